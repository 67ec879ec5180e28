import { describe, expect, test } from "vitest";
import { embody } from "../src/game/bodies";
import { layout } from "../src/table/layout";
import { kept, place, type Moving, type Placed } from "../src/table/rest";
import { tableOf } from "./tables";

const l = layout(390, 844);
const bodies = embody(tableOf("7h+2 8s 5d 3c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]));
const STILL: Moving = { counting: false, taken: null };
const put = (moving: Partial<Moving> = {}, of = bodies): Placed[] => place(of, l, 0, { ...STILL, ...moving });
const byId = (placed: Placed[]): Map<string, Placed> => new Map(placed.map((p) => [p.id, p]));

describe("cards", () => {
  test("lie on their boxes, those under others a little lower", () => {
    const own = put().filter((p) => p.owner === "you" && p.on === "stock");
    expect(own[2]).toMatchObject({ face: "7h", covered: false, rest: { x: l.own[0]!.x, y: l.own[0]!.y } });
    expect(own[1]!.rest.y).toBeGreaterThan(own[2]!.rest.y);
    expect(own[1]).toMatchObject({ covered: true, edges: 1, deep: false });
    expect(own[0]).toMatchObject({ deep: true });
  });

  test("are dealt one after another, each row by itself", () => {
    const turns = put().filter((p) => p.on === "stock" && !p.deep).map((p) => p.turn);
    expect(turns).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4]);
  });

  test("slide in beside their piles while the countdown runs: the next spit card of each", () => {
    const moved = put({ counting: true }).filter((p) => p.on === "packet" && p.rest.r !== 0);
    expect(moved.map((p) => p.owner)).toEqual(["you", "them"]);
    for (const { rest } of moved) {
      expect(rest.x).toBeGreaterThanOrEqual(0);
      expect(rest.x + rest.w).toBeLessThanOrEqual(l.width);
    }
  });

  test("of the piles go to the packets of those who took them", () => {
    const rests = put({ taken: { pile: 1, by: 0 } }).filter((p) => p.on === "pile").map((p) => [p.face, p.rest.x]);
    expect(rests).toEqual([
      ["6d", l.theirPacket.x],
      ["Qh", l.ownPacket.x],
    ]);
  });

  test("that lie as before are the same objects", () => {
    const before = put();
    expect(kept(byId(before), put()).every((p, i) => p === before[i])).toBe(true);
    const changed = kept(byId(before), put({ counting: true })).filter((p) => !before.includes(p));
    expect(changed.map((p) => p.on)).toEqual(["packet", "packet"]);
  });
});
