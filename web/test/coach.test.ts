import { describe, expect, test } from "vitest";
import { IDLE, press, tap, type Hand } from "../src/game/hand";
import { unread } from "../src/game/legal";
import type { Slot } from "../src/game/places";
import { granted, type Wish } from "../src/game/predict";
import { advise, BEGINNING, findable, goOn, words, type Lesson, type Step } from "../src/learn/coach";
import type { TableView, View } from "../src/wire";
import { tableOf } from "./tables";

const STUCK = "2s 2s 2s 2s 2s";
const at = (own: string, piles: [string | null, string | null], theirs = STUCK): TableView => tableOf(own, theirs, piles);
const change = (table: TableView, view: Partial<View>): TableView => ({ ...table, view: { ...table.view, ...view } });
const step = (table: TableView, hand: Hand = IDLE): Step | null => advise(table, 0, hand);
const stock = (slot: Slot) => ({ kind: "stock", slot }) as const;

describe("what comes next", () => {
  test("before a round: say “spit”, then wait", () => {
    const ready = change(at("7h 4s 5d 6c 9d", [null, null]), { phase: "ready" });
    expect(step(ready)).toMatchObject({ topic: "start", points: [{ kind: "call" }] });
    expect(step(change(ready, { called: [true, false] }))).toMatchObject({ topic: "turning", points: [] });
    expect(step({ ...change(ready, { called: [true, false] }), counting: 1800 })).toMatchObject({ topic: "turning" });
  });

  test.each([
    ["7h 2s 2d 2c 2h", "6d", "up", "7", "6"],
    ["7h 2s 2d 2c 2h", "8d", "down", "7", "8"],
    ["Th 2s 2d 2c 2h", "Jd", "down", "10", "J"],
    ["Ah 8s 8d 8c 8h", "Kd", "ring", "A", "K"],
    ["Ah 8s 8d 8c 8h", "2d", "ring", "A", "2"],
    ["Kh 8s 8d 8c 8h", "Ad", "ring", "K", "A"],
    ["2h 8s 8d 8c 8h", "Ad", "ring", "2", "A"],
    ["7h - - - -", "6d", "last", "7", "6"],
  ])("rule 7: a play from %s onto %s is %s", (own, top, topic, card, on) => {
    expect(step(at(own, [top, "Td"]))).toMatchObject({ topic, card, top: on, points: [stock(0)] });
  });

  test("a card that fits both piles is lifted, and then goes onto either", () => {
    const table = at("7h 2s 2d 2c 2h", ["6d", "8d"]);
    expect(step(table)).toMatchObject({ topic: "both", points: [stock(0)] });
    expect(step(table, { lifted: 0, slot: null })).toMatchObject({
      topic: "pile",
      card: "7",
      points: [
        { kind: "pile", pile: 0 },
        { kind: "pile", pile: 1 },
      ],
    });
  });

  test("a lifted card that fits no more is left alone", () => {
    expect(step(at("7h 9s 2d 2c 2h", ["Td", "Jd"]), { lifted: 0, slot: null })).toMatchObject({ topic: "down", points: [stock(1)] });
  });

  test("rule 9: where nothing fits, an empty place is filled from the thickest pile", () => {
    const table = at("- 7s 7d+2 7c+3 7h+1", ["Kd", "Jd"]);
    expect(step(table)).toMatchObject({ topic: "fill", points: [stock(0)] });
    expect(step(table, { lifted: null, slot: 0 })).toMatchObject({ topic: "move", points: [stock(3)] });
  });

  test("a place that nothing can fill is let go", () => {
    expect(step(at("- 7s 7d 7c 7h", ["Kd", "8d"]), { lifted: null, slot: 0 })).toMatchObject({ topic: "let-go", points: [stock(0)] });
  });

  test("who has nothing to do watches as long as the other can play", () => {
    expect(step(at("7h 7s 7d 7c 7h", ["Kd", "Jd"], "Qs 2s 2s 2s 2s"))).toMatchObject({ topic: "watch", points: [] });
  });

  test("rule 11: where nobody can play, say “spit” and wait for the other", () => {
    const table = at("7h 7s 7d 7c 7h", ["Td", "Jd"]);
    expect(step(table)).toMatchObject({ topic: "stuck", points: [{ kind: "call" }] });
    expect(step(change(table, { called: [true, false] }))).toMatchObject({ topic: "answer", points: [] });
    expect(step({ ...change(table, { called: [true, false] }), counting: 600 })).toBeNull();
  });

  test.each([
    [3, 9, 0],
    [9, 3, 1],
    [4, 4, 0],
  ])("rule 15: of piles of %i and %i, slap pile %i", (own, theirs, pile) => {
    const piles = [
      { top: "2d", thickness: own },
      { top: "3d", thickness: theirs },
    ];
    expect(step(change(at("- - - - -", ["2d", "3d"]), { phase: "slap", piles }))).toMatchObject({ topic: "slap", points: [{ kind: "pile", pile }] });
  });

  test("while a card turns, and when all is over, nothing is said", () => {
    const table = at("+1 2s 2d 2c 2h", ["6d", "8d"]);
    expect(step({ ...table, view: unread(table.view, 0, 0) })).toBeNull();
    expect(step(change(table, { phase: "over" }))).toBeNull();
  });
});

describe("a lesson", () => {
  const follow = (tables: TableView[], from: Lesson = BEGINNING): Lesson => tables.reduce((l, table) => goOn(l, table, 0, IDLE), from);
  const six = at("7h 2s 2d 2c 2h", ["6d", "Td"]);
  const seven = at("2h 8s 2d 2c 2h", ["7d", "Td"]);

  test("explains a thing once, and then lets it be found", () => {
    const first = follow([six]);
    expect([words(first, false, true), findable(first)]).toEqual([["up"], false]);
    const second = follow([seven], first);
    expect(findable(second)).toBe(true);
    expect(words(second, false, false)).toEqual(["find"]);
    expect(words(second, false, true)).toEqual(["play"]);
  });

  test("stays with its step while nothing changes", () => {
    const first = follow([six]);
    expect(follow([change(six, { spit_cards: [9, 9] })], first)).toBe(first);
  });

  test("points nowhere while a card turns, and then at the next", () => {
    const first = follow([six]);
    const turning = at("+1 8s 2d 2c 2h", ["7d", "Td"]);
    const between = follow([{ ...turning, view: unread(turning.view, 0, 0) }], first);
    expect(between.step?.points).toEqual([]);
    expect(follow([six], between).step?.points).toEqual([stock(0)]);
    expect(follow([seven], between).step?.points).toEqual([stock(1)]);
  });

  test("T2: after a miss says what it costs, and what does fit", () => {
    expect(words(follow([six]), true, true)).toEqual(["missed", "play"]);
    const stuck = follow([at("7h 7s 7d 7c 7h", ["Td", "Jd"])]);
    expect(words(stuck, true, true)).toEqual(["missed", "stuck-again"]);
    expect(words(follow([at("7h 2s 2d 2c 2h", ["6d", "8d"])]), true, true)).toEqual(["missed", "both"]);
  });

  test("has nothing to say before it has begun", () => expect([words(BEGINNING, false, true), findable(BEGINNING)]).toEqual([[], false]));
});

describe("in any position", () => {
  const RANKS = "23456789TJQKA";
  const random = (seed: number) => () => (seed = (seed * 48271) % 2147483647) / 2147483647;

  /** What comes of touching where the coach points. */
  function touch(table: TableView, hand: Hand, place: Step["points"][number]): { hand: Hand; wish?: Wish; miss?: boolean } {
    if (place.kind === "call") return { hand, wish: { kind: "spit", pile: null } };
    const pressed = press(hand, table.view, 0, place);
    return pressed.waits && place.kind === "stock" ? tap(hand, table.view, 0, place.slot) : pressed;
  }

  test("what the coach points at is never a miss, and leads to an action in two touches", () => {
    const next = random(7);
    const card = (): string => RANKS[Math.floor(next() * 13)]! + "cdhs"[Math.floor(next() * 4)]!;
    const row = (): string => Array.from({ length: 5 }, () => (next() < 0.25 ? "-" : `${card()}+${Math.floor(next() * 3)}`)).join(" ");
    for (let n = 0; n < 2000; n++) {
      const table = at(row(), [card(), card()], row());
      const lifted = next() < 0.3 ? (Math.floor(next() * 5) as Slot) : null;
      let hand: Hand = { lifted: lifted !== null && table.view.stocks[0]![lifted]!.top ? lifted : null, slot: null };
      const empty = table.view.stocks[0]!.findIndex((s) => s.top === null);
      if (hand.lifted === null && empty >= 0 && next() < 0.3) hand = { lifted: null, slot: empty as Slot };
      for (let touches = 0; touches < 4; touches++) {
        const now = advise(table, 0, hand)!;
        if (now.points.length === 0) {
          expect(["watch", "answer"]).toContain(now.topic);
          break;
        }
        const done = touch(table, hand, now.points[0]!);
        expect(done.miss ?? false, `${JSON.stringify(table.view.stocks[0])} ${JSON.stringify(hand)}`).toBe(false);
        if (done.wish) {
          const scene = { table, bodies: { round: 1, stocks: [], packets: [], piles: [], faces: {}, minted: 0 } };
          if (done.wish.kind === "spit") expect(granted(scene, 0, done.wish)).not.toBe(scene);
          break;
        }
        expect(done.hand).not.toEqual(hand);
        expect(touches).toBeLessThan(3);
        hand = done.hand;
      }
    }
  });
});
