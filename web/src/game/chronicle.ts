import type { Cleared, RoundOver, Side, TableView, Told } from "../wire";
import { REACTION } from "./gaze";
import { stockLeft } from "./legal";
import { other, type Seat } from "./places";

/** How many stock cards each had left at a moment of the round, in ms from its first flip. */
export interface Left {
  at: number;
  you: number;
  them: number;
}

/** What has happened in the running round, for the page that shows its end. */
export interface Chronicle {
  readonly round: number;
  readonly began: number | null;
  readonly history: readonly Left[];
  readonly spits: readonly number[];
  readonly plays: number;
  readonly misses: number;
  /** The quickest own play, in ms from the appearing of the card it went on. */
  readonly quickest: number | null;
  readonly over: RoundOver | null;
}

export interface Report {
  round: number;
  why: RoundOver["why"];
  finisher: "you" | "them" | null;
  you: Side & { holds: number };
  them: Side & { holds: number };
  scores: [number, number];
  history: Left[];
  spits: number[];
  plays: number;
  misses: number;
  quickest: number | null;
}

export function begun(round: number): Chronicle {
  return { round, began: null, history: [], spits: [], plays: 0, misses: 0, quickest: null, over: null };
}

/** The chronicle after something was told; `table` is the table after it. */
export function noted(chronicle: Chronicle, told: Told, table: TableView, seat: Seat): Chronicle {
  switch (told.what) {
    case "dealt":
      return begun(told.event.round);
    case "flipped": {
      const began = chronicle.began ?? told.at;
      const spits = chronicle.began === null ? [] : [...chronicle.spits, told.at - began];
      return counted({ ...chronicle, began, spits }, told.at, table, seat);
    }
    case "played": {
      const plays = chronicle.plays + (told.event.seat === seat ? 1 : 0);
      return counted({ ...chronicle, began: chronicle.began ?? told.at, plays }, told.at, table, seat);
    }
    case "round_over":
      return counted({ ...chronicle, over: told.event }, told.at, table, seat);
    default:
      return chronicle;
  }
}

export function missed(chronicle: Chronicle): Chronicle {
  return { ...chronicle, misses: chronicle.misses + 1 };
}

/** An own play counted, so long after its card appeared; less than anybody's reaction was luck. */
export function reacted(chronicle: Chronicle, ms: number): Chronicle {
  if (ms < REACTION) return chronicle;
  return { ...chronicle, quickest: Math.min(ms, chronicle.quickest ?? Infinity) };
}

export function report(chronicle: Chronicle, cleared: Cleared, seat: Seat): Report {
  const side = (s: Seat): Side & { holds: number } => ({
    ...(cleared.sides[s] ?? { stock: 0, spit: 0, took: 0 }),
    holds: cleared.holding[s] ?? 0,
  });
  const { round, over, history, spits, plays, misses, quickest } = chronicle;
  const finisher = over?.finisher ?? null;
  return {
    round,
    why: over?.why ?? "dead",
    finisher: finisher === null ? null : finisher === seat ? "you" : "them",
    you: side(seat),
    them: side(other(seat)),
    scores: [cleared.scores[seat] ?? 0, cleared.scores[other(seat)] ?? 0],
    history: [...history],
    spits: [...spits],
    plays,
    misses,
    quickest: quickest === null ? null : quickest / 1000,
  };
}

function counted(chronicle: Chronicle, at: number, table: TableView, seat: Seat): Chronicle {
  if (chronicle.began === null) return chronicle;
  const left: Left = {
    at: at - chronicle.began,
    you: stockLeft(table.view, seat),
    them: stockLeft(table.view, other(seat)),
  };
  const last = chronicle.history.at(-1);
  if (last && last.you === left.you && last.them === left.them && !chronicle.over) return chronicle;
  return { ...chronicle, history: [...chronicle.history, left] };
}
