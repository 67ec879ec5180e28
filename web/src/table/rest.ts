import type { Bodies } from "../game/bodies";
import { SEATS, SLOTS, type Pile, type Seat } from "../game/places";
import { EDGE, pileBox, TALL, type Box, type Layout } from "./layout";

/** Where a card comes to rest: its upper left corner, its width, its turn in degrees. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly r: number;
}

/** A card's body on the screen. */
export interface Placed {
  readonly id: string;
  readonly face: string | null;
  readonly owner: "you" | "them";
  readonly on: "stock" | "packet" | "pile";
  /** Whether only its edge is seen, and how many edges of others below it, which are too deep to be seen themselves. */
  readonly covered: boolean;
  readonly edges: number;
  readonly deep: boolean;
  readonly rest: Rest;
  readonly z: number;
  /** Whose packet it comes from when it appears, and its turn in the deal. */
  readonly from: Rest;
  readonly turn: number;
}

/** What moves cards from where they lie. */
export interface Moving {
  /** The spit cards that are about to be turned have slid in beside the piles. */
  readonly counting: boolean;
  /** Who has taken which pile, once they are on their way to the packets. */
  readonly taken: { readonly pile: Pile; readonly by: Seat } | null;
}

/** Between one card of the deal and the next, in ms. */
export const DEAL = 34;

const SEEN = { covered: false, edges: 0, deep: false };

export function place(bodies: Bodies, layout: Layout, seat: Seat, moving: Moving): Placed[] {
  const placed: Placed[] = [];
  const packetOf = (s: Seat): Rest => restOn(s === seat ? layout.ownPacket : layout.theirPacket);
  for (const s of SEATS) {
    const owner = s === seat ? "you" : "them";
    const row = s === seat ? layout.own : layout.opponent;
    const from = packetOf(s);
    let turn = -1;
    for (const slot of SLOTS) {
      const stock = bodies.stocks[s]?.[slot] ?? [];
      const box = row[slot]!;
      stock.forEach((id, i) => {
        const over = stock.length - 1 - i;
        const rest = { ...restOn(box), y: box.y + (over > 0 ? EDGE * box.w : 0) };
        const look = { covered: over > 0, edges: over === 1 ? i : 0, deep: over > 1 };
        if (!look.deep) turn++;
        placed.push({ id, face: bodies.faces[id] ?? null, owner, on: "stock", ...look, rest, z: 10 + i, from, turn });
      });
    }
    const hand = bodies.packets[s] ?? [];
    // Two are enough: the next to go, and the one that is seen when it has gone.
    hand.slice(-2).forEach((id, i, seen) => {
      const next = moving.counting && i === seen.length - 1;
      const rest = next ? beside(layout, owner) : from;
      placed.push({ id, face: null, owner, on: "packet", ...SEEN, rest, z: next ? 40 : 4 + i, from, turn: 0 });
    });
  }
  for (const pile of SEATS) {
    const ids = bodies.piles[pile] ?? [];
    const owner = pile === seat ? "you" : "them";
    const { taken } = moving;
    const packet = taken ? packetOf(pile === taken.pile ? taken.by : taken.by === 0 ? 1 : 0) : null;
    ids.forEach((id, i) => {
      const rest = packet ?? restOn(pileBox(layout, pile as Pile, seat));
      placed.push({ id, face: bodies.faces[id] ?? null, owner, on: "pile", ...SEEN, rest, z: 20 + i, from: packetOf(pile), turn: 0 });
    });
  }
  return placed;
}

/** The same cards; those that lie as they lay are the same objects, so that nothing is done about them. */
export function kept(before: ReadonlyMap<string, Placed>, now: readonly Placed[]): Placed[] {
  return now.map((card) => {
    const old = before.get(card.id);
    return old && alike(old, card) ? old : card;
  });
}

function alike(a: Placed, b: Placed): boolean {
  return (
    a.face === b.face &&
    a.covered === b.covered &&
    a.edges === b.edges &&
    a.deep === b.deep &&
    a.on === b.on &&
    a.z === b.z &&
    a.owner === b.owner &&
    sameRest(a.rest, b.rest) &&
    sameRest(a.from, b.from)
  );
}

export function sameRest(a: Rest, b: Rest): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.r === b.r;
}

export function restOn(box: Box): Rest {
  return { x: box.x, y: box.y, w: box.w, r: 0 };
}

/** Outside its pile, and aslant: the other's a little higher, where the sides are narrow. */
function beside(layout: Layout, owner: "you" | "them"): Rest {
  const pile = owner === "you" ? layout.ownPile : layout.theirPile;
  const w = 0.66 * pile.w;
  const side = (owner === "you") === (layout.hand === "right") ? 1 : -1;
  const narrow = layout.kind === "phone" || layout.kind === "tablet";
  const out = narrow ? 0.22 * pile.w : 0.95 * pile.w;
  const room = 0.1 * w;
  const x = Math.min(layout.width - w - room, Math.max(room, pile.x + pile.w / 2 - w / 2 + side * out));
  const up = narrow && owner === "them" ? 0.42 * pile.h : 0;
  return { x, y: pile.y + (pile.h - TALL * w) / 2 - up, w, r: side * (owner === "you" ? -8 : 13) };
}
