import { describe, expect, test } from "vitest";
import type { Way } from "../src/game/reach";
import { carriedAt } from "../src/table/flight";
import { layout as layOut, TALL } from "../src/table/layout";
import { framesOf, heldAt, home, legsOf, spotAt } from "../src/table/paw";

const SIZES = [[320, 568], [360, 740], [820, 1180], [1440, 900], [740, 360]] as const;
const table = layOut(360, 740);
const STOCK = { kind: "stock", slot: 2 } as const;
const PILE = { kind: "pile", pile: 1 } as const;
const there: Way = { began: 1000, ends: 1300, to: STOCK, carries: null };
const carry: Way = { began: 1300, ends: 1700, to: PILE, carries: 2 };

describe("the paw", () => {
  test("goes to the card, with it to the pile, and home", () => {
    const legs = legsOf([there, carry], home(table), table, 0, 1000);
    expect(legs.map(({ began, ends }) => [began, ends])).toEqual([[1000, 1300], [1300, 1700], [1790, 2210]]);
    expect(spotAt(legs, 1000)).toEqual(home(table));
    const card = table.opponent[2]!;
    const grip = spotAt(legs, 1300)!;
    expect(grip.x).toBeGreaterThan(card.x + card.w / 2);
    expect(Math.abs(grip.y - card.y)).toBeLessThan(0.2 * card.h);
    expect(spotAt(legs, 1750)).toEqual(spotAt(legs, 1700));
    expect(spotAt(legs, 5000)!.x).toBeCloseTo(home(table).x);
  });

  test("sets out from where it is when it is called away", () => {
    const legs = legsOf([there, carry], home(table), table, 0, 1000);
    const here = spotAt(legs, 1500)!;
    const back: Way = { began: 1500, ends: 1700, to: STOCK, carries: 2 };
    const next = legsOf([back], here, table, 0, 1500);
    expect(spotAt(next, 1500)).toEqual(here);
    expect(Math.abs(spotAt(next, 1700)!.y - table.opponent[2]!.y)).toBeLessThan(2);
  });

  test("leaves out what is over, and with nothing to do goes home", () => {
    expect(legsOf([there, carry], home(table), table, 0, 1400).map((l) => l.ends)).toEqual([1700, 2210]);
    expect(legsOf([], home(table), table, 0, 50)).toEqual([{ from: home(table), to: home(table), began: 50, ends: 470 }]);
  });

  test("comes down in the middle of a pile that it slaps", () => {
    const legs = legsOf([{ ...carry, carries: null }], home(table), table, 0, 1300);
    const { theirPile } = table;
    expect(spotAt(legs, 1700)!.x).toBe(theirPile.x + theirPile.w / 2);
  });

  test("is given to the compositor as frames in their order", () => {
    const frames = framesOf(legsOf([there, carry], home(table), table, 0, 900), 30);
    const offsets = frames.map((f) => f.offset as number);
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(1);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  });
});

describe("a card that is carried", () => {
  test.each(SIZES)("covers no rank of a pile while it is held over it, and no own card, at %i by %i", (w, h) => {
    for (const large of [false, true]) for (const pile of [0, 1] as const) {
      const table = layOut(w, h, { large });
      const held = heldAt({ kind: "pile", pile }, table, 0);
      const box = pile === 0 ? table.ownPile : table.theirPile;
      // A rank fills the upper left: half the height, and about as wide.
      expect(held.x).toBeGreaterThan(box.x + 0.5 * box.w);
      expect(held.y + TALL * held.w).toBeLessThan(box.y + 0.5 * box.h);
      expect(held.y + TALL * held.w).toBeLessThan(table.own[0]!.y);
    }
  });

  test("sets out and arrives gently, and is half way in half the time", () => {
    const at = (ms: number) => carriedAt([0, 0, 0, 0], [100, 0, 0, 0], 400, ms);
    expect([0, 200, 400, 900].map((ms) => at(ms).off[0])).toEqual([0, 50, 100, 100]);
    expect([0, 400, 900].map((ms) => at(ms).speed[0])).toEqual([0, 0, 0]);
    expect(at(200).speed[0]).toBeCloseTo((at(201).off[0] - at(199).off[0]) * 500, 0);
  });
});
