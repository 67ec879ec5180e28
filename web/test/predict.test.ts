import { describe, expect, test } from "vitest";
import { IDLE, press } from "../src/game/hand";
import { blocked } from "../src/game/legal";
import { foresee, follow, sceneOf, type Wish } from "../src/game/predict";
import { played, tableOf } from "./tables";

const scene = sceneOf(tableOf("7h+2 8s 5d 6c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]));
const seven: Wish = { kind: "play", stock: 0, pile: 0 };
const eight: Wish = { kind: "play", stock: 1, pile: 0 };

describe("what is foreseen", () => {
  test("shows an own play at once, and the card under it face down until it is told", () => {
    const shown = foresee(scene, 0, [seven]).table.view;
    expect(shown.piles[0]?.top).toBe("7h");
    expect(shown.stocks[0]?.[0]).toEqual({ top: null, down: 2, unread: true });
  });

  test("rule 8: what is about to turn by itself can neither be turned nor pass for a card that nobody can play", () => {
    const table = tableOf("7h+2 2s 2d 2c 2h", "2s 2s 2s 2s 2s", ["6d", "Qh"]);
    const shown = foresee(sceneOf(table), 0, [seven]).table.view;
    expect(blocked(shown)).toBe(false);
    expect(press(IDLE, shown, 0, { kind: "stock", slot: 0 }).wish).toBeUndefined();
    const byHand = foresee(sceneOf(table), 0, [seven], true).table.view;
    expect(blocked(byHand)).toBe(true);
    expect(press(IDLE, byHand, 0, { kind: "stock", slot: 0 }).wish).toEqual({ kind: "turn", stock: 0 });
  });

  test("builds one own play on another", () => {
    expect(foresee(scene, 0, [seven, eight]).table.view.piles[0]?.top).toBe("8s");
  });

  test("falls back with the first of them, and what built on it too", () => {
    expect(foresee(scene, 0, [eight]).table.view).toEqual(scene.table.view);
  });

  test("gives way at once where the other's card came first", () => {
    const told = follow(scene, played(1, 1, 0, 0, "5s", null));
    const shown = foresee(told, 0, [seven]);
    expect(shown.table.view.piles[0]?.top).toBe("5s");
    expect(shown.table.view.stocks[0]?.[0]?.top).toBe("7h");
  });

  test("rule 10: still holds where the card follows the new top as well", () => {
    const table = tableOf("7h+2 8s 5d 6c 9d", "6s 2s 2s 2s 2s", ["8d", "Qh"]);
    const told = follow(sceneOf(tableOf("7h 8s 5d 6c 9d", "2s 2s 2s 2s 2s", ["8d", "Qh"])), played(1, 1, 0, 0, "6s", null));
    expect(table.view.piles[0]?.top).toBe("8d");
    expect(foresee(told, 0, [seven]).table.view.piles[0]?.top).toBe("7h");
  });

  test("keeps each card one thing, so that a refused one flies home by itself", () => {
    const shown = foresee(scene, 0, [seven]);
    const id = scene.bodies.stocks[0]![0]!.at(-1);
    expect(shown.bodies.piles[0]!.at(-1)).toBe(id);
    expect(foresee(scene, 0, []).bodies.stocks[0]![0]!.at(-1)).toBe(id);
  });

  test("fills a slot only from a pile of two", () => {
    const one = sceneOf(tableOf("- 8s 5d+1 6c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]));
    expect(foresee(one, 0, [{ kind: "fill", source: 2, to: 0 }]).table.view.stocks[0]?.[0]?.top).toBe("5d");
    expect(foresee(one, 0, [{ kind: "fill", source: 1, to: 0 }])).toBe(one);
  });

  test("rule 11: says spit only when nobody can play", () => {
    expect(foresee(scene, 0, [{ kind: "spit", pile: null }])).toBe(scene);
    const stuck = sceneOf(tableOf("2h 2s 2d 2c 2d", "2s 2s 2s 2s 2s", ["6d", "Qh"]));
    expect(foresee(stuck, 0, [{ kind: "spit", pile: null }]).table.view.called).toEqual([true, false]);
  });
});
