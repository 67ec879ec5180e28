import { describe, expect, test } from "vitest";
import { follows, rank } from "../src/game/cards";
import { drop, fillFrom, IDLE, press, steady, tap, type Hand } from "../src/game/hand";
import { blocked, fits, hinted, mayLeave } from "../src/game/legal";
import type { Pile, Slot } from "../src/game/places";
import type { View } from "../src/wire";
import { tableOf } from "./tables";

const view = (own: string, piles: [string | null, string | null], theirs = "2s 2s 2s 2s 2s"): View =>
  tableOf(own, theirs, piles).view;
const stock = (hand: Hand, v: View, slot: Slot) => press(hand, v, 0, { kind: "stock", slot });
const pile = (hand: Hand, v: View, p: Pile) => press(hand, v, 0, { kind: "pile", pile: p });
const lifted = (slot: Slot): Hand => ({ lifted: slot, slot: null });

describe("ranks", () => {
  test.each([
    ["2c", "As", true],
    ["Ac", "Ks", true],
    ["Ac", "2s", true],
    ["Tc", "9c", true],
    ["Tc", "Jc", true],
    ["7c", "7d", false],
    ["7c", "9d", false],
    ["Kc", "2d", false],
  ])("rule 1: %s on %s is %s", (card, top, may) => expect(follows(card, top)).toBe(may));

  test("T is printed as 10", () => expect([rank("Td"), rank("Jd")]).toEqual(["10", "J"]));
});

describe("what is legal", () => {
  test("rule 7: a card fits the piles whose tops it follows, the own side first", () => {
    expect(fits(view("7h 4s 5d 6c 9d", ["6d", "8h"]), 0, 0)).toEqual([0, 1]);
    expect(fits(view("7h 4s 5d 6c 9d", ["Kd", "8h"]), 0, 0)).toEqual([1]);
  });

  test("rule 11: blocked is when neither can play", () => {
    expect(blocked(view("7h 7s 7d 7c 7h", ["Td", "Qh"]))).toBe(true);
    expect(blocked(view("7h 7s 7d 7c 7h", ["Td", "Qh"], "9s 2s 2s 2s 2s"))).toBe(false);
  });

  test("rule 9: a fill needs a pile of two", () => {
    expect(mayLeave(view("- 7s+1 7d 7c 7h", ["Td", "Qh"]), 0, 1)).toBe(true);
    expect(mayLeave(view("- 7s 7d 7c 7h", ["Td", "Qh"]), 0, 1)).toBe(false);
  });

  test("T4: the hint is the lowest slot's play, the own side's pile first", () => {
    expect(hinted(view("7h 3s 5d 6c 9d", ["4d", "2h"]), 0)).toEqual({ slot: 1, pile: 0 });
  });
});

describe("a touch on a stock", () => {
  test("plays at once where the card fits one pile", () => {
    const touch = stock(IDLE, view("7h+2 4s 5d 6c 9d", ["6d", "Qh"]), 0);
    expect(touch.wish).toEqual({ kind: "play", stock: 0, pile: 0 });
    expect(touch.miss).toBeFalsy();
  });

  test("lifts the card where it fits both, and the second touch plays it", () => {
    const v = view("7h+2 4s 5d 6c 9d", ["6d", "8h"]);
    const first = stock(IDLE, v, 0);
    expect(first.wish).toBeUndefined();
    expect(first.hand.lifted).toBe(0);
    expect(pile(first.hand, v, 1).wish).toEqual({ kind: "play", stock: 0, pile: 1 });
  });

  test("is a miss where the card fits nothing, and is judged on the own side's pile", () => {
    const touch = stock(IDLE, view("3h+2 4s 5d 6c 9d", ["6d", "Qh"]), 0);
    expect(touch).toMatchObject({ wish: { kind: "play", stock: 0, pile: 0 }, miss: true });
  });

  test("is a miss on the only pile where there is one", () => {
    const touch = stock(IDLE, view("3h+2 4s 5d 6c 9d", [null, "Qh"]), 0);
    expect(touch).toMatchObject({ wish: { kind: "play", stock: 0, pile: 1 }, miss: true });
  });

  test("never fills by the way: with an empty slot the release decides, and a tap is a miss", () => {
    const v = view("- 3h+1 5d 6c 9d", ["6d", "Qh"]);
    const touch = stock(IDLE, v, 1);
    expect(touch.wish).toBeUndefined();
    expect(touch.waits).toBe(true);
    expect(tap(touch.hand, v, 0, 1)).toMatchObject({ wish: { kind: "play", stock: 1, pile: 0 }, miss: true });
  });

  test("lays a lifted card down again when it is let go", () => {
    const v = view("7h+2 4s 5d 6c 9d", ["6d", "8h"]);
    expect(stock(lifted(0), v, 0).waits).toBe(true);
    expect(tap(lifted(0), v, 0, 0)).toEqual({ hand: IDLE });
  });

  test("takes another card while one is lifted", () => {
    const v = view("7h+2 5s 5d 6c 9d", ["6d", "8h"]);
    expect(stock(lifted(0), v, 1).wish).toEqual({ kind: "play", stock: 1, pile: 0 });
  });

  test("turns a face-down top", () => {
    expect(stock(IDLE, view("+2 4s 5d 6c 9d", ["6d", "Qh"]), 0).wish).toEqual({ kind: "turn", stock: 0 });
  });

  test("does nothing before and after the play", () => {
    const v = { ...view("7h+2 4s 5d 6c 9d", ["6d", "Qh"]), phase: "ready" as const };
    expect(stock(IDLE, v, 0)).toEqual({ hand: IDLE });
  });
});

describe("a fill", () => {
  const v = view("- 7h+2 4s 5d 9d", ["6d", "8h"]);

  test("is the empty slot and then the card", () => {
    const first = stock(IDLE, v, 0);
    expect(first.hand.slot).toBe(0);
    expect(stock(first.hand, v, 1).wish).toEqual({ kind: "fill", source: 1, to: 0 });
  });

  test("is a lifted card and then the slot", () => {
    expect(stock(lifted(1), v, 0).wish).toEqual({ kind: "fill", source: 1, to: 0 });
  });

  test("by key goes into the lowest empty slot", () => {
    expect(fillFrom(view("7h+2 - - 5d 9d", ["6d", "8h"]), 0, 0).wish).toEqual({ kind: "fill", source: 0, to: 1 });
  });

  test("says why it may not be: a lone card, no slot", () => {
    expect(stock({ lifted: null, slot: 0 }, v, 2).snag).toEqual({ slot: 2, code: "lone_card" });
    expect(fillFrom(view("7h+2 4s 4s 5d 9d", ["6d", "8h"]), 0, 0).snag).toEqual({ slot: 0, code: "no_slot" });
  });

  test("the empty slot is let go by a second touch", () => {
    expect(stock({ lifted: null, slot: 0 }, v, 0).hand).toEqual(IDLE);
  });
});

describe("a dropped card", () => {
  const v = view("- 7h+2 4s 5d 9d", ["6d", "Qh"]);

  test("goes on the nearest pile on which it may, not on the nearest", () => {
    const near = [{ kind: "pile", pile: 1 } as const, { kind: "pile", pile: 0 } as const];
    expect(drop(v, 0, 1, near).wish).toEqual({ kind: "play", stock: 1, pile: 0 });
  });

  test("fills an empty slot", () => {
    expect(drop(v, 0, 1, [{ kind: "stock", slot: 0 }]).wish).toEqual({ kind: "fill", source: 1, to: 0 });
  });

  test("is a miss on a pile that it does not follow", () => {
    expect(drop(v, 0, 1, [{ kind: "pile", pile: 1 }])).toMatchObject({
      wish: { kind: "play", stock: 1, pile: 1 },
      miss: true,
    });
  });

  test("goes home from anywhere else", () => {
    expect(drop(v, 0, 1, [])).toEqual({ hand: IDLE, snag: undefined });
    expect(drop(v, 0, 1, [{ kind: "stock", slot: 3 }]).wish).toBeUndefined();
  });
});

describe("a touch on a spit pile", () => {
  test("slaps it at the end of the round", () => {
    const v = { ...view("- - - - -", ["6d", "Qh"]), phase: "slap" as const };
    expect(pile(IDLE, v, 1).wish).toEqual({ kind: "slap", pile: 1 });
  });

  test("rule 11: with an empty hand, when nobody can play, it is a call that names the pile", () => {
    expect(pile(IDLE, view("7h 7s 7d 7c 7h", ["Td", "Qh"]), 1).wish).toEqual({ kind: "spit", pile: 1 });
    expect(pile(IDLE, view("9h 7s 7d 7c 7h", ["Td", "Qh"]), 1).wish).toBeUndefined();
  });
});

test("a lifted card that was played for its player is in the hand no more", () => {
  expect(steady(lifted(0), view("- 4s 5d 6c 9d", ["6d", "8h"]), 0)).toEqual(IDLE);
  expect(steady({ lifted: null, slot: 1 }, view("- 4s 5d 6c 9d", ["6d", "8h"]), 0)).toEqual(IDLE);
  const hand = lifted(1);
  expect(steady(hand, view("- 4s 5d 6c 9d", ["6d", "8h"]), 0)).toBe(hand);
});
