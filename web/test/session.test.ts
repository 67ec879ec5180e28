import { describe, expect, test } from "vitest";
import type { Moment } from "../src/game/moments";
import { memory, playing, seated, snapshot, stage, type Stage } from "./line";
import { played, roundOf, row, tableOf, told } from "./tables";

const table = tableOf("7h+2 8s 5d 3c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]);
const stock = (slot: 0 | 1 | 2 | 3 | 4) => ({ kind: "stock", slot }) as const;
const answer = (s: Stage, n: number, more: object = {}) => s.line().say({ t: "answer", game: "g", seat: 0, n, ...more });

describe("an own play", () => {
  test("shows at once, and counts once it is told", () => {
    const s = playing(table);
    s.session.player.touch(stock(0), s.time.now + 40);
    expect(s.session.state.scene?.table.view.piles[0]?.top).toBe("7h");
    s.line().say(played(1, 0, 0, 0, "7h", "2c", 1));
    answer(s, 1);
    expect(s.session.state.scene?.table.view.stocks[0]?.[0]).toEqual({ top: "2c", down: 1 });
  });

  test("carries what was seen, and when: the event painted, the card aimed at", () => {
    const s = playing(table);
    s.time.go(500);
    s.line().say(played(1, 1, 0, 0, "5s", null));
    s.time.go(10);
    s.paint();
    s.session.player.touch(stock(2), s.time.now + 230);
    expect(s.actions()[0]).toMatchObject({ t: "play", stock: 2, seen: 1, after: 230 });
    const t = playing(tableOf("7h+2 8s 5d 4c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]));
    t.time.go(500);
    t.line().say(played(1, 1, 0, 0, "5s", null));
    t.time.go(10);
    t.paint();
    t.session.player.touch(stock(3), t.time.now + 230);
    expect(t.actions()[0]).toMatchObject({ stock: 3, pile: 0, aim: "5s", since: 230, seen: 1, after: 230 });
  });

  test("onto an own card counts from the press that played that card", () => {
    const s = playing(table);
    s.session.player.touch(stock(0), 2000);
    s.session.player.touch(stock(1), 2180);
    expect(s.actions()[1]).toMatchObject({ stock: 1, aim: "7h", since: 180 });
  });

  test("that was refused flies home, and says by how much it was late", () => {
    const s = playing(table);
    s.session.player.touch(stock(0), s.time.now);
    s.line().say(played(1, 1, 0, 0, "5s", null));
    answer(s, 1, { refused: "beaten", margin: 37 });
    expect(s.session.state.scene?.table.view.stocks[0]?.[0]?.top).toBe("7h");
    expect(s.session.state.tag).toMatchObject({ slot: 0, key: "beaten-by", vars: { seconds: 0.04 } });
    expect(s.session.state.busyUntil).toBe(0);
  });

  test("is made in one event, and told once; then the card below turns", () => {
    const s = playing(table);
    const moments: Moment[] = [];
    s.session.screen.onmoment((m) => moments.push(m));
    s.session.player.touch(stock(0), s.time.now);
    s.line().say(played(1, 0, 0, 0, "7h", "2c", 1));
    answer(s, 1);
    expect(moments.map((m) => m.kind)).toEqual(["played", "turned"]);
  });
});

describe("a miss (T2)", () => {
  test("is sent, named with both tops, and keeps the hand busy as long as the server says", () => {
    const s = playing(table);
    s.session.player.touch(stock(3), s.time.now);
    expect(s.actions()[0]).toMatchObject({ t: "play", stock: 3, pile: 0, aim: "6d" });
    expect(s.session.state.tag).toMatchObject({ key: "miss-neither", vars: { card: "3", one: "Q", two: "6" }, shake: true });
    answer(s, 1, { refused: "does_not_follow", busy: 800 });
    s.session.player.touch(stock(0), s.time.now + 799);
    expect(s.actions().length).toBe(1);
    s.session.player.touch(stock(0), s.time.now + 800);
    expect(s.actions().length).toBe(2);
  });

  test("keeps its tag as long as the hand is busy", () => {
    const s = playing(table);
    s.session.player.touch(stock(3), s.time.now);
    answer(s, 1, { refused: "does_not_follow", busy: 1600 });
    s.time.go(1599);
    expect(s.session.state.tag?.key).toBe("miss-neither");
    s.time.go(1);
    expect(s.session.state.tag).toBeNull();
  });

  test("is none where the card was meant for what lay there a blink ago", () => {
    const s = playing(table);
    s.time.go(500);
    s.line().say(played(1, 1, 0, 0, "5s", null));
    s.paint();
    s.session.player.touch(stock(0), s.time.now + 60);
    expect(s.actions()[0]).toMatchObject({ t: "play", stock: 0, pile: 0, aim: "6d" });
    expect(s.session.state.tag).toBeNull();
    expect(s.session.state.busyUntil).toBe(0);
  });

  test("is one where there was time to see", () => {
    const s = playing(table);
    s.time.go(500);
    s.line().say(played(1, 1, 0, 0, "5s", null));
    s.paint();
    s.session.player.touch(stock(0), s.time.now + 130);
    expect(s.actions()[0]).toMatchObject({ aim: "5s" });
    expect(s.session.state.tag?.key).toBe("miss-neither");
  });
});

describe("hands are down", () => {
  test("while the countdown runs, in a pause, and without a line", () => {
    const s = playing(table);
    s.line().say(told(1, "counting", { until: 900 }));
    s.session.player.touch(stock(0), s.time.now);
    s.line().say(told(2, "counting", { until: null }));
    s.line().say(told(3, "paused", { pause: { why: "asked", back: [false, true], left: [0, 0], claimable: [false, false] } }));
    s.session.player.touch(stock(0), s.time.now);
    s.line().say(told(4, "paused", { pause: null }));
    expect(s.actions()).toEqual([]);
    s.line().drop();
    s.session.player.touch(stock(0), s.time.now);
    expect(s.session.state.scene?.table.view.piles[0]?.top).toBe("6d");
  });
});

describe("the end of a round", () => {
  const ended = (s: Stage, seq = 1): void => {
    s.line().say(told(seq, "round_over", { why: "out", finisher: 1, slap: true }, { at: 9000 }));
    s.line().say(told(seq + 1, "slapped", { seat: 1, pile: 0 }));
    s.line().say(
      told(seq + 2, "cleared", {
        sides: [
          { stock: 7, spit: 10, took: 3 },
          { stock: 0, spit: 10, took: 2 },
        ],
        holding: [20, 12],
        scores: [20, 12],
      }),
    );
    s.line().say(
      told(seq + 3, "dealt", {
        round: 2,
        stocks: [row("7h 4s+1 5d+2 6c+3 9d+4"), row("7h 4s+1 5d+2 6c+3 9d+4")],
        spit_cards: [11, 11],
        only_pile: null,
      }),
    );
  };

  test("is looked at for a moment before the cards are cleared away", () => {
    const s = playing(table);
    ended(s);
    expect(s.session.state.slap).toEqual({ pile: 0, mine: false });
    expect(s.session.state.scene?.table.view.round).toBe(1);
    s.paint();
    s.time.go(1100);
    expect(s.session.state.scene?.table.view).toMatchObject({ round: 2, phase: "ready" });
  });

  const tell = (s: Stage, more: object = {}): void => s.line().say({ t: "reviewed", game: "g", rounds: [roundOf(more)], seats: null });

  test("is reported as the server counted it, once it has been looked at", () => {
    const s = playing(table);
    ended(s);
    tell(s);
    expect(s.session.state.report).toBeNull();
    s.time.go(1100);
    expect(s.session.state.report).toMatchObject({
      round: 1,
      why: "out",
      finisher: "them",
      you: { stock: 7, spit: 10, took: 3, holds: 20 },
      them: { stock: 0, holds: 12 },
      scores: [20, 12],
      spits: [3000],
      history: [
        { at: 0, you: 9, them: 8 },
        { at: 700, you: 8, them: 8 },
        { at: 1500, you: 8, them: 7 },
        { at: 8000, you: 8, them: 7 },
      ],
      facts: { you: { misses: 1 }, them: { misses: 0 } },
    });
  });

  test("is reported as soon as it is told, where that comes late", () => {
    const s = playing(table);
    ended(s);
    s.time.go(1100);
    expect(s.session.state.report).toBeNull();
    tell(s);
    expect(s.session.state.report).not.toBeNull();
  });

  test("is reported of the round before this one only", () => {
    const s = playing(table);
    ended(s);
    s.time.go(1100);
    tell(s, { round: 7 });
    expect(s.session.state.report).toBeNull();
  });

  test("is shown again to who comes back before the next has begun", () => {
    const view = { ...table.view, phase: "ready" as const, round: 2 };
    const s = playing({ ...table, view });
    tell(s);
    expect(s.session.state.report).toMatchObject({ round: 1 });
    const t = playing({ ...table, view: { ...view, called: [true, false] } });
    tell(t);
    expect(t.session.state.report).toBeNull();
  });

  test("of another game is no business of this one", () => {
    const s = playing(table);
    ended(s);
    s.time.go(1100);
    s.line().say({ t: "reviewed", game: "other", rounds: [roundOf()], seats: null });
    expect(s.session.state.report).toBeNull();
  });

  test("is shown until its player says spit for the next round", () => {
    const s = playing(table);
    ended(s);
    tell(s);
    s.time.go(1100);
    expect(s.session.state.report).not.toBeNull();
    s.session.player.spit(s.time.now);
    expect(s.session.state.report).toBeNull();
    expect(s.actions().at(-1)).toMatchObject({ t: "spit", n: 1 });
    expect(s.actions().at(-1)).not.toHaveProperty("pile");
    expect(s.session.state.scene?.table.view.called).toEqual([true, false]);
  });

  test("is closed when the countdown begins without it", () => {
    const s = playing(table);
    ended(s);
    tell(s);
    s.time.go(1100);
    s.line().say(told(5, "counting", { until: 30_000 }));
    expect(s.session.state.report).toBeNull();
  });
});

describe("the record of a game", () => {
  test("is asked for, and comes", async () => {
    const s = playing(table);
    const wanted = s.session.record();
    s.line().say({ t: "recorded", game: "g", text: "{}\n" });
    expect(await wanted).toBe("{}\n");
  });

  test("that cannot be had is null, and so is one that was asked for again, or without a line", async () => {
    const s = playing(table);
    const first = s.session.record();
    const second = s.session.record();
    expect(await first).toBeNull();
    s.line().say({ t: "trouble", code: "no_record", text: "", game: "g" });
    expect(await second).toBeNull();
    expect(s.session.state.trouble).toBe("no_record");
    s.line().drop();
    expect(await s.session.record()).toBeNull();
  });

  test("is not waited for by who leaves the table", async () => {
    const s = playing(table);
    const wanted = s.session.record();
    s.session.ask("leave");
    s.line().say({ t: "recorded", game: "g", text: "{}\n" });
    expect(await wanted).toBeNull();
  });
});

test("a rematch begins another game at the same table", () => {
  const s = playing(table);
  s.line().say(told(1, "ended", { winner: 0, ended: "won" }));
  expect(s.session.state.scene?.table.view.phase).toBe("over");
  s.session.ask("rematch");
  s.line().say(seated({ game: "h", token: "other" }));
  s.line().say(snapshot(table, { game: "h" }));
  expect(s.session.state.scene?.table.view.phase).toBe("play");
  s.session.player.touch(stock(0), s.time.now);
  expect(s.actions().at(-1)).toMatchObject({ game: "h", n: 1 });
});

describe("a seat that is asked back", () => {
  test("while the server cannot read its store is said to be so, and asked for again", () => {
    const s = stage(memory({ "spit.seats": JSON.stringify([{ game: "g", token: "t" }]) }));
    s.session.open();
    s.line().welcome();
    s.line().say({ t: "trouble", code: "store", game: "g" });
    expect(s.session.state).toMatchObject({ returning: true, trouble: "store" });
    const before = s.sockets.length;
    s.time.go(10_000);
    expect(s.sockets.length).toBeGreaterThan(before);
    s.line().welcome();
    s.line().say(seated());
    s.line().say(snapshot(table));
    expect(s.session.state).toMatchObject({ returning: false, trouble: null });
  });
});

describe("a new game", () => {
  const asked = (s: Stage): unknown[] => s.actions().filter((m) => m.t === "new");

  test("is asked for once, however often it is pressed until it is there", () => {
    const s = stage();
    s.session.open();
    s.line().welcome();
    s.session.start({});
    s.session.start({});
    expect(asked(s)).toHaveLength(1);
    s.line().say(seated({ token: "secret" }));
    s.session.start({});
    expect(asked(s)).toHaveLength(1);
    s.line().say(snapshot(table));
    s.session.ask("leave");
    s.session.start({});
    expect(asked(s)).toHaveLength(2);
  });

  test("can be asked for again when it could not be had", () => {
    const s = stage();
    s.session.open();
    s.line().welcome();
    s.session.start({});
    s.line().say({ t: "trouble", code: "full" });
    expect(s.session.state).toMatchObject({ trouble: "full", asking: false });
    s.session.start({});
    expect(asked(s)).toHaveLength(2);
  });

  test("is asked for anew over the next line, when the first broke before it came", () => {
    const s = stage();
    s.session.open();
    s.line().welcome();
    s.session.start({});
    s.line().drop();
    s.time.go(1500);
    s.line().welcome();
    expect(asked(s)).toHaveLength(1);
  });
});

test("a record that was asked for before the line broke cannot be had", async () => {
  const s = playing(table);
  const record = s.session.record();
  s.line().drop();
  expect(await record).toBeNull();
});
