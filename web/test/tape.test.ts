import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { frameAt, span, standing, tape, traces } from "../src/watch/tape";
import { race, report } from "../src/game/report";
import type { Happening, MissedChance, View, Watched } from "../src/wire";
import { roundOf, row } from "./tables";

const records = JSON.parse(readFileSync(new URL("watched.json", import.meta.url), "utf8")) as Record<string, { watched: Watched; end: View }>;
const kinds = Object.entries(records);

const deal = (round: number): Happening => ({
  what: "dealt",
  event: { round, stocks: [row("5c 4s+1 Jd+2 3h+3 9d+4"), row("6d Ts+1 2c+2 8h+3 Kc+4")], spit_cards: [11, 11], only_pile: null },
});
const called = (seat: number): Happening => ({ what: "called", event: { seat, pile: null } });
const flipped: Happening = { what: "flipped", event: { puts: [{ seat: 0, pile: 0, card: "4c", thickness: 1 }, { seat: 1, pile: 1, card: "Kd", thickness: 1 }] } };
const slapped: Happening = { what: "slapped", event: { seat: 1, pile: 0 } };
const cleared: Happening = { what: "cleared", event: { sides: [], holding: [20, 32], scores: [0, 0] } };
const over: Happening = { what: "round_over", event: { why: "out", finisher: 1, slap: true } };
const chance: MissedChance = { at: 2500, seat: 0, stock: 0, pile: 0, card: "5c", top: "4c", ms: 3000, how: "own" };

/** A round that is dealt, begins after 9 s, and is slapped out at 20 s; then the next is dealt. */
function played(): Watched {
  const round = roundOf({ dealt: 0, began: 9000, ended: 12_000 });
  return {
    review: { players: null, rules: { win: "standard", target: 100, count: "unplayed", turn: "auto" }, ms: 20_000, phase: "ready", scores: [0, 0], winner: null, ended: null, seats: round.seats, rounds: [round, roundOf({ round: 2, dealt: 20_000, began: null, ended: null })], cut_off: null },
    steps: [
      { at: 0, told: [deal(1)] },
      { at: 8000, told: [called(0)] },
      { at: 9000, told: [called(1), flipped] },
      { at: 12_000, told: [over], missed: [2, 0] },
      { at: 20_000, told: [slapped, cleared], beaten: [0, 1] },
      { at: 20_000, told: [deal(2)] },
    ],
  };
}

describe("a record as frames", () => {
  test.each(kinds)("ends as the record ends: %s", (_, { watched, end }) => {
    const frames = tape(watched);
    const last = frames.at(-1)?.table.view;
    if (last) expect(last).toEqual(end);
    else expect(watched.steps).toEqual([]);
  });

  test.each(kinds)("never goes back in time, and knows its rounds: %s", (_, { watched }) => {
    const frames = tape(watched);
    frames.forEach((frame, n) => expect(frame.at).toBeGreaterThanOrEqual(frames[n - 1]?.at ?? 0));
    expect((frames.at(-1)?.round ?? -1) + 1).toBe(watched.review.rounds.length);
    frames.forEach((frame) => expect(frame.lasts).toBeGreaterThanOrEqual(0));
  });

  test("shows the cards of a round until the next is dealt", () => {
    const frames = tape(played());
    const clearing = frames.find((frame) => frame.told[0]?.what === "cleared")!;
    expect(clearing.table.view.stocks).toEqual([]);
    expect(clearing.scene.table.view.stocks).toHaveLength(2);
  });

  test("gives the hand on the pile and the taking of the piles a moment each", () => {
    const frames = tape(played());
    expect(frames.slice(-3).map((frame) => [frame.told[0]?.what, frame.slap])).toEqual([
      ["slapped", { pile: 0, by: 1, carried: false }],
      ["cleared", { pile: 0, by: 1, carried: true }],
      ["dealt", null],
    ]);
    expect(frames.slice(-3, -1).every((frame) => frame.lasts > 500)).toBe(true);
  });

  test("waits for nobody for long where nobody can play, and for all else as long as it took", () => {
    const [dealt, call, spit, end] = tape(played());
    expect([dealt?.lasts, call?.lasts, spit?.lasts, end?.lasts]).toEqual([1500, 1000, 3000, 1500]);
  });

  test("tells of a miss once, at its line", () => {
    const frames = tape(played());
    expect(frames.map((frame) => frame.missed[0])).toEqual([0, 0, 0, 2, 0, 0, 0]);
    expect(frames.map((frame) => frame.beaten[1])).toEqual([0, 0, 0, 0, 1, 0, 0]);
  });
});

describe("finding one's way", () => {
  const watched = played();
  const frames = tape(watched);

  test("a moment is shown by the last frame that had begun", () => {
    expect(frameAt(frames, 0, 9000)).toBe(2);
    expect(frameAt(frames, 0, 11_999)).toBe(2);
    expect(frameAt(frames, 0, 0)).toBe(0);
    expect(frameAt(frames, 1, 0)).toBe(6);
    expect(frameAt([], 0, 0)).toBe(0);
  });

  test("a round is drawn from its first cards to the end of play, or as far as it came", () => {
    const [first, second] = watched.review.rounds;
    expect(span(first!, frames, 0)).toEqual({ from: 9000, to: 12_000 });
    expect(span(second!, frames, 1)).toEqual({ from: 20_000, to: 20_000 });
  });

  test("all that is marked stands in order, each with its frame", () => {
    const round = roundOf({ began: 9000 });
    const marked = { ...round, seats: [{ ...round.seats[0]!, chances: [{ ...chance, at: 9000 }] }, round.seats[1]!] };
    expect(traces(marked, frames, 0).map(({ kind, seat, at, frame }) => [kind, seat, at, frame])).toEqual([
      ["chance", 0, 9000, 2],
      ["misses", 0, 12_000, 3],
      ["beaten", 1, 20_000, 4],
    ]);
    expect(traces(round, frames, 1)).toEqual([]);
  });

  test("a chance stands from when it came up until it went", () => {
    const round = roundOf();
    const marked = { ...round, seats: [{ ...round.seats[0]!, chances: [chance] }, round.seats[1]!] };
    expect([2499, 2500, 5499, 5500].map((at) => standing(marked, at).length)).toEqual([0, 1, 1, 0]);
    expect(standing(undefined, 0)).toEqual([]);
  });
});

describe("a round, as one of its players reads of it", () => {
  test("is told from either side", () => {
    expect(report(roundOf(), 1)).toMatchObject({ finisher: "you", you: { holds: 12 }, them: { stock: 7 }, scores: [12, 20], facts: { them: { misses: 1 } } });
    expect(race(roundOf(), 1)[0]).toEqual({ at: 0, you: 8, them: 9 });
  });

  test("that never began is told all the same", () => {
    const none = roundOf({ began: null, ended: null, why: "resigned", finisher: null, left: null, took: null, holding: null, scores: null, spits: [] });
    const bare = { ...none, seats: none.seats.map((seat) => ({ ...seat, curve: seat.curve.slice(0, 1) })) };
    expect(report(bare, 0)).toMatchObject({ finisher: null, you: { stock: 0, holds: 0 }, scores: [0, 0], history: [{ at: 0, you: 9, them: 8 }] });
  });
});
