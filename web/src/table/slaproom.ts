import { box, mirrored, TALL, type Box, type Layout } from "./layout";

/** Where everything stands when it is time to slap. The own row and the bar are gone, and the piles have swollen. */
export interface SlapRoom {
  readonly layout: Layout;
  readonly word: Box;
  readonly line: Box;
  readonly ring: Box;
  /** How low the edges of a thick pile may reach. */
  readonly foot: number;
}

const SWELL = 1.12;
/** Room below a pile for the edges of a middling one, in heights of the pile; thicker ones reach into what is free. */
const EDGES = 0.24;

export function slapRoom(layout: Layout): SlapRoom {
  if (layout.hand === "left") {
    const room = slapRoom(mirrored(layout));
    return { ...room, layout: mirrored(room.layout), ring: { ...room.ring, x: layout.width - room.ring.x - room.ring.w } };
  }
  return layout.kind === "phone" || layout.kind === "tablet" ? tall(layout) : wide(layout);
}

/** Head, word, sentence, piles, one below another. */
function tall(layout: Layout): SlapRoom {
  const { width: W, height: H, face } = layout;
  const side = face.x;
  const ringW = Math.max(40, 0.92 * face.h);
  const ring = box(W - side - ringW, face.y + (face.h - ringW) / 2, ringW, ringW);
  const name = { ...layout.name, w: ring.x - layout.name.x - 12 };
  const word = box(side + 4, face.y + face.h + 0.014 * H, W - 2 * side - 8, 0.17 * H);
  const line = box(side + 4, word.y + word.h + 0.022 * H, W - 2 * side - 8, 0.085 * H);
  const from = line.y + line.h + 0.015 * H;
  const foot = H - face.y;
  const hang = layout.ownPile.y - layout.theirPile.y;
  const gap = 0.045 * W;
  const room = (foot - from - hang) / (1 + EDGES) / TALL;
  const w = Math.min(SWELL * layout.ownPile.w, room, (W - 2 * side - 8 - gap) / 2);
  const top = from + Math.max(0, (foot - from - hang - TALL * w * (1 + EDGES)) * 0.3);
  const theirPile = box(W / 2 - gap / 2 - w, top, w, TALL * w);
  const ownPile = box(W / 2 + gap / 2, top + hang, w, TALL * w);
  return { layout: { ...layout, name, theirPile, ownPile }, word, line, ring, foot };
}

/** The same down the middle, between the other's face at the left and the ring at the right. */
function wide(layout: Layout): SlapRoom {
  const { width: W, height: H, face, call } = layout;
  const flat = layout.kind === "flat";
  const between = call.x - (face.x + call.w) - 0.04 * W;
  const column = box(W / 2 - between / 2, face.y, between, H);
  const ringW = Math.min(0.75 * call.w, flat ? 48 : 84);
  const ring = box(W - face.x - ringW, face.y, ringW, ringW);
  const word = box(column.x, face.y, column.w, (flat ? 0.17 : 0.19) * H);
  const line = box(column.x, word.y + word.h + 0.02 * H, column.w, (flat ? 0.1 : 0.08) * H);
  const from = line.y + line.h + 0.02 * H;
  const foot = H - (layout.keycaps ? 64 : 0) - face.y;
  const hang = 0.75 * (layout.ownPile.y - layout.theirPile.y);
  const room = (foot - from - hang) / (1 + EDGES) / TALL;
  const w = Math.min(SWELL * layout.ownPile.w, room);
  const apart = 0.6 * w;
  const theirPile = box(W / 2 - apart / 2 - w, from, w, TALL * w);
  const ownPile = box(W / 2 + apart / 2, from + hang, w, TALL * w);
  const name = { ...layout.name, h: Math.max(layout.name.h, flat ? 56 : 90) };
  return { layout: { ...layout, name, theirPile, ownPile }, word, line, ring, foot };
}
