import type { Place, Seat } from "../game/places";
import type { Way } from "../game/reach";
import { handAt } from "./flight";
import { pileBox, TALL, type Layout } from "./layout";
import { restOn, type Rest } from "./rest";

/** Where the paw is: its middle, and its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** A way of the paw on the screen, by the page's time. */
export interface Leg {
  readonly from: Spot;
  readonly to: Spot;
  readonly began: number;
  readonly ends: number;
}

/** The paw is on a card for so long when it has put it down, and then on its way home, in ms. */
const LINGER = 90;
const BACK = 420;
/** Points of a way that are given to the compositor. */
const POINTS = 6;
/** Widths of the paw, in widths of the card it holds; of the pile it slaps. */
const ON_CARD = 0.66;
const ON_PILE = 0.5;
/** A carried card is so much larger than in its row, and no wider than this part of the pile. */
const LARGER = 1.3;
const MOST = 0.42;

export function pawWidth(layout: Layout): number {
  return ON_CARD * layout.opponent[0]!.w;
}

/** At the foot of its owner's picture. */
export function home(layout: Layout): Spot {
  const { face } = layout;
  const w = pawWidth(layout);
  return { x: face.x + Math.max(0.5 * w, 0.24 * face.w), y: face.y + face.h - 0.2 * w, w };
}

/** Where a card is held before it is put down: over the upper right of a pile, beside its rank; in a slot just there. */
export function heldAt(to: Place, layout: Layout, seat: Seat): Rest {
  if (to.kind === "stock") return restOn(layout.opponent[to.slot]!);
  const pile = pileBox(layout, to.pile, seat);
  const w = Math.min(LARGER * layout.opponent[0]!.w, MOST * pile.w);
  return { x: pile.x + 0.8 * pile.w - w / 2, y: pile.y - 0.55 * TALL * w, w, r: 6 };
}

function spotOf(way: Way, layout: Layout, seat: Seat): Spot {
  const { to } = way;
  if (to === null) return home(layout);
  if (to.kind === "pile" && way.carries === null) {
    const pile = pileBox(layout, to.pile, seat);
    return { x: pile.x + pile.w / 2, y: pile.y + 0.35 * pile.h, w: ON_PILE * pile.w };
  }
  // By its upper right corner, so that the rank stays in sight.
  const card = heldAt(to, layout, seat);
  return { x: card.x + 0.86 * card.w, y: card.y + 0.03 * card.w, w: ON_CARD * card.w };
}

/** The ways from where the paw is, and home from the last of them. Ways that are over are left out. */
export function legsOf(ways: readonly Way[], here: Spot, layout: Layout, seat: Seat, now: number): Leg[] {
  const legs: Leg[] = [];
  let from = here;
  for (const way of ways) {
    if (way.ends <= now) continue;
    const to = spotOf(way, layout, seat);
    legs.push({ from, to, began: Math.max(now, way.began), ends: way.ends });
    from = to;
  }
  const began = legs.length > 0 ? legs.at(-1)!.ends + LINGER : now;
  return [...legs, { from, to: home(layout), began, ends: began + BACK }];
}

export function spotAt(legs: readonly Leg[], now: number): Spot | null {
  const leg = legs.find((l) => now < l.ends) ?? legs.at(-1);
  if (!leg) return null;
  const { way } = handAt((now - leg.began) / (leg.ends - leg.began));
  const between = (a: number, b: number): number => a + (b - a) * way;
  return { x: between(leg.from.x, leg.to.x), y: between(leg.from.y, leg.to.y), w: between(leg.from.w, leg.to.w) };
}

/** How a paw of a width is put on a spot. Its toes are towards us. */
export function transformTo(spot: Spot, width: number): string {
  const scale = (spot.w / width).toFixed(4);
  return `translate(${(spot.x - width / 2).toFixed(2)}px,${(spot.y - width / 2).toFixed(2)}px) rotate(180deg) scale(${scale})`;
}

/** The legs as keyframes, from the beginning of the first to the end of the last. */
export function framesOf(legs: readonly Leg[], width: number): Keyframe[] {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const total = last.ends - first.began;
  return legs.flatMap((leg) =>
    Array.from({ length: POINTS + 1 }, (_, i) => {
      const at = leg.began + (i / POINTS) * (leg.ends - leg.began);
      // The end of a leg is where it ends, and not where the next one begins.
      const spot = i === POINTS ? leg.to : spotAt([leg], at)!;
      return { offset: Math.min(1, (at - first.began) / total), transform: transformTo(spot, width) };
    }),
  );
}
