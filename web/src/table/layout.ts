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
  /** By the side of the screen: the other's on the left, the own on the right. */
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

export function layout(width: number, height: number, insets: Insets = NONE, lesson = false): Layout {
  const flat = height < 560;
  if (width > height && (width >= 960 || flat)) return wide(width, height, insets, flat, lesson);
  return tall(width, height, insets, lesson);
}

/** Phone and tablet held upright: head, the other's row, lanes, spit piles, own row, bar. */
function tall(W: number, H: number, insets: Insets, lesson: boolean): Layout {
  const tablet = W >= 600;
  const short = H < 600;
  const side = Math.max(tablet ? W * 0.06 : W * 0.024, insets.left, insets.right);
  const top = Math.max(tablet ? 24 : short ? 8 : 12, insets.top);
  const bottom = Math.max(tablet ? 32 : short ? 8 : 24, insets.bottom);
  const labels = H >= 720;
  const barGap = short ? 8 : H < 720 ? 14 : 24;
  const bar = tablet ? 88 : short ? 52 : 64;
  const rowGap = short ? 6 : 12;
  const laneRoom = lesson ? (H < 720 ? 100 : tablet ? 168 : 112) : tablet ? 96 : short ? 40 : H < 720 ? 52 : 72;
  const labelRoom = labels ? 28 : 6;
  const gap = Math.max(26, 0.052 * H);
  const hang = 0.026 * H;
  const wish = tablet
    ? { spit: Math.min(0.34 * W, 0.208 * H), own: Math.min(0.15 * W, 0.12 * H), opp: Math.min(0.11 * W, 0.072 * H) }
    : { spit: Math.min(0.43 * W, 0.214 * H), own: Math.min(0.176 * W, 0.114 * H), opp: Math.min(0.124 * W, 0.074 * H) };
  const fixed = top + rowGap + laneRoom + labelRoom + hang + gap + barGap + bar + bottom;
  const cards = Math.max(44, 1.2 * wish.opp) + (TALL + EDGES) * (wish.opp + wish.own) + TALL * wish.spit;
  const k = Math.min(1, (H - fixed) / cards);
  const spit = wish.spit * k;
  const own = wish.own * k;
  const opp = wish.opp * k;

  const head = Math.max(44, 1.2 * opp);
  const face = box(side, top, head, head);
  const pause = box(W - side - 44, top + (head - 44) / 2, 44, 44);
  const packetW = 0.54 * opp;
  const countW = tablet ? 96 : 64;
  const theirCount = box(pause.x - countW - 4, top, countW, head);
  const theirPacket = box(theirCount.x - packetW - 8, top + (head - TALL * packetW) / 2 - 3, packetW, TALL * packetW);
  const name = box(side + head + 10, top, theirPacket.x - side - head - 18, head);

  const oppY = top + head + rowGap;
  const opponent = row(opp, W / 2, oppY, 0.02 * W);

  const callY = H - bottom - bar;
  const ownY = callY - barGap - (TALL + EDGES) * own;
  const ownGap = tablet ? 0.02 * W : Math.min((W - 2 * side - 5 * own) / 4, 0.4 * own);
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
function wide(W: number, H: number, insets: Insets, flat: boolean, lesson: boolean): Layout {
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
  const wish = {
    spit: Math.min(0.16 * W, 0.246 * H),
    own: Math.min(0.098 * W, 0.154 * H, middle / 5.5),
    opp: Math.min(0.066 * W, 0.102 * H),
  };
  const cards = (TALL + EDGES) * (wish.opp + wish.own) + TALL * wish.spit;
  const k = Math.min(1, (H - top - bottom - caps - gaps - hang) / cards);
  const spit = wish.spit * k;
  const own = wish.own * k;
  const opp = wish.opp * k;

  const opponent = row(opp, W / 2, top, 0.01 * W);
  const ownY = H - bottom - caps - (TALL + EDGES) * own;
  const ownRow = row(own, W / 2, ownY, 0.011 * W);
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
