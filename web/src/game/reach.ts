import type { Hand } from "../wire";
import type { Place, Slot } from "./places";

/** A way of the other's hand, by `performance.now()`: to a place, or home, empty or with the top card of a stock. */
export interface Way {
  readonly began: number;
  readonly ends: number;
  readonly to: Place | null;
  readonly carries: Slot | null;
}

/** What a hand was said to do; `local` turns the game's time into ours. */
export function waysOf(hand: Hand, local: (at: number) => number): Way[] {
  return (hand.ways ?? []).map(({ began, ends, stock, pile, carries }) => ({
    began: local(began),
    ends: local(ends),
    to: stock != null ? { kind: "stock", slot: stock } : pile != null ? { kind: "pile", pile } : null,
    carries: carries ?? null,
  }));
}
