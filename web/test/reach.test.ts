import { describe, expect, test } from "vitest";
import type { Moment } from "../src/game/moments";
import { playing, snapshot, type Stage } from "./line";
import { played, tableOf, told } from "./tables";

const table = tableOf("7h+2 8s 5d 3c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]);

function watched(): { s: Stage; moments: Moment[] } {
  const s = playing(table);
  const moments: Moment[] = [];
  s.session.screen.onmoment((m) => moments.push(m));
  return { s, moments };
}

describe("the other's hand", () => {
  test("is seen on its ways, in our own time", () => {
    const { s, moments } = watched();
    s.time.go(100);
    const ways = [
      { began: 100, ends: 340, stock: 0 as const },
      { began: 340, ends: 700, pile: 1 as const, carries: 0 as const },
    ];
    s.line().say({ t: "hand", game: "g", seat: 1, at: 100, ways });
    const now = s.time.now;
    expect(moments).toEqual([
      {
        kind: "reach",
        ways: [
          { began: now, ends: now + 240, to: { kind: "stock", slot: 0 }, carries: null },
          { began: now + 240, ends: now + 600, to: { kind: "pile", pile: 1 }, carries: 0 },
        ],
      },
    ]);
  });

  test("changes nothing at the table", () => {
    const { s } = watched();
    const before = s.session.state;
    s.line().say({ t: "hand", game: "g", seat: 1, at: 0, ways: [{ began: 0, ends: 9, pile: 0, carries: 0 }] });
    expect(s.session.state).toBe(before);
  });

  test("is drawn back in a pause, and when the table is seen anew", () => {
    const { s, moments } = watched();
    s.line().say({ t: "hand", game: "g", seat: 1, at: 0 });
    s.line().say({ ...snapshot(table), seq: 0 });
    expect(moments).toEqual([
      { kind: "reach", ways: [] },
      { kind: "reach", ways: [] },
    ]);
  });

  test("of another game is not ours to see", () => {
    const { s, moments } = watched();
    s.line().say({ t: "hand", game: "old", seat: 1, at: 0 });
    s.line().say({ t: "temper", game: "old", seat: 1, mood: "ahead", manner: "plays" });
    expect(moments).toEqual([]);
    expect(s.session.state.temper.mood).toBe("calm");
  });
});

describe("the other's face", () => {
  test("is at ease at first, and then as it is told", () => {
    const { s } = watched();
    expect(s.session.state.temper).toEqual({ mood: "calm", manner: "waits" });
    s.line().say({ t: "temper", game: "g", seat: 1, mood: "rattled", manner: "annoyed" });
    expect(s.session.state.temper).toEqual({ mood: "rattled", manner: "annoyed" });
  });
});

describe("a moment", () => {
  test("is that a card turned by itself", () => {
    const { s, moments } = watched();
    s.line().say(played(1, 1, 0, 0, "5s", "4h"));
    s.line().say(played(2, 1, 1, 1, "2s", null));
    expect(moments.map((m) => m.kind)).toEqual(["played", "turned", "played"]);
    expect(moments[1]).toEqual({ kind: "turned", mine: false });
  });

  test("is that a countdown runs, and that it stands still", () => {
    const { s, moments } = watched();
    s.line().say(told(1, "counting", { until: 600 }));
    const pause = { why: "asked", back: [false, true], left: [120_000, 120_000], claimable: [false, false] } as const;
    s.line().say(told(2, "paused", { pause: { ...pause, back: [...pause.back], left: [...pause.left], claimable: [...pause.claimable] } }));
    expect(moments.map((m) => m.kind)).toEqual(["counting", "stopped"]);
  });

  test.each([
    [0, 5, true],
    [5, 0, false],
    [3, 3, null],
  ])("is who was rid of more cards in a round: %i to %i", (ours, theirs, won) => {
    const { s, moments } = watched();
    const side = (stock: number) => ({ stock, spit: 0, took: 0 });
    s.line().say(told(1, "cleared", { sides: [side(ours), side(theirs)], holding: [0, 0], scores: [0, 0] }));
    s.time.go(1100);
    expect(moments).toEqual([{ kind: "cleared", won }]);
  });
});
