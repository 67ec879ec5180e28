import type { Told } from "../wire";
import { stockLeft } from "./legal";
import type { Pile, Seat, Slot } from "./places";
import type { Scene } from "./predict";

/** What is worth a sound or a word at the moment it happens. `mine` is whether the own hand did it. */
export type Moment =
  | { kind: "dealt"; round: number }
  | { kind: "called"; mine: boolean }
  | { kind: "flipped"; piles: Pile[] }
  | { kind: "played"; mine: boolean; slot: Slot; pile: Pile; card: string; left: number }
  | { kind: "filled"; mine: boolean }
  | { kind: "turned"; mine: boolean }
  | { kind: "miss"; slot: Slot | null }
  | { kind: "refused"; code: string }
  | { kind: "over"; why: "out" | "dead" | "given_up"; mine: boolean | null; slap: boolean }
  | { kind: "slapped"; mine: boolean; pile: Pile }
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
    case "ended":
      return { kind: "ended", won: mine(told.event.winner) };
    default:
      return null;
  }
}
