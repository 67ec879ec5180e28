import type { Doings } from "./doings";
import * as gazes from "./gaze";
import { IDLE, drop, fillFrom, press, tap, type Touch } from "./hand";
import { stockLeft } from "./legal";
import type { Place, Seat, Slot } from "./places";
import type { Scene, Wish } from "./predict";
import { actionFor, meantFor } from "./press";
import type { Screen } from "./screen";
import { missTag, refusalTag, TAG } from "./tag";

/** A miss occupies the hand for so long, until the server says how long exactly (T2). */
const MISS = 400;

/** What a touch leaves to be done: nothing; let the card be dragged; that, and tell of a release without a drag. */
export type Follow = "done" | "drag" | "tap";

/** The own hand: it turns touches into actions, and shows each at once. Times are those of input events. */
export class Player {
  /** `foresee` shows the table anew, with what was just done. */
  constructor(
    private readonly screen: Screen,
    private readonly doings: Doings,
    private readonly foresee: () => void,
  ) {}

  /** A finger, or a key, on a place of the table. */
  touch(place: Place, at: number): Follow {
    const free = this.#free(at);
    if (!free) return "done";
    const { view, seat } = free;
    const { hand } = this.screen.state;
    const touch = press(hand, view, seat, place);
    if (place.kind === "stock" && (touch.miss || (touch.waits && hand.lifted === null))) {
      const meant = meantFor(view, seat, place.slot, this.screen.gaze, at);
      if (meant) {
        this.screen.set({ hand: IDLE });
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
    const free = this.#free(at);
    if (free) this.#take(tap(this.screen.state.hand, free.view, free.seat, slot), slot, at);
  }

  drop(slot: Slot, near: readonly Place[], at: number): void {
    const free = this.#free(at);
    if (free) this.#take(drop(free.view, free.seat, slot, near), slot, at);
    else this.screen.set({ hand: IDLE });
  }

  fillFrom(slot: Slot, at: number): void {
    const free = this.#free(at);
    if (free) this.#take(fillFrom(free.view, free.seat, slot), slot, at);
  }

  /** Says "spit": at the start of a round, or when nobody can play. */
  spit(at: number): void {
    const { scene, seated } = this.screen.state;
    if (!scene || !seated || scene.table.counting !== null || scene.table.view.called[seated.seat]) return;
    this.#act({ kind: "spit", pile: null }, at, { slot: null });
  }

  /** The table, if the hand can do anything now: it is not busy, the cards are in play, and somebody listens. */
  #free(at: number): { view: Scene["table"]["view"]; seat: Seat } | null {
    const { scene, seated, link, busyUntil } = this.screen.state;
    if (!scene || !seated || link !== "open" || at < busyUntil) return null;
    const { table } = scene;
    return table.counting === null && table.pause === null ? { view: table.view, seat: seated.seat } : null;
  }

  #take(touch: Touch, slot: Slot | null, at: number): void {
    this.screen.set({ hand: touch.hand });
    if (touch.snag) this.screen.tell(refusalTag(touch.snag.code, touch.snag.slot, null), TAG);
    if (!touch.wish) return;
    this.#act(touch.wish, at, { slot, miss: touch.miss });
    if (touch.miss && slot !== null) this.#miss(slot, at);
  }

  #miss(slot: Slot, at: number): void {
    const { scene, seated } = this.screen.state;
    this.screen.set({ busyUntil: at + MISS });
    if (scene && seated) this.screen.tell(missTag(scene.table.view, seated.seat, slot), MISS + 300);
    this.screen.say({ kind: "miss", slot });
  }

  #act(wish: Wish, at: number, how: { slot: Slot | null; aim?: string; miss?: boolean }): void {
    const { seated, scene } = this.screen.state;
    if (!seated || !scene) return;
    const { gaze } = this.screen;
    const { view } = scene.table;
    const action = actionFor(wish, { game: seated.game, seat: seated.seat, n: this.doings.next, at }, gaze, view, how.aim);
    if (wish.kind === "play" && action.t === "play") {
      const card = view.stocks[seated.seat]?.[wish.stock]?.top;
      if (card && !how.miss && !how.aim) this.screen.gaze = gazes.played(gaze, card, at);
    }
    const shown = how.miss || how.aim !== undefined ? null : wish;
    if (wish.kind === "slap") this.screen.set({ slap: { pile: wish.pile, mine: true } });
    this.doings.post(action, { n: action.n, slot: how.slot, wish: shown });
    this.foresee();
    if (shown) this.#say(shown, seated.seat);
  }

  #say(wish: Wish, seat: Seat): void {
    const view = this.screen.state.scene?.table.view;
    if (wish.kind === "slap") this.screen.say({ kind: "slapped", mine: true, pile: wish.pile });
    if (wish.kind === "play" && view) {
      const card = view.piles[wish.pile]?.top ?? "";
      this.screen.say({ kind: "played", mine: true, slot: wish.stock, pile: wish.pile, card, left: stockLeft(view, seat) });
    }
  }
}
