import type { Bodies } from "../game/bodies";
import { SEATS, SLOTS, type Pile, type Seat } from "../game/places";
import { EDGE, pileBox, type Box, type Layout } from "./layout";

/** Where a card comes to rest: its upper left corner, its width, its turn in degrees. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly r: number;
}

/** A card's body on the screen. `covered` bodies show an edge only. */
export interface Placed {
  readonly id: string;
  readonly face: string | null;
  readonly owner: "you" | "them";
  readonly on: "stock" | "packet" | "pile";
  readonly covered: boolean;
  readonly rest: Rest;
  readonly z: number;
  /** Whose packet it comes from when it appears. */
  readonly from: Rest;
}

/** Cards on a pile never lie quite straight; how, goes by their number, and so stays. */
const TILTS = [-1.4, 2.4, -2.6, 1.7, -0.8, 3.2, -2];
const SLIDES = [0, 2, -2, 3, -3, 1, -1];

export function place(bodies: Bodies, layout: Layout, seat: Seat): Placed[] {
  const placed: Placed[] = [];
  for (const s of SEATS) {
    const owner = s === seat ? "you" : "them";
    const row = s === seat ? layout.own : layout.opponent;
    const packet = restOn(s === seat ? layout.ownPacket : layout.theirPacket);
    for (const slot of SLOTS) {
      const stock = bodies.stocks[s]?.[slot] ?? [];
      const box = row[slot]!;
      stock.forEach((id, i) => {
        const under = stock.length - 1 - i;
        const rest = { ...restOn(box), y: box.y + under * EDGE * box.w };
        placed.push({ id, face: bodies.faces[id] ?? null, owner, on: "stock", covered: under > 0, rest, z: 10 + i, from: packet });
      });
    }
    const hand = bodies.packets[s] ?? [];
    // Two are enough: the next to go, and the one that is seen when it has gone.
    hand.slice(-2).forEach((id, i) => {
      placed.push({ id, face: null, owner, on: "packet", covered: false, rest: packet, z: 4 + i, from: packet });
    });
  }
  for (const pile of SEATS) {
    const ids = bodies.piles[pile] ?? [];
    const box = pileBox(layout, pile as Pile, seat);
    const owner = pile === seat ? "you" : "them";
    ids.forEach((id, i) => {
      const under = ids.length - 1 - i;
      const rest = lying(box, id, under);
      const from = restOn(owner === "you" ? layout.ownPacket : layout.theirPacket);
      placed.push({ id, face: bodies.faces[id] ?? null, owner, on: "pile", covered: under > 1, rest, z: 20 + i, from });
    });
  }
  return placed;
}

function restOn(box: Box): Rest {
  return { x: box.x, y: box.y, w: box.w, r: 0 };
}

function lying(box: Box, id: string, under: number): Rest {
  if (under === 0) return restOn(box);
  const n = Number(id.slice(1)) || 0;
  const unit = box.w / 160;
  return {
    x: box.x + SLIDES[n % SLIDES.length]! * unit,
    y: box.y + SLIDES[(n + 3) % SLIDES.length]! * unit,
    w: box.w,
    r: TILTS[n % TILTS.length]!,
  };
}
