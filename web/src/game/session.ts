import { UNSET, goingOn, heard, localTime, stopped, type GameClock } from "../net/clock";
import { Connection, type Link, type Socket, type Timers } from "../net/connection";
import { answered, outbox, posted, resumed, type Action, type Outbox } from "../net/outbox";
import type { Seats } from "../net/seats";
import { judge, restart, type Thread } from "../net/thread";
import type { Answer, New, RulesChoice, Seated, ServerMessage, Snapshot, Told, Trouble } from "../wire";
import { begun, missed, noted, reacted, report, type Chronicle, type Report } from "./chronicle";
import * as gazes from "./gaze";
import { IDLE, drop, fillFrom, press, steady, tap, type Hand, type Touch } from "./hand";
import { momentOf, type Moment } from "./moments";
import type { Pile, Place, Seat, Slot } from "./places";
import { foresee, follow, sceneOf, type Scene, type Wish } from "./predict";
import { actionFor, meantFor } from "./press";
import { missTag, refusalTag, type Tag } from "./tag";

/** All that the pages show. Every change makes a new one. Times are by `performance.now()`. */
export interface State {
  readonly link: Link;
  /** Whether a seat of before is being taken again. */
  readonly returning: boolean;
  /** Whether the server has another build, so that the page is old. */
  readonly old: boolean;
  readonly trouble: string | null;
  readonly seated: Seated | null;
  readonly scene: Scene | null;
  readonly hand: Hand;
  readonly busyUntil: number;
  readonly tag: Tag | null;
  readonly slap: { pile: Pile; mine: boolean } | null;
  readonly countEnd: number | null;
  readonly ringEnd: number | null;
  /** The round that has just ended, until its player goes on. */
  readonly report: Report | null;
}

export interface World {
  open(): Socket;
  timers: Timers;
  now(): number;
  /** Calls back in the next animation frame, with its time. */
  frame(act: (time: number) => void): void;
  random(): number;
  nonce(): string;
  seats: Seats;
  build: string;
}

export interface Options {
  rules: RulesChoice;
  pace: "usual" | "calm";
}

interface Pending {
  readonly n: number;
  readonly slot: Slot | null;
  /** What to show of it beforehand; null once it was told, or is known to come to nothing. */
  readonly wish: Wish | null;
  readonly reaction: number | null;
}

const START: State = {
  link: "away",
  returning: false,
  old: false,
  trouble: null,
  seated: null,
  scene: null,
  hand: IDLE,
  busyUntil: 0,
  tag: null,
  slap: null,
  countEnd: null,
  ringEnd: null,
  report: null,
};

/** A miss occupies the hand for so long, until the server says how long exactly (T2). */
const MISS = 400;
/** No answer for so long: the line is dead, though it does not say so. */
const SILENCE = 6000;
/** The end of a round is looked at for a moment before the cards are cleared away. */
const REST = 1100;
const TAG = 1800;

/** One player's game, as this page sees it: what the server told, and the own hand's doings on top of it. */
export class Session {
  state: State = START;
  readonly connection: Connection;
  #listeners = new Set<(state: State) => void>();
  #watchers = new Set<(moment: Moment) => void>();
  #confirmed: Scene | null = null;
  #thread: Thread | null = null;
  #box: Outbox | null = null;
  #pending: Pending[] = [];
  #clock: GameClock = UNSET;
  #gaze = gazes.UNSEEN;
  #chronicle: Chronicle = begun(0);
  #queue: Told[] = [];
  #rest: "none" | "running" | "done" = "none";
  #wanted: New | null = null;
  #framing = false;
  #tags = 0;

  constructor(private readonly world: World) {
    this.connection = new Connection({
      open: () => world.open(),
      timers: world.timers,
      random: () => world.random(),
      build: world.build,
      seats: () => world.seats.all().slice(0, 1),
      hear: (message) => this.#hear(message),
      changed: (link) => this.#set({ link }),
    });
  }

  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    listener(this.state);
    return () => this.#listeners.delete(listener);
  }

  onmoment(watcher: (moment: Moment) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Connects, and goes on with the game that this device was in, if there is one. */
  open(): void {
    this.#set({ returning: this.world.seats.all().length > 0 });
    this.connection.connect();
  }

  start({ rules, pace }: Options): void {
    this.#wanted = { t: "new", nonce: this.world.nonce(), rules, pace };
    this.#set({ trouble: null });
    if (this.connection.send(this.#wanted)) this.#wanted = null;
    else this.connection.connect();
  }

  /**
   * A finger, or a key, on a place of the table. "drag": the card there can be dragged from now on; "tap": that too,
   * and a release without a drag is to be told by `tap`.
   */
  touch(place: Place, at: number): "done" | "drag" | "tap" {
    const { scene, hand } = this.state;
    const seat = this.#seat;
    if (!scene || seat === null || !this.#free(at)) return "done";
    const view = scene.table.view;
    const touch = press(hand, view, seat, place);
    if (place.kind === "stock" && (touch.miss || (touch.waits && hand.lifted === null))) {
      const meant = meantFor(view, seat, place.slot, this.#gaze, at);
      if (meant) {
        this.#set({ hand: IDLE });
        this.#act({ kind: "play", stock: place.slot, pile: meant.pile }, at, { slot: place.slot, aim: meant.aim });
        return "done";
      }
    }
    this.#take(touch, place.kind === "stock" ? place.slot : hand.lifted, at);
    if (touch.waits) return "tap";
    return place.kind === "stock" && touch.hand.lifted === place.slot ? "drag" : "done";
  }

  /** A touch on a card that could have been dragged, and was not. */
  tap(slot: Slot, at: number): void {
    const { scene, hand } = this.state;
    if (!scene || this.#seat === null || !this.#free(at)) return;
    this.#take(tap(hand, scene.table.view, this.#seat, slot), slot, at);
  }

  drop(slot: Slot, near: readonly Place[], at: number): void {
    const { scene } = this.state;
    if (!scene || this.#seat === null) return;
    if (this.#free(at)) this.#take(drop(scene.table.view, this.#seat, slot, near), slot, at);
    else this.#set({ hand: IDLE });
  }

  fillFrom(slot: Slot, at: number): void {
    const { scene } = this.state;
    if (scene && this.#seat !== null && this.#free(at)) {
      this.#take(fillFrom(scene.table.view, this.#seat, slot), slot, at);
    }
  }

  /** Says "spit": at the start of a round, or when nobody can play. */
  spit(at: number): void {
    const table = this.state.scene?.table;
    const seat = this.#seat;
    if (!table || seat === null || table.counting !== null || table.view.called[seat]) return;
    if (table.view.phase === "ready") this.#set({ report: null });
    this.#act({ kind: "spit", pile: null }, at, { slot: null });
  }

  pause(): void {
    this.#send("pause");
  }

  resume(): void {
    this.#send("resume");
  }

  resign(): void {
    this.#send("resign");
  }

  rematch(): void {
    this.#send("rematch");
  }

  claim(): void {
    this.#send("claim");
  }

  leave(): void {
    this.#send("leave");
    if (this.#box) this.world.seats.forget(this.#box.game);
    this.#clear();
  }

  /** Plays here again, after another window has taken the seat. */
  takeBack(): void {
    this.connection.takeBack();
  }

  get #seat(): Seat | null {
    return this.state.seated?.seat ?? null;
  }

  /** Whether the hand can do anything now: it is not busy, the cards are in play, and somebody listens. */
  #free(at: number): boolean {
    const { scene, link, busyUntil } = this.state;
    const table = scene?.table;
    return link === "open" && !!table && table.counting === null && table.pause === null && at >= busyUntil;
  }

  #take(touch: Touch, slot: Slot | null, at: number): void {
    this.#set({ hand: touch.hand });
    if (touch.snag) this.#tell(refusalTag(touch.snag.code, touch.snag.slot, null, ++this.#tags), TAG);
    if (!touch.wish) return;
    this.#act(touch.wish, at, { slot, miss: touch.miss });
    if (touch.miss && slot !== null) this.#miss(slot, at);
  }

  #miss(slot: Slot, at: number): void {
    this.#set({ busyUntil: at + MISS });
    const view = this.state.scene?.table.view;
    if (view && this.#seat !== null) this.#tell(missTag(view, this.#seat, slot, ++this.#tags), MISS + 300);
    this.#say({ kind: "miss", slot });
  }

  #act(wish: Wish, at: number, how: { slot: Slot | null; aim?: string; miss?: boolean }): void {
    const seated = this.state.seated;
    const scene = this.state.scene;
    if (!seated || !scene || !this.#box) return;
    const view = scene.table.view;
    const press = { game: seated.game, seat: seated.seat, n: this.#box.last + 1, at };
    const action = actionFor(wish, press, this.#gaze, view, how.aim);
    let reaction: number | null = null;
    if (wish.kind === "play") {
      reaction = action.t === "play" && !how.miss && action.aim && gazes.knows(this.#gaze, action.aim) ? action.since! : null;
      const card = view.stocks[seated.seat]?.[wish.stock]?.top;
      if (card && !how.miss && !how.aim) this.#gaze = gazes.played(this.#gaze, card, at);
    }
    const shown = how.miss || how.aim !== undefined ? null : wish;
    this.#pending = [...this.#pending, { n: action.n, slot: how.slot, wish: shown, reaction }];
    if (wish.kind === "slap") this.#set({ slap: { pile: wish.pile, mine: true } });
    this.#post(action);
    this.#foresee();
    if (shown?.kind === "play" || shown?.kind === "slap") this.#sayOwn(shown);
  }

  #sayOwn(wish: Wish): void {
    const seat = this.#seat;
    const scene = this.state.scene;
    if (seat === null || !scene) return;
    if (wish.kind === "slap") this.#say({ kind: "slapped", mine: true, pile: wish.pile });
    if (wish.kind === "play") {
      const card = scene.table.view.piles[wish.pile]?.top ?? "";
      const left = (scene.table.view.stocks[seat] ?? []).reduce((sum, s) => sum + s.down + (s.top ? 1 : 0), 0);
      this.#say({ kind: "played", mine: true, slot: wish.stock, pile: wish.pile, card, left });
    }
  }

  #send(t: "pause" | "resume" | "resign" | "rematch" | "leave" | "claim"): void {
    if (!this.#box || this.#seat === null) return;
    const at = gazes.moment(this.#gaze, this.world.now());
    this.#post({ t, game: this.#box.game, seat: this.#seat, n: this.#box.last + 1, ...at });
  }

  #post(action: Action): void {
    if (!this.#box) return;
    this.#box = posted(this.#box, action);
    this.connection.send(action);
    this.#expect(action.n);
  }

  /** An answer that does not come means that the line is dead, whatever it says. */
  #expect(n: number): void {
    this.world.timers.after(SILENCE, () => {
      if (this.state.link === "open" && this.#box?.waiting.some((a) => a.n === n)) this.connection.lost();
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#set({ old: message.build !== this.world.build && this.world.build !== "dev", trouble: null });
        if (this.#wanted && this.connection.send(this.#wanted)) this.#wanted = null;
        break;
      case "seated":
        this.#seated(message);
        break;
      case "snapshot":
        if (message.game === this.#box?.game) this.#snapshot(message);
        break;
      case "told":
        if (message.game === this.#box?.game) this.#told(message);
        break;
      case "answer":
        if (message.game === this.#box?.game && message.seat === this.#seat) this.#answer(message);
        break;
      case "trouble":
        this.#trouble(message);
        break;
    }
  }

  #seated(seated: Seated): void {
    if (seated.token) this.world.seats.keep({ game: seated.game, token: seated.token });
    if (this.#box?.game === seated.game) {
      this.#box = resumed(this.#box, seated.n);
      // What the server has had is in the snapshot already, or will be told: it is not shown beforehand again.
      this.#pending = this.#pending.map((p) => (p.n <= seated.n ? { ...p, wish: null } : p));
      this.#set({ seated });
    } else {
      this.#clear();
      this.#box = outbox(seated.game, seated.n);
      this.#set({ seated, returning: !seated.token });
    }
  }

  #snapshot(snapshot: Snapshot): void {
    const thread = restart(this.#thread, snapshot);
    if (!thread || !this.#box) return;
    this.#thread = thread;
    this.#queue = [];
    this.#rest = "none";
    this.#clock = heard(UNSET, snapshot.at, this.world.now());
    if (snapshot.table.pause) this.#clock = stopped(this.#clock);
    const round = snapshot.table.view.round;
    if (round !== this.#chronicle.round) this.#chronicle = begun(round);
    this.#confirmed = sceneOf(snapshot.table, this.#confirmed?.bodies);
    const slap = snapshot.table.view.phase === "slap" ? this.state.slap : null;
    this.#set({ returning: false, trouble: null, slap, countEnd: this.#countEnd(snapshot.table.counting, snapshot.at) });
    this.#foresee();
    for (const action of this.#box.waiting) {
      this.connection.send(action);
      this.#expect(action.n);
    }
  }

  #told(told: Told): void {
    if (!this.#thread) return;
    const verdict = judge(this.#thread, told.seq);
    if (verdict === "gap") this.connection.lost();
    if (verdict !== "next") return;
    this.#thread = { ...this.#thread, seq: told.seq };
    if (told.what === "paused") this.#clock = told.event.pause ? stopped(this.#clock) : goingOn();
    this.#clock = heard(this.#clock, told.at, this.world.now());
    this.#queue.push(told);
    this.#drain();
  }

  #drain(): void {
    while (this.#rest !== "running" && this.#queue.length > 0) {
      const told = this.#queue[0]!;
      if (told.what === "cleared" && this.#rest === "none") {
        this.#rest = "running";
        this.world.timers.after(REST, () => {
          if (this.#rest !== "running") return;
          this.#rest = "done";
          this.#drain();
        });
        return;
      }
      if (told.what === "cleared") this.#rest = "none";
      this.#queue.shift();
      this.#apply(told);
    }
  }

  #apply(told: Told): void {
    const seat = this.#seat;
    if (!this.#confirmed || seat === null) return;
    this.#confirmed = follow(this.#confirmed, told);
    this.#chronicle = noted(this.#chronicle, told, this.#confirmed.table, seat);
    const own = this.#settle(told, seat);
    switch (told.what) {
      case "dealt":
        this.#gaze = { ...gazes.UNSEEN, seq: this.#gaze.seq, at: this.#gaze.at };
        this.#set({ slap: null, hand: IDLE, busyUntil: 0, tag: null });
        break;
      case "counting":
        this.#set({ countEnd: this.#countEnd(told.event.until, told.at), report: null });
        break;
      case "round_over":
        this.#set({ tag: null });
        break;
      case "slapped":
        this.#set({ slap: { pile: told.event.pile as Pile, mine: told.event.seat === seat } });
        break;
      case "cleared":
        this.#set({ report: report(this.#chronicle, told.event, seat) });
        break;
    }
    this.#foresee();
    const moment = own?.wish?.kind === "play" || own?.wish?.kind === "slap" ? null : momentOf(told, this.#confirmed, seat);
    if (moment) this.#say(moment);
  }

  /** Takes the own action that made it happen out of what is foreseen; gives it back. */
  #settle(told: Told, seat: Seat): Pending | undefined {
    const by = "seat" in told.event ? told.event.seat : seat;
    if (told.n == null || by !== seat) return undefined;
    const own = this.#pending.find((p) => p.n === told.n);
    this.#pending = this.#pending.map((p) => (p.n === told.n ? { ...p, wish: null } : p));
    if (own && told.what === "played" && own.reaction !== null) {
      this.#chronicle = reacted(this.#chronicle, own.reaction);
    }
    return own;
  }

  #answer(answer: Answer): void {
    if (!this.#box) return;
    const own = this.#pending.find((p) => p.n === answer.n);
    const action = this.#box.waiting.find((a) => a.n === answer.n);
    this.#box = answered(this.#box, answer.n);
    this.#pending = this.#pending.filter((p) => p.n !== answer.n);
    if (answer.busy != null) this.#set({ busyUntil: this.world.now() + answer.busy });
    if (answer.refused) this.#refused(answer, own, action);
    this.#foresee();
  }

  #refused(answer: Answer, own: Pending | undefined, action: Action | undefined): void {
    const code = answer.refused!;
    if (code === "does_not_follow") this.#chronicle = missed(this.#chronicle);
    if (action?.t === "slap") this.#set({ slap: null });
    const slot = own?.slot ?? null;
    if (code === "does_not_follow" && slot !== null) {
      const tag = this.state.tag;
      const view = this.#confirmed?.table.view;
      if (tag?.slot === slot && tag.key.startsWith("miss")) this.#tell(tag, answer.busy ?? TAG);
      else if (view && this.#seat !== null) this.#tell(missTag(view, this.#seat, slot, ++this.#tags), answer.busy ?? TAG);
    } else if (!(code === "numbered_twice" || code === "numbered_low")) {
      this.#tell(refusalTag(code, slot, answer.margin, ++this.#tags), TAG);
    }
    this.#say({ kind: "refused", code });
  }

  #trouble(trouble: Trouble): void {
    if (trouble.code === "no_such_seat") {
      const game = trouble.game || this.#box?.game || this.world.seats.all()[0]?.game;
      if (game) this.world.seats.forget(game);
      if (this.#box && game !== this.#box.game) return;
      const lost = this.state.scene !== null;
      this.#clear();
      this.#set({ trouble: lost ? "no_such_seat" : null });
    } else if (trouble.code !== "taken_over") {
      this.#set({ trouble: trouble.code });
    }
  }

  #countEnd(until: number | null, at: number): number | null {
    if (until === null) return null;
    // In a pause the game's clock stands still, and only the length of the countdown means something.
    return this.#clock.stopped ? this.world.now() + until - at : localTime(this.#clock, until);
  }

  #foresee(): void {
    const seat = this.#seat;
    if (!this.#confirmed || seat === null) return;
    const wishes = this.#pending.flatMap((p) => (p.wish ? [p.wish] : []));
    const scene = foresee(this.#confirmed, seat, wishes);
    const ring = scene.table.ring;
    this.#set({
      scene,
      hand: steady(this.state.hand, scene.table.view, seat),
      ringEnd: ring && !this.#clock.stopped ? localTime(this.#clock, ring.until) : null,
    });
    this.#paint();
  }

  #paint(): void {
    if (this.#framing) return;
    this.#framing = true;
    this.world.frame((time) => {
      this.#framing = false;
      const scene = this.state.scene;
      // What waits while the round's end is looked at has been heard, but not been seen.
      const seq = (this.#thread?.seq ?? 0) - this.#queue.length;
      if (scene) this.#gaze = gazes.painted(this.#gaze, seq, time, scene.table.view);
    });
  }

  #tell(tag: Tag, ms: number): void {
    this.#set({ tag });
    this.world.timers.after(ms, () => {
      if (this.state.tag?.id === tag.id) this.#set({ tag: null });
    });
  }

  #clear(): void {
    this.#confirmed = null;
    this.#thread = null;
    this.#box = null;
    this.#pending = [];
    this.#queue = [];
    this.#rest = "none";
    this.#clock = UNSET;
    this.#gaze = gazes.UNSEEN;
    this.#chronicle = begun(0);
    const { link, old } = this.state;
    this.#set({ ...START, link, old });
  }

  #set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(this.state);
  }

  #say(moment: Moment): void {
    for (const watcher of this.#watchers) watcher(moment);
  }
}
