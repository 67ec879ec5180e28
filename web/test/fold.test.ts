import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { embody, moveBodies, PILE_DEPTH, type Bodies } from "../src/game/bodies";
import { fold } from "../src/game/fold";
import type { TableView, Told } from "../src/wire";
import { played, tableOf, told } from "./tables";

interface Recorded {
  start: TableView;
  batches: { told: Told[]; view: TableView }[];
}

const games = JSON.parse(readFileSync(new URL("told.json", import.meta.url), "utf8")) as Recorded[];

describe("folding what the server tells", () => {
  test.each(games.map((game, i) => [i, game] as const))("shows what the server's own view shows (game %i)", (_, game) => {
    let table = game.start;
    for (const batch of game.batches) {
      table = batch.told.reduce(fold, table);
      expect(table).toEqual(batch.view);
    }
  });

  test("leaves the table it was given as it was", () => {
    const table = tableOf("7h+2 4s 5d 6c 9d", "Ks Ks Ks Ks Ks", ["6d", "Qh"]);
    const before = structuredClone(table);
    fold(table, played(1, 0, 0, 0, "7h", "2c"));
    expect(table).toEqual(before);
  });
});

describe("the cards as things", () => {
  const everyId = (b: Bodies): string[] => [...b.stocks.flat(2), ...b.packets.flat(), ...b.piles.flat()];

  test.each(games.map((game, i) => [i, game] as const))("are never doubled, and match the table (game %i)", (_, game) => {
    let table = game.start;
    let bodies = embody(table);
    for (const batch of game.batches) {
      for (const line of batch.told) {
        table = fold(table, line);
        bodies = moveBodies(bodies, line, table);
        const ids = everyId(bodies);
        expect(new Set(ids).size).toBe(ids.length);
      }
      table.view.stocks.forEach((stocks, seat) =>
        stocks.forEach((stock, slot) => {
          const ids = bodies.stocks[seat]![slot]!;
          expect(ids.length).toBe(stock.down + (stock.top ? 1 : 0));
          if (stock.top) expect(bodies.faces[ids.at(-1)!]).toBe(stock.top);
        }),
      );
      table.view.piles.forEach((pile, p) => {
        if (pile && table.view.phase !== "deal") expect(bodies.faces[bodies.piles[p]!.at(-1)!]).toBe(pile.top);
      });
      expect(bodies.packets.map((p) => p.length)).toEqual(table.view.spit_cards);
    }
  });

  test("a played card is the same thing on the pile as in the stock", () => {
    const table = tableOf("7h+2 4s 5d 6c 9d", "Ks Ks Ks Ks Ks", ["6d", "Qh"]);
    const before = embody(table);
    const line = played(1, 0, 0, 0, "7h", "2c");
    const after = moveBodies(before, line, fold(table, line));
    expect(after.piles[0]!.at(-1)).toBe(before.stocks[0]![0]!.at(-1));
    expect(after.faces[after.stocks[0]![0]!.at(-1)!]).toBe("2c");
  });

  test("a face-down card has no face, and its id says nothing of one", () => {
    const bodies = embody(tableOf("7h+4 4s 5d 6c 9d", "Ks Ks Ks Ks Ks", ["6d", "Qh"]));
    const down = bodies.stocks[0]![0]!.slice(0, -1);
    expect(down.map((id) => bodies.faces[id])).toEqual([undefined, undefined, undefined, undefined]);
    expect(down.every((id) => /^c\d+$/.test(id))).toBe(true);
  });

  test("a spit card that is turned comes from its player's packet", () => {
    const table = tableOf("7h 4s 5d 6c 9d", "Ks Ks Ks Ks Ks", ["6d", "Qh"]);
    const before = embody(table);
    const line = told(1, "flipped", {
      puts: [
        { seat: 1, pile: 1, card: "2c", thickness: 2 },
        { seat: 0, pile: 0, card: "3c", thickness: 2 },
      ],
    });
    const after = moveBodies(before, line, fold(table, line));
    expect(after.piles[0]!.at(-1)).toBe(before.packets[0]!.at(-1));
    expect(after.piles[1]!.at(-1)).toBe(before.packets[1]!.at(-1));
  });

  test("stay the same things over a return to the same round", () => {
    const table = tableOf("7h+2 4s 5d 6c 9d", "Ks Ks Ks Ks Ks", ["6d", "Qh"]);
    const before = embody(table);
    const after = embody(structuredClone(table), before);
    expect(after.stocks).toEqual(before.stocks);
    expect(after.piles).toEqual(before.piles);
  });

  test("only the upper cards of a pile stay things", () => {
    let table = tableOf("7h+2 4s 5d 6c 9d", "Ks Ks Ks Ks Ks", ["6d", "Qh"]);
    let bodies = embody(table);
    for (let i = 0; i < 5; i++) {
      const line = played(i, 1, i, 1, "Ks", null);
      table = fold(table, line);
      bodies = moveBodies(bodies, line, table);
    }
    expect(bodies.piles[1]!.length).toBe(PILE_DEPTH);
  });
});
