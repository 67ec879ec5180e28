import { UNSET, goingOn, heard, localTime, stopped } from "../net/clock";
import { judge, restart, type Thread } from "../net/thread";
import type { Hand, Snapshot, Told } from "../wire";
import { follow, sceneOf, type Scene } from "./predict";
import { waysOf, type Way } from "./reach";
import type { World } from "./state";

/** The end of a round is looked at for a moment before the cards are cleared away. */
const REST = 1100;

/** A game as the server tells it: the table without what is foreseen, the game's clock. */
export class Course {
  confirmed: Scene | null = null;
  #thread: Thread | null = null;
  #clock = UNSET;
  #queue: Told[] = [];
  #rest: "none" | "running" | "done" = "none";

  /** `happened` is called after each event, when the course has followed it. */
  constructor(
    private readonly world: Pick<World, "timers" | "now">,
    private readonly happened: (told: Told) => void,
  ) {}

  /** Begins anew with a snapshot; false where it is stale. */
  begin(snapshot: Snapshot): boolean {
    const thread = restart(this.#thread, snapshot);
    if (!thread) return false;
    this.#thread = thread;
    this.#queue = [];
    this.#rest = "none";
    this.#clock = heard(UNSET, snapshot.at, this.world.now());
    if (snapshot.table.pause) this.#clock = stopped(this.#clock);
    this.confirmed = sceneOf(snapshot.table, this.confirmed?.bodies);
    return true;
  }

  /** Goes on with an event; false where some before it are missing. */
  goOn(told: Told): boolean {
    if (!this.#thread) return true;
    const verdict = judge(this.#thread, told.seq);
    if (verdict !== "next") return verdict === "old";
    this.#thread = { ...this.#thread, seq: told.seq };
    if (told.what === "paused") this.#clock = told.event.pause ? stopped(this.#clock) : goingOn();
    this.#clock = heard(this.#clock, told.at, this.world.now());
    this.#queue.push(told);
    this.#drain();
    return true;
  }

  /** The last event that is shown. What waits while the end of a round is looked at was heard, but not seen. */
  get seq(): number {
    return (this.#thread?.seq ?? 0) - this.#queue.length;
  }

  /** When a time that runs out on the game's clock is over, by our own; null while that clock stands still. */
  ringEnd(): number | null {
    const ring = this.confirmed?.table.ring;
    return ring && !this.#clock.stopped ? localTime(this.#clock, ring.until) : null;
  }

  countEnd(until: number | null, at: number): number | null {
    if (until === null) return null;
    // In a pause the game's clock stands still, and only the length of the countdown means something.
    return this.#clock.stopped ? this.world.now() + until - at : localTime(this.#clock, until);
  }

  /** What a hand does, by our own clock; nothing while that of the game stands still. */
  reach(hand: Hand): Way[] {
    this.#clock = heard(this.#clock, hand.at, this.world.now());
    return this.#clock.stopped ? [] : waysOf(hand, (at) => localTime(this.#clock, at));
  }

  clear(): void {
    this.confirmed = null;
    this.#thread = null;
    this.#clock = UNSET;
    this.#queue = [];
    this.#rest = "none";
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
      if (!this.confirmed) continue;
      this.confirmed = follow(this.confirmed, told);
      this.happened(told);
    }
  }
}
