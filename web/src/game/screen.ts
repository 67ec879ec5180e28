import * as gazes from "./gaze";
import type { Moment } from "./moments";
import { START, type State, type World } from "./state";
import type { Tag } from "./tag";

/** What the page shows, and the evidence of what it has painted when. */
export class Screen {
  state: State = START;
  gaze = gazes.UNSEEN;
  #listeners = new Set<(state: State) => void>();
  #watchers = new Set<(moment: Moment) => void>();
  #framing = false;
  #tagged: number | null = null;

  /** `seq` gives the number of the last event that the state shows. */
  constructor(
    private readonly world: Pick<World, "frame" | "timers">,
    private readonly seq: () => number,
  ) {}

  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    listener(this.state);
    return () => this.#listeners.delete(listener);
  }

  onmoment(watcher: (moment: Moment) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  set(change: Partial<State>): void {
    const keys = Object.keys(change) as (keyof State)[];
    if (keys.every((key) => change[key] === this.state[key])) return;
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(this.state);
  }

  say(moment: Moment): void {
    for (const watcher of this.#watchers) watcher(moment);
  }

  /** Shows a tag for so long, unless another takes its place. */
  tell(tag: Tag, ms: number): void {
    this.set({ tag });
    if (this.#tagged !== null) this.world.timers.cancel(this.#tagged);
    this.#tagged = this.world.timers.after(ms, () => this.set({ tag: null }));
  }

  /** Takes down, in the next frame, what is then on the screen. */
  paint(): void {
    if (this.#framing) return;
    this.#framing = true;
    this.world.frame((time) => {
      this.#framing = false;
      const { scene } = this.state;
      if (scene) this.gaze = gazes.painted(this.gaze, this.seq(), time, scene.table.view);
    });
  }

  /** Another round: what lay on the piles of the last one says nothing any more. */
  lookAway(): void {
    this.gaze = { ...gazes.UNSEEN, seq: this.gaze.seq, at: this.gaze.at };
  }

  clear(): void {
    this.gaze = gazes.UNSEEN;
    const { link, old } = this.state;
    this.set({ ...START, link, old });
  }
}
