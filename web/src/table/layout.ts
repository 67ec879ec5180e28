import { SEATS, SLOTS, type Pile, type Place, type Seat, type Slot } from "../game/places";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where everything stands on a table of a size, in px. Boxes of stocks are those of the top card, without edges. */
export interface Layout {
  readonly kind: "phone" | "tablet" | "wide" | "flat";
  /** The hand one plays with: for the left one everything has changed sides. */
  readonly hand: "right" | "left";
  readonly width: number;
  readonly height: number;
  readonly face: Box;
  readonly name: Box;
  readonly theirPacket: Box;
  readonly theirCount: Box;
  readonly round: Box | null;
  readonly pause: Box;
  readonly opponent: readonly Box[];
  /** The race; in a lesson its words, which need more room. */
  readonly lanes: Box;
  /** Whether there is room for the words over the spit piles. */
  readonly labels: boolean;
  /** The own spit pile lies at the side of the hand one plays with. */
  readonly theirPile: Box;
  readonly ownPile: Box;
  readonly own: readonly Box[];
  readonly ownPacket: Box;
  readonly ownCount: Box;
  readonly call: Box;
  readonly keycaps: boolean;
}

/** A card is 5 by 7. */
export const TALL = 1.4;
/** One card below another shows so much of its width. */
export const EDGE = 0.05;
/** A stock has at most so many cards under its top one. */
const MOST_UNDER = 4;
const EDGES = EDGE * MOST_UNDER;
/** A packet shows seven edges at most, one for two cards. */
const PACKET_EDGES = 7 * EDGE;

/** What the device keeps for itself at each side: a notch, the bar at the bottom. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** What changes a layout besides its size. */
export interface Wishes {
  readonly insets?: Insets;
  /** In a lesson the words stand where the race is. */
  readonly lesson?: boolean;
  /** Larger cards: the rows grow, and all else gives way. */
  readonly large?: boolean;
  readonly hand?: "right" | "left";
}

/** Wider than so many heights a table is no further spread: its ends would be out of sight of one another. */
const BROAD = 1.95;

export function layout(width: number, height: number, wishes: Wishes = {}): Layout {
  const { insets = NONE, lesson = false, large = false, hand = "right" } = wishes;
  const flat = height < 560;
  let right: Layout;
  if (width > height && (width >= 960 || flat)) {
    const spread = flat ? width : Math.min(width, BROAD * height);
    const off = (width - spread) / 2;
    const inner = { ...insets, left: Math.max(0, insets.left - off), right: Math.max(0, insets.right - off) };
    right = moved(wide(spread, height, inner, flat, lesson, large), (b) => ({ ...b, x: b.x + off }));
    right = { ...right, width };
  } else {
    right = tall(width, height, insets, lesson, large);
  }
  return hand === "left" ? mirrored(right) : right;
}

/** The same for the other hand. The slots stay numbered from the left. */
export function mirrored(layout: Layout): Layout {
  const flipped = moved(layout, (b) => ({ ...b, x: layout.width - b.x - b.w }));
  const hand = layout.hand === "left" ? "right" : "left";
  return { ...flipped, hand, opponent: [...flipped.opponent].reverse(), own: [...flipped.own].reverse() };
}

function moved(layout: Layout, to: (b: Box) => Box): Layout {
  return {
    ...layout,
    face: to(layout.face),
    name: to(layout.name),
    theirPacket: to(layout.theirPacket),
    theirCount: to(layout.theirCount),
    round: layout.round && to(layout.round),
    pause: to(layout.pause),
    opponent: layout.opponent.map(to),
    lanes: to(layout.lanes),
    theirPile: to(layout.theirPile),
    ownPile: to(layout.ownPile),
    own: layout.own.map(to),
    ownPacket: to(layout.ownPacket),
    ownCount: to(layout.ownCount),
    call: to(layout.call),
  };
}

/** The widths of cards: on the spit piles, in the own row and in the other's. */
interface Widths {
  readonly spit: number;
  readonly own: number;
  readonly opp: number;
}

/**
 * Widths as wished, smaller where the height does not do, which a head of a height is part of. Where the rows are
 * large, the spit piles give way first, but stay the largest.
 */
function fitting(wish: Widths, room: number, head: number, large: boolean): Widths {
  const rows = head + (TALL + EDGES) * (wish.opp + wish.own);
  const left = (room - rows) / TALL;
  const spit = large ? Math.min(wish.spit, Math.max(left, 1.15 * wish.own)) : wish.spit;
  const k = Math.min(1, room / (rows + TALL * spit));
  return { spit: k * spit, own: k * wish.own, opp: k * wish.opp };
}

/** Phone and tablet held upright: head, the other's row, lanes, spit piles, own row, bar. */
function tall(W: number, H: number, insets: Insets, lesson: boolean, large: boolean): Layout {
  const tablet = W >= 600;
  const short = H < 600 || (large && !tablet);
  const side = Math.max(tablet ? W * 0.06 : large ? 4 : W * 0.024, insets.left, insets.right);
  const top = Math.max(tablet ? 24 : short ? 8 : 12, insets.top);
  const bottom = Math.max(tablet ? 32 : short ? 8 : 24, insets.bottom);
  const labels = H >= 720 && !short;
  const barGap = short ? 8 : H < 720 ? 14 : 24;
  const bar = tablet ? 88 : short ? 52 : 64;
  const rowGap = short ? 6 : 12;
  const laneRoom = lesson ? (H < 720 ? 100 : tablet ? 168 : 112) : tablet ? 96 : short ? 40 : H < 720 ? 52 : 72;
  const labelRoom = labels ? 28 : 6;
  const gap = Math.max(26, 0.052 * H);
  const hang = 0.026 * H;
  const usual = tablet
    ? { spit: Math.min(0.34 * W, 0.208 * H), own: Math.min(0.15 * W, 0.12 * H), opp: Math.min(0.11 * W, 0.072 * H) }
    : { spit: Math.min(0.43 * W, 0.214 * H), own: Math.min(0.176 * W, 0.114 * H), opp: Math.min(0.124 * W, 0.074 * H) };
  const broad = (W - 2 * side - 16) / 5;
  const wish = large
    ? { spit: 1.08 * usual.spit, own: Math.min(1.2 * usual.own, broad), opp: Math.min(1.35 * usual.opp, 0.9 * broad) }
    : usual;
  const fixed = top + rowGap + laneRoom + labelRoom + hang + gap + barGap + bar + bottom;
  const { spit, own, opp } = fitting(wish, H - fixed, Math.max(44, 1.2 * usual.opp), large);

  const small = Math.min(opp, usual.opp);
  const head = Math.max(44, 1.2 * small);
  const face = box(side, top, head, head);
  const pause = box(W - side - 44, top + (head - 44) / 2, 44, 44);
  const packetW = 0.54 * small;
  const countW = tablet ? 96 : 64;
  const theirCount = box(pause.x - countW - 4, top, countW, head);
  const theirPacket = box(theirCount.x - packetW - 8, top + (head - TALL * packetW) / 2 - 3, packetW, TALL * packetW);
  const name = box(side + head + 10, top, theirPacket.x - side - head - 18, head);

  const oppY = top + head + rowGap;
  const opponent = row(opp, W / 2, oppY, Math.min((W - 2 * side - 5 * opp) / 4, 0.02 * W));

  const callY = H - bottom - bar;
  const ownY = callY - barGap - (TALL + EDGES) * own;
  const ownGap = Math.min((W - 2 * side - 5 * own) / 4, tablet ? 0.02 * W : 0.4 * own);
  const ownRow = row(own, W / 2, ownY, ownGap);

  const spitGap = tablet ? 0.035 * W : 0.026 * W;
  const spitBottom = ownY - gap;
  const pileY = spitBottom - TALL * spit - hang;
  const theirPile = box(W / 2 - spitGap / 2 - spit, pileY, spit, TALL * spit);
  const ownPile = box(W / 2 + spitGap / 2, pileY + hang, spit, TALL * spit);

  const room = { from: oppY + (TALL + EDGES) * opp, to: pileY - labelRoom };
  const lanesH = Math.min(laneRoom - 8, room.to - room.from - 4);
  const lanes = box(side + 0.01 * W, (room.from + room.to - lanesH) / 2, W - 2 * side - 0.02 * W, lanesH);

  const myW = Math.min(tablet ? 56 : 40, bar / (TALL + PACKET_EDGES));
  const ownPacket = box(side, callY, myW, TALL * myW);
  const ownCount = box(side + myW + 10, callY, tablet ? 120 : 68, bar);
  const callX = ownCount.x + ownCount.w + 12;
  return {
    kind: tablet ? "tablet" : "phone",
    hand: "right",
    width: W,
    height: H,
    face,
    name,
    theirPacket,
    theirCount,
    round: null,
    pause,
    opponent,
    lanes,
    labels,
    theirPile,
    ownPile,
    own: ownRow,
    ownPacket,
    ownCount,
    call: box(callX, callY, W - side - callX, bar),
    keycaps: false,
  };
}

/** The two stand at the sides, the race runs down the middle. Flat: the same on a phone that lies on its side. */
function wide(W: number, H: number, insets: Insets, flat: boolean, lesson: boolean, large: boolean): Layout {
  const padX = Math.max(0.026 * W, insets.left, insets.right);
  const top = Math.max(0.026 * H, insets.top);
  const bottom = Math.max(0.026 * H, insets.bottom);
  const column = 0.18 * W;
  const middle = W - 2 * padX - 2 * column - 0.04 * W;
  const keycaps = H >= 640;
  const caps = keycaps ? 40 : 0;
  const labels = H >= 640;
  const hang = 0.04 * H;
  const gaps = (labels ? 40 : 10) + Math.max(26, 0.052 * H);
  const grown = large ? 1.2 : 1;
  const wish = {
    spit: Math.min(0.16 * W, 0.246 * H),
    own: Math.min(grown * 0.098 * W, grown * 0.154 * H, middle / (large ? 5.1 : 5.5)),
    opp: Math.min(grown * 0.066 * W, grown * 0.102 * H),
  };
  const { spit, own, opp } = fitting(wish, H - top - bottom - caps - gaps - hang, 0, large);

  const opponent = row(opp, W / 2, top, 0.01 * W);
  const ownY = H - bottom - caps - (TALL + EDGES) * own;
  const ownRow = row(own, W / 2, ownY, Math.min((middle - 5 * own) / 4, 0.011 * W));
  const spitGap = 0.024 * W;
  const space = { from: top + (TALL + EDGES) * opp + (labels ? 40 : 10), to: ownY - Math.max(26, 0.052 * H) };
  const pileY = (space.from + space.to - TALL * spit - hang) / 2;
  const theirPile = box(W / 2 - spitGap / 2 - spit, pileY, spit, TALL * spit);
  const ownPile = box(W / 2 + spitGap / 2, pileY + hang, spit, TALL * spit);

  const faceW = Math.min(column, flat ? 0.2 * H : 0.29 * H);
  const face = box(padX, top, faceW, faceW);
  const nameH = flat ? 30 : Math.min(72, 0.09 * H);
  const name = box(padX, top + faceW + (flat ? 4 : 14), column, nameH);
  const packetW = Math.min(0.043 * W, 0.07 * H);
  const theirPacket = box(padX, name.y + nameH + (flat ? 4 : 12), packetW, TALL * packetW);
  const theirCount = box(padX + packetW + 10, theirPacket.y, column - packetW - 10, TALL * packetW);
  const under = theirPacket.y + (TALL + PACKET_EDGES) * packetW + (flat ? 6 : 14);
  const lanesH = lesson ? Math.min(H - bottom - under, 1.6 * column) : flat ? Math.min(64, 0.18 * H) : Math.min(100, 0.13 * H);
  const lanes = box(padX, H - bottom - lanesH, column, lanesH);

  const right = W - padX - column;
  const pause = box(W - padX - 44, flat ? top : top + 72, 44, 44);
  const round = box(right, top, flat ? column - 52 : column, flat ? 44 : 68);
  const callH = flat ? Math.min(84, 0.24 * H) : Math.min(136, 0.16 * H);
  const call = box(right, H - bottom - callH, column, callH);
  const myW = Math.min(0.058 * W, 0.094 * H);
  const ownPacket = box(right, call.y - 10 - (TALL + PACKET_EDGES) * myW, myW, TALL * myW);
  const ownCount = box(right + myW + 10, ownPacket.y, column - myW - 10, TALL * myW);
  return {
    kind: flat ? "flat" : "wide",
    hand: "right",
    width: W,
    height: H,
    face,
    name,
    theirPacket,
    theirCount,
    round,
    pause,
    opponent,
    lanes,
    labels,
    theirPile,
    ownPile,
    own: ownRow,
    ownPacket,
    ownCount,
    call,
    keycaps,
  };
}

export function pileBox(layout: Layout, pile: Pile, seat: Seat): Box {
  return pile === seat ? layout.ownPile : layout.theirPile;
}

/** The place under a point; the own row takes touches from a little beyond its cards, so that none falls between. */
export function placeAt(layout: Layout, seat: Seat, x: number, y: number): Place | null {
  const first = layout.own[0]!;
  const reach = 12;
  if (y > first.y - reach && y < first.y + (TALL + EDGES) * first.w + reach) {
    const slot = nearest(layout.own, x);
    const stock = layout.own[slot]!;
    if (Math.abs(x - middleX(stock)) <= stock.w / 2 + reach) return { kind: "stock", slot };
  }
  for (const pile of SEATS) if (within(pileBox(layout, pile, seat), x, y, 8)) return { kind: "pile", pile };
  return null;
}

/** The places within reach of a dropped card's middle, the nearest first. */
export function placesNear(layout: Layout, seat: Seat, x: number, y: number): Place[] {
  const found: { place: Place; far: number }[] = [];
  for (const pile of SEATS) {
    const at = pileBox(layout, pile, seat);
    const far = distance(at, x, y);
    if (far < 0.9 * at.w) found.push({ place: { kind: "pile", pile }, far });
  }
  for (const slot of SLOTS) {
    const at = layout.own[slot]!;
    const far = distance(at, x, y);
    if (far < 0.45 * at.w) found.push({ place: { kind: "stock", slot }, far });
  }
  return found.sort((a, b) => a.far - b.far).map((f) => f.place);
}

function nearest(boxes: readonly Box[], x: number): Slot {
  return SLOTS.reduce((best, s) => (Math.abs(x - middleX(boxes[s]!)) < Math.abs(x - middleX(boxes[best]!)) ? s : best));
}

function middleX(b: Box): number {
  return b.x + b.w / 2;
}

function within(b: Box, x: number, y: number, reach: number): boolean {
  return x > b.x - reach && x < b.x + b.w + reach && y > b.y - reach && y < b.y + b.h + reach;
}

/** How far a point is from a box; 0 inside it. */
function distance(b: Box, x: number, y: number): number {
  return Math.hypot(Math.max(b.x - x, 0, x - b.x - b.w), Math.max(b.y - y, 0, y - b.y - b.h));
}

function row(w: number, centre: number, y: number, gap: number): Box[] {
  const from = centre - (5 * w + 4 * gap) / 2;
  return SLOTS.map((i) => box(from + i * (w + gap), y, w, TALL * w));
}

export function box(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h };
}
