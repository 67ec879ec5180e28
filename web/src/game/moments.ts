import type { Told } from "../wire";
import { stockLeft } from "./legal";
import { other, type Pile, type Seat, type Slot } from "./places";
import type { Scene } from "./predict";
import type { Way } from "./reach";

/** What is worth a sound, a word or a gesture at the moment it happens. `mine` is whether the own hand did it. */
export type Moment =
  | { kind: "dealt"; round: number }
  | { kind: "called"; mine: boolean }
  | { kind: "counting"; end: number }
  | { kind: "stopped" }
  | { kind: "flipped"; piles: Pile[] }
  | { kind: "played"; mine: boolean; slot: Slot; pile: Pile; card: string; left: number }
  | { kind: "filled"; mine: boolean }
  | { kind: "turned"; mine: boolean }
  | { kind: "reach"; ways: readonly Way[] }
  | { kind: "miss"; slot: Slot | null }
  | { kind: "refused"; code: string }
  | { kind: "over"; why: "out" | "dead" | "given_up"; mine: boolean | null; slap: boolean }
  | { kind: "slapped"; mine: boolean; pile: Pile }
  | { kind: "cleared"; won: boolean | null }
  | { kind: "ended"; won: boolean };

export function momentOf(told: Told, after: Scene, seat: Seat): Moment | null {
  const mine = (s: number): boolean => s === seat;
  switch (told.what) {
    case "dealt":
      return { kind: "dealt", round: told.event.round };
    case "called":
      return { kind: "called", mine: mine(told.event.seat) };
    case "flipped":
      return { kind: "flipped", piles: told.event.puts.map((p) => p.pile as Pile) };
    case "played": {
      const { seat: by, stock, pile, card } = told.event;
      const left = stockLeft(after.table.view, by as Seat);
      return { kind: "played", mine: mine(by), slot: stock as Slot, pile: pile as Pile, card, left };
    }
    case "filled":
    case "turned":
      return { kind: told.what, mine: mine(told.event.seat) };
    case "round_over": {
      const { why, finisher, slap } = told.event;
      return { kind: "over", why, mine: finisher === null ? null : mine(finisher), slap };
    }
    case "slapped":
      return { kind: "slapped", mine: mine(told.event.seat), pile: told.event.pile as Pile };
    case "cleared": {
      const [ours = 0, theirs = 0] = [seat, other(seat)].map((s) => told.event.sides[s]?.stock);
      return { kind: "cleared", won: ours === theirs ? null : ours < theirs };
    }
    case "paused":
      return told.event.pause ? { kind: "stopped" } : null;
    case "ended":
      return { kind: "ended", won: mine(told.event.winner) };
    default:
      return null;
  }
}

/** A card that turned by itself, when the one above it left. */
export function turnedBy(told: Told, seat: Seat): Moment | null {
  if (told.what !== "played" && told.what !== "filled") return null;
  return told.event.turned === null ? null : { kind: "turned", mine: told.event.seat === seat };
}
