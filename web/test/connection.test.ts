import { describe, expect, test } from "vitest";
import { backoff } from "../src/net/backoff";
import { goingOn, heard, localTime, stopped, UNSET } from "../src/net/clock";
import { seatsIn } from "../src/net/seats";
import { judge, restart } from "../src/net/thread";
import { memory, playing, seated, snapshot, stage } from "./line";
import { played, tableOf, told } from "./tables";

const table = tableOf("7h+2 8s 5d 6c 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]);
const first = { kind: "stock", slot: 0 } as const;

describe("a connection", () => {
  test("says hello first, with its build and no seats where it has none", () => {
    const s = stage();
    s.session.open();
    s.line().open();
    expect(s.line().sent).toEqual([{ t: "hello", build: "b1" }]);
    expect(s.session.state.link).toBe("connecting");
    s.line().say({ t: "welcome", build: "b1", version: "1" });
    expect(s.session.state.link).toBe("open");
  });

  test("answers a ping at once, before the welcome too", () => {
    const s = stage();
    s.session.open();
    s.line().open();
    s.line().say({ t: "ping", nonce: "x" });
    expect(s.line().sent.at(-1)).toEqual({ t: "pong", nonce: "x" });
  });

  test("starts the game that was wished for while there was no line, and it alone", () => {
    const s = stage();
    s.session.start({ rules: {}, pace: "calm" });
    s.line().welcome();
    expect(s.line().sent.at(-1)).toEqual({ t: "new", nonce: "00".repeat(16), rules: {}, pace: "calm" });
    s.line().say(seated());
    s.line().drop();
    s.time.go(5000);
    s.line().welcome();
    expect(s.line().sent.map((m) => m.t)).toEqual(["hello"]);
  });

  test("comes back by itself, waiting longer each time, and asks for its seat", () => {
    const s = playing(table);
    s.line().drop();
    expect(s.session.state.link).toBe("away");
    s.time.go(249);
    expect(s.sockets.length).toBe(1);
    s.time.go(1);
    expect(s.sockets.length).toBe(2);
    s.line().drop();
    s.time.go(499);
    expect(s.sockets.length).toBe(2);
    s.time.go(1);
    s.line().open();
    expect(s.line().sent).toEqual([{ t: "hello", build: "b1", back: [{ game: "g", token: "secret" }] }]);
  });

  test("comes back at once when the device says that it can", () => {
    const s = playing(table);
    s.line().drop();
    s.session.connection.connect();
    expect(s.sockets.length).toBe(2);
    s.session.connection.connect();
    expect(s.sockets.length).toBe(2);
  });

  test("gives up an attempt that is never welcomed", () => {
    const s = stage();
    s.session.open();
    s.line().open();
    s.time.go(10_000);
    expect(s.session.state.link).toBe("away");
    s.time.go(250);
    expect(s.sockets.length).toBe(2);
  });

  test("stays away when another window has taken the seat, until it is asked to play here", () => {
    const s = playing(table);
    s.line().say({ t: "trouble", code: "taken_over" });
    s.time.go(60_000);
    expect(s.session.state.link).toBe("taken_over");
    expect(s.sockets.length).toBe(1);
    s.session.connection.takeBack();
    expect(s.sockets.length).toBe(2);
  });

  test("knows a seat that was taken over by the closing's code alone", () => {
    const s = playing(table);
    s.line().drop(4001);
    s.time.go(60_000);
    expect(s.session.state.link).toBe("taken_over");
  });

  test("knows that it is old where the server's build is another", () => {
    const s = stage();
    s.session.open();
    s.line().welcome("b2");
    expect(s.session.state.old).toBe(true);
  });
});

describe("a seat", () => {
  test("is kept on the device, and asked for after a reload", () => {
    const s = playing(table);
    const again = stage(s.storage);
    again.session.open();
    expect(again.session.state.returning).toBe(true);
    again.line().open();
    expect(again.line().sent[0]).toMatchObject({ back: [{ game: "g", token: "secret" }] });
  });

  test("is forgotten when the game is gone, and the page goes back to its start", () => {
    const s = playing(table);
    const again = stage(s.storage);
    again.session.open();
    again.line().welcome();
    again.line().say({ t: "trouble", code: "no_such_seat" });
    expect(again.session.state).toMatchObject({ returning: false, scene: null });
    expect(seatsIn(s.storage).all()).toEqual([]);
  });

  test("stays when another game is gone", () => {
    const s = playing(table);
    s.line().say({ t: "trouble", code: "no_such_seat", game: "old" });
    expect(s.session.state.scene).not.toBeNull();
    expect(seatsIn(s.storage).all()).toEqual([{ game: "g", token: "secret" }]);
  });

  test("is forgotten when its player leaves", () => {
    const s = playing(table);
    s.session.ask("leave");
    expect(s.line().sent.at(-1)).toMatchObject({ t: "leave", n: 1 });
    expect(seatsIn(s.storage).all()).toEqual([]);
    expect(s.session.state.scene).toBeNull();
  });

  test("lasts as long as the page where nothing may be stored", () => {
    const forbidden = { ...memory(), setItem: () => { throw new Error("full"); } };
    const seats = seatsIn(forbidden);
    seats.keep({ game: "a", token: "t" });
    expect(seats.all()).toEqual([{ game: "a", token: "t" }]);
  });

  test.each(["nonsense", '{"game":1}', '[{"game":1,"token":"t"}]', "null"])("is nothing where the storage holds %s", (text) => {
    expect(seatsIn(memory({ "spit.seats": text })).all()).toEqual([]);
  });

  test.each(["", "a".repeat(65), "\ud800", "a b"])("is nothing that no server would take, as %j", (odd) => {
    const stored = [{ game: odd, token: "t" }, { game: "a", token: odd }, { game: "b", token: "t_-", more: 1 }];
    expect(seatsIn(memory({ "spit.seats": JSON.stringify(stored) })).all()).toEqual([{ game: "b", token: "t_-" }]);
  });
});

describe("an action without an answer", () => {
  test("is sent again, as it was, after the snapshot", () => {
    const s = playing(table);
    s.session.player.touch(first, s.time.now + 30);
    const [play] = s.actions();
    s.line().drop();
    s.time.go(300);
    s.line().welcome();
    expect(s.actions()).toEqual([]);
    s.line().say(seated());
    s.line().say(snapshot(table, { seq: 4 }));
    expect(s.actions()).toEqual([play]);
  });

  test("that was answered is not sent again, and numbers go on", () => {
    const s = playing(table);
    s.session.player.touch(first, s.time.now);
    s.line().say(played(1, 0, 0, 0, "7h", "2c", 1));
    s.line().say({ t: "answer", game: "g", seat: 0, n: 1 });
    s.line().drop();
    s.time.go(300);
    s.line().welcome();
    s.line().say(seated({ n: 1 }));
    s.line().say(snapshot(tableOf("2c+1 8s 5d 6c 9d", "5s 2s 2s 2s 2s", ["7h", "Qh"]), { seq: 1 }));
    expect(s.actions()).toEqual([]);
    s.session.player.touch({ kind: "stock", slot: 1 }, s.time.now);
    expect(s.actions()[0]).toMatchObject({ t: "play", n: 2 });
  });

  test("that the server had before the cut is not shown beforehand twice", () => {
    const s = playing(tableOf("7h+2 8s 5d 6c 9d", "2s 2s 2s 2s 2s", ["6d", "Qh"]));
    s.session.player.touch(first, s.time.now);
    s.line().drop();
    s.time.go(300);
    s.line().welcome();
    s.line().say(seated({ n: 1 }));
    s.line().say(snapshot(tableOf("8c+1 8s 5d 6c 9d", "2s 2s 2s 2s 2s", ["7h", "Qh"]), { seq: 1 }));
    expect(s.session.state.scene?.table.view.stocks[0]?.[0]).toEqual({ top: "8c", down: 1 });
  });

  test("for six seconds means that the line is dead", () => {
    const s = playing(table);
    s.session.player.touch(first, s.time.now);
    s.time.go(5999);
    expect(s.session.state.link).toBe("open");
    s.time.go(1);
    expect(s.session.state.link).toBe("away");
  });
});

describe("the thread", () => {
  test("is lost over a gap: the client closes and comes back", () => {
    const s = playing(table);
    s.line().say(told(2, "counting", { until: 500 }));
    expect(s.session.state.link).toBe("away");
    s.time.go(250);
    expect(s.sockets.length).toBe(2);
  });

  test("hears nothing twice", () => {
    const s = playing(table);
    s.line().say(told(1, "wished", { rematch: [false, true] }));
    s.line().say(told(1, "wished", { rematch: [false, false] }));
    expect(s.session.state.scene?.table.rematch).toEqual([false, true]);
  });

  test("drops a snapshot of an earlier life of the game", () => {
    expect(restart({ epoch: 3, seq: 9 }, { epoch: 2, seq: 20 })).toBeNull();
    expect(restart({ epoch: 3, seq: 9 }, { epoch: 4, seq: 0 })).toEqual({ epoch: 4, seq: 0 });
    expect([judge({ epoch: 1, seq: 4 }, 4), judge({ epoch: 1, seq: 4 }, 5), judge({ epoch: 1, seq: 4 }, 6)]).toEqual(["old", "next", "gap"]);
  });

  test("is deaf to another game", () => {
    const s = playing(table);
    s.line().say({ ...told(1, "wished", { rematch: [true, true] }), game: "other" });
    expect(s.session.state.scene?.table.rematch).toEqual([false, false]);
  });
});

describe("the game's clock", () => {
  test("goes by the message that was quickest", () => {
    const clock = heard(heard(heard(UNSET, 100, 1150), 200, 1230), 300, 1390);
    expect(localTime(clock, 1000)).toBe(2030);
  });

  test("stands still in a pause, and is measured anew after it", () => {
    const before = stopped(heard(UNSET, 100, 1100));
    expect(heard(before, 100, 900)).toBe(before);
    expect(localTime(heard(goingOn(), 100, 9100), 200)).toBe(9200);
  });

  test("counts down in a pause by the length alone", () => {
    const paused = { ...table, pause: { why: "asked" as const, back: [true, true], left: [0, 0], claimable: [false, false] } };
    const s = playing(paused);
    s.time.go(7000);
    s.line().say(told(1, "counting", { until: 1800 }, { at: 0 }));
    expect(s.session.state.countEnd).toBe(s.time.now + 1800);
  });
});

test("the waiting doubles up to five seconds, and is spread by a quarter", () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((tries) => backoff(tries, () => 0.5));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect([backoff(0, () => 0), backoff(0, () => 0.999)].map(Math.round)).toEqual([188, 312]);
});
