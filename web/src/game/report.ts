import type { Reviewed, RoundReview, SeatReview, TableView } from "../wire";
import { other, type Seat } from "./places";

/** How many stock cards each had left at a moment of a round, in ms from its first cards turned. */
export interface Left {
  readonly at: number;
  readonly you: number;
  readonly them: number;
}

/** What a player held when a round was cleared. */
export interface Haul {
  readonly stock: number;
  readonly spit: number;
  readonly took: number;
  readonly holds: number;
}

/** A round as one of its players reads of it. All of it was counted by the server's review. */
export interface Report {
  readonly round: number;
  readonly why: RoundReview["why"];
  readonly finisher: "you" | "them" | null;
  readonly you: Haul;
  readonly them: Haul;
  readonly scores: readonly [number, number];
  /** In order, beginning at 0, the last one at the end of play. */
  readonly history: readonly Left[];
  readonly spits: readonly number[];
  readonly facts: { readonly you: SeatReview; readonly them: SeatReview };
}

export function report(round: RoundReview, seat: Seat): Report {
  const them = other(seat);
  const haul = (s: Seat): Haul => ({
    stock: round.left?.[s]?.[0] ?? 0,
    spit: round.left?.[s]?.[1] ?? 0,
    took: round.took?.[s] ?? 0,
    holds: round.holding?.[s] ?? 0,
  });
  return {
    round: round.round,
    why: round.why,
    finisher: round.finisher === null ? null : round.finisher === seat ? "you" : "them",
    you: haul(seat),
    them: haul(them),
    scores: [round.scores?.[seat] ?? 0, round.scores?.[them] ?? 0],
    history: race(round, seat),
    spits: round.spits.map((at) => at - (round.began ?? round.dealt)),
    facts: { you: round.seats[seat]!, them: round.seats[them]! },
  };
}

/** How the race went, from the two curves. */
export function race(round: RoundReview, seat: Seat): Left[] {
  const start = round.began ?? round.dealt;
  const curve = (s: Seat): number[][] => round.seats[s]?.curve ?? [];
  const first = (s: Seat): number => curve(s)[0]?.[1] ?? 0;
  let now: Left = { at: 0, you: first(seat), them: first(other(seat)) };
  const moments = [now];
  const plays = [
    ...curve(seat).slice(1).map(([at = 0, left = 0]) => ({ at: at - start, you: left })),
    ...curve(other(seat)).slice(1).map(([at = 0, left = 0]) => ({ at: at - start, them: left })),
  ];
  for (const play of plays.sort((a, b) => a.at - b.at)) moments.push((now = { ...now, ...play }));
  const end = (round.ended ?? now.at + start) - start;
  return end > now.at ? [...moments, { ...now, at: end }] : moments;
}

/** The round to report between two rounds: the one that was cleared away, until the player goes on to the next. */
export function due(table: TableView, reviewed: Reviewed | null, seat: Seat): RoundReview | null {
  const { phase, round, called } = table.view;
  const last = reviewed?.rounds.at(-1);
  const between = phase === "ready" && table.counting === null && !called[seat];
  return between && last && last.round === round - 1 ? last : null;
}
