import { Session } from "../src/game/session";
import type { Socket, Timers } from "../src/net/connection";
import { seatsIn, type Storage } from "../src/net/seats";
import type { ClientMessage, Seated, ServerMessage, Snapshot, TableView } from "../src/wire";

/** Time that goes on only when a test says so. */
export class Time implements Timers {
  now = 1000;
  #last = 0;
  #due = new Map<number, { at: number; act: () => void }>();

  after(ms: number, act: () => void): number {
    this.#due.set(++this.#last, { at: this.now + ms, act });
    return this.#last;
  }

  cancel(timer: number): void {
    this.#due.delete(timer);
  }

  go(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = [...this.#due].filter(([, d]) => d.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      this.#due.delete(next[0]);
      this.now = Math.max(this.now, next[1].at);
      next[1].act();
    }
    this.now = end;
  }
}

/** One end of a connection; the test is the server at the other. */
export class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  welcome(build = "b1"): void {
    this.open();
    this.say({ t: "welcome", build, version: "1" });
  }
}

export function memory(start: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(start));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export interface Stage {
  session: Session;
  time: Time;
  sockets: FakeSocket[];
  storage: Storage;
  /** The newest connection. */
  line(): FakeSocket;
  /** Paints the frame that was asked for. */
  paint(): void;
  /** The actions that went over the newest connection. */
  actions(): ClientMessage[];
}

export function stage(storage: Storage = memory()): Stage {
  const time = new Time();
  const sockets: FakeSocket[] = [];
  let frame: ((time: number) => void) | null = null;
  const session = new Session({
    open() {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    timers: time,
    now: () => time.now,
    frame: (act) => (frame = act),
    random: () => 0.5,
    nonce: () => "00".repeat(16),
    seats: seatsIn(storage),
    build: "b1",
  });
  const line = (): FakeSocket => sockets.at(-1)!;
  return {
    session,
    time,
    sockets,
    storage,
    line,
    paint() {
      const act = frame;
      frame = null;
      act?.(time.now);
    },
    actions: () => line().sent.filter((m) => m.t !== "hello" && m.t !== "pong"),
  };
}

export function seated(more: Partial<Seated> = {}): Seated {
  return {
    t: "seated",
    game: "g",
    seat: 0,
    players: [
      { name: "", bot: null },
      { name: "", bot: "fox" },
    ],
    rules: {},
    pace: "usual",
    commitment: "c",
    n: 0,
    ...more,
  };
}

export function snapshot(table: TableView, more: Partial<Snapshot> = {}): Snapshot {
  return { t: "snapshot", game: "g", seat: 0, epoch: 1, seq: 0, at: 0, table, ...more };
}

/** A stage with a game that is in play. */
export function playing(table: TableView): Stage {
  const s = stage();
  s.session.open();
  s.line().welcome();
  s.line().say(seated({ token: "secret" }));
  s.line().say(snapshot(table));
  s.paint();
  return s;
}
