import { Connection } from "../net/connection";
import type { Answer, Lesson, New, Seated, ServerMessage, Snapshot, TableView, Told, Trouble } from "../wire";
import { Course } from "./course";
import { Doings, type Doing } from "./doings";
import { moment } from "./gaze";
import { IDLE, steady } from "./hand";
import { momentOf, turnedBy } from "./moments";
import type { Pile, Seat } from "./places";
import { Player } from "./player";
import { foresee } from "./predict";
import { due, report, type Report } from "./report";
import { Screen } from "./screen";
import type { Options, State, World } from "./state";
import { missTag, refusalTag, TAG } from "./tag";

/** How long to wait before a seat is asked for again that the server could not look up, in ms. */
const ASK_AGAIN = 3000;

/** One player's game, as this page sees it: what the server told, and the own hand's doings on top of it. */
export class Session {
  readonly connection: Connection;
  readonly screen: Screen;
  readonly player: Player;
  readonly #course: Course;
  readonly #doings: Doings;
  #wantsRecord: ((text: string | null) => void) | null = null;
  #wanted: New | Lesson | null = null;

  constructor(private readonly world: World) {
    this.connection = new Connection({
      open: () => world.open(),
      timers: world.timers,
      random: () => world.random(),
      build: world.build,
      seats: () => world.seats.all().slice(0, 1),
      hear: (message) => this.#hear(message),
      changed: (link) => {
        this.screen.set({ link });
        if (link !== "open") this.#recorded(null);
      },
    });
    this.#course = new Course(world, (told) => this.#happened(told));
    this.#doings = new Doings(
      world.timers,
      (action) => this.connection.send(action),
      () => this.#silent(),
    );
    this.screen = new Screen(world, () => this.#course.seq);
    this.player = new Player(this.screen, this.#doings, () => this.#foresee());
  }

  get state(): State {
    return this.screen.state;
  }

  /** Connects, and goes on with the game that this device was in, if there is one. */
  open(): void {
    this.screen.set({ returning: this.world.seats.all().length > 0 });
    this.connection.connect();
  }

  start(options: Options): void {
    this.#want({ t: "new", nonce: this.world.nonce(), ...options });
  }

  /** Takes the lesson, a round against a teacher. */
  learn(): void {
    this.#want({ t: "lesson" });
  }

  /** Asks for a game, and for no other until it is there, or cannot be: a second press wants the same. */
  #want(game: New | Lesson): void {
    if (this.state.asking) return;
    this.#wanted = game;
    this.screen.set({ trouble: null, asking: true });
    if (!this.connection.send(game)) this.connection.connect();
  }

  /** What is asked of the game, rather than done at the table. */
  ask(t: "pause" | "resume" | "resign" | "rematch" | "claim" | "leave"): void {
    const { game } = this.#doings;
    const seat = this.#seat;
    if (game === null || seat === null) return;
    const when = moment(this.screen.gaze, this.world.now());
    this.#doings.post({ t, game, seat, n: this.#doings.next, ...when });
    if (t !== "leave") return;
    this.world.seats.forget(game);
    this.#clear();
  }

  get #seat(): Seat | null {
    return this.state.seated?.seat ?? null;
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.screen.set({ old: message.build !== this.world.build && this.world.build !== "dev", trouble: null });
        if (this.#wanted) this.connection.send(this.#wanted);
        break;
      case "seated":
        this.#sit(message);
        break;
      case "snapshot":
        if (message.game === this.#doings.game) this.#begin(message);
        break;
      case "told":
        if (message.game === this.#doings.game && this.#seat !== null && !this.#course.goOn(message)) {
          this.connection.lost();
        }
        break;
      case "answer":
        if (message.game === this.#doings.game && message.seat === this.#seat) this.#answer(message);
        break;
      case "reviewed":
        if (message.game !== this.#doings.game) break;
        this.screen.set({ reviewed: message });
        this.#foresee();
        break;
      case "hand":
        if (message.game !== this.#doings.game || message.seat === this.#seat) break;
        this.screen.say({ kind: "reach", ways: this.#course.reach(message) });
        break;
      case "temper":
        if (message.game !== this.#doings.game || message.seat === this.#seat) break;
        this.screen.set({ temper: { mood: message.mood, manner: message.manner } });
        break;
      case "recorded":
        this.screen.set({ trouble: null });
        this.#recorded(message.text);
        break;
      case "trouble":
        this.#trouble(message);
        break;
    }
  }

  #sit(seated: Seated): void {
    if (seated.token) this.world.seats.keep({ game: seated.game, token: seated.token });
    if (seated.game !== this.#doings.game) {
      this.#clear();
      this.screen.set({ returning: !seated.token, asking: !!seated.token });
    }
    this.#wanted = null;
    this.#doings.sit(seated);
    this.screen.set({ seated });
  }

  #begin(snapshot: Snapshot): void {
    if (!this.#course.begin(snapshot)) return;
    const { view, counting } = snapshot.table;
    const slap = view.phase === "slap" ? this.state.slap : null;
    const countEnd = this.#course.countEnd(counting, snapshot.at);
    this.screen.set({ returning: false, asking: false, trouble: null, slap, countEnd });
    this.#foresee();
    this.screen.say({ kind: "reach", ways: [] });
    this.#doings.postAgain();
  }

  #happened(told: Told): void {
    const seat = this.#seat;
    const { confirmed } = this.#course;
    if (!confirmed || seat === null) return;
    const own = this.#doings.settle(told, seat);
    this.#turnPage(told, seat);
    this.#foresee();
    // What was shown beforehand has been said.
    const said = own?.wish?.kind === "play" || own?.wish?.kind === "slap";
    const moment = said ? null : momentOf(told, confirmed, seat);
    for (const news of [moment, turnedBy(told, seat)]) if (news) this.screen.say(news);
  }

  /** What events change on the screen besides the table. */
  #turnPage(told: Told, seat: Seat): void {
    switch (told.what) {
      case "dealt":
        this.screen.lookAway();
        this.screen.set({ slap: null, hand: IDLE, busyUntil: 0, tag: null });
        break;
      case "counting":
        this.#count(told.event.until, told.at);
        break;
      case "round_over":
        this.screen.set({ tag: null });
        break;
      case "slapped":
        this.screen.set({ slap: { pile: told.event.pile as Pile, mine: told.event.seat === seat } });
        break;
    }
  }

  #count(until: number | null, at: number): void {
    const countEnd = this.#course.countEnd(until, at);
    this.screen.set({ countEnd });
    this.screen.say(countEnd === null ? { kind: "stopped" } : { kind: "counting", end: countEnd });
  }

  #answer(answer: Answer): void {
    const { own, action } = this.#doings.answer(answer);
    if (answer.busy != null) this.screen.set({ busyUntil: this.world.now() + answer.busy });
    if (answer.refused && action?.t === "slap") this.screen.set({ slap: null });
    if (answer.refused) this.#refused(answer, own);
    this.#foresee();
  }

  #refused(answer: Answer, own: Doing | undefined): void {
    const code = answer.refused!;
    const slot = own?.slot ?? null;
    if (code === "does_not_follow" && slot !== null) {
      const { tag } = this.state;
      const view = this.#course.confirmed?.table.view;
      if (tag?.slot === slot && tag.key.startsWith("miss")) this.screen.tell(tag, answer.busy ?? TAG);
      else if (view && this.#seat !== null) this.screen.tell(missTag(view, this.#seat, slot), answer.busy ?? TAG);
    } else if (!(code === "numbered_twice" || code === "numbered_low")) {
      this.screen.tell(refusalTag(code, slot, answer.margin), TAG);
    }
    this.screen.say({ kind: "refused", code });
  }

  #trouble(trouble: Trouble): void {
    if (trouble.code === "no_record") this.#recorded(null);
    if (trouble.code === "no_such_seat") {
      const game = trouble.game || this.#doings.game || this.world.seats.all()[0]?.game;
      if (game) this.world.seats.forget(game);
      if (this.#doings.game !== null && game !== this.#doings.game) return;
      const lost = this.state.scene !== null;
      this.#clear();
      this.screen.set({ trouble: lost ? "no_such_seat" : null });
    } else if (trouble.code !== "taken_over") {
      this.#wanted = null;
      this.screen.set({ trouble: trouble.code, asking: false });
      // Asked for a seat, the server could not read its store: the line is opened anew later, and asks again.
      if (trouble.code === "store" && this.state.returning) this.world.timers.after(ASK_AGAIN, () => this.#silent());
    }
  }

  #silent(): void {
    if (this.state.link === "open") this.connection.lost();
  }

  /** Shows the table as told, and on it what the own hand has done since. */
  #foresee(): void {
    const seat = this.#seat;
    const { confirmed } = this.#course;
    if (!confirmed || seat === null) return;
    const byHand = this.state.seated?.rules.turn === "manual";
    const scene = foresee(confirmed, seat, this.#doings.wishes, byHand);
    const hand = steady(this.state.hand, scene.table.view, seat);
    this.screen.set({ scene, hand, ringEnd: this.#course.ringEnd(), report: this.#report(scene.table, seat) });
    this.screen.paint();
  }

  #report(table: TableView, seat: Seat): Report | null {
    const { reviewed, report: shown } = this.state;
    const round = due(table, reviewed, seat);
    return round && shown?.facts.you === round.seats[seat] ? shown : round && report(round, seat);
  }

  /** Hears the record of the game that is over; null where it cannot be had. */
  record(): Promise<string | null> {
    const { game } = this.#doings;
    this.#recorded(null);
    return new Promise((resolve) => {
      this.#wantsRecord = resolve;
      if (game === null || !this.connection.send({ t: "record", game })) this.#recorded(null);
    });
  }

  #recorded(text: string | null): void {
    this.#wantsRecord?.(text);
    this.#wantsRecord = null;
  }

  #clear(): void {
    this.#recorded(null);
    this.#course.clear();
    this.#doings.clear();
    this.screen.clear();
  }
}
