import { answered, outbox, posted, resumed, type Action, type Outbox } from "../net/outbox";
import type { Answer, Seated, Told } from "../wire";
import type { Seat, Slot } from "./places";
import type { Wish } from "./predict";
import type { World } from "./state";

/** No answer for so long: the line is dead, though it does not say so. */
const SILENCE = 6000;

/** An own action whose answer has not come. */
export interface Doing {
  readonly n: number;
  /** The stock that it is about. */
  readonly slot: Slot | null;
  /** What to show of it beforehand; null once it was told, or is known to come to nothing. */
  readonly wish: Wish | null;
}

/** The own actions of one seat that are not answered yet: what is foreseen of them, and what is sent again. */
export class Doings {
  #box: Outbox | null = null;
  #pending: readonly Doing[] = [];

  /** `send` sends an action if there is a line; `silent` is called when an answer does not come. */
  constructor(
    private readonly timers: World["timers"],
    private readonly send: (action: Action) => void,
    private readonly silent: () => void,
  ) {}

  get game(): string | null {
    return this.#box?.game ?? null;
  }

  /** The number of the next action. */
  get next(): number {
    return (this.#box?.last ?? 0) + 1;
  }

  get wishes(): Wish[] {
    return this.#pending.flatMap((p) => (p.wish ? [p.wish] : []));
  }

  /** A seat was taken: numbers go on where the server's do. Says whether it is one that we have come back to. */
  sit({ game, n }: Seated): boolean {
    const again = this.#box?.game === game;
    this.#box = again ? resumed(this.#box!, n) : outbox(game, n);
    // What the server has had is in the snapshot already, or will be told: it is not shown beforehand again.
    this.#pending = again ? this.#pending.map((p) => (p.n <= n ? { ...p, wish: null } : p)) : [];
    return again;
  }

  post(action: Action, doing?: Doing): void {
    if (!this.#box) return;
    if (doing) this.#pending = [...this.#pending, doing];
    this.#box = posted(this.#box, action);
    this.send(action);
    this.#expect(action.n);
  }

  postAgain(): void {
    for (const action of this.#box?.waiting ?? []) {
      this.send(action);
      this.#expect(action.n);
    }
  }

  /** Takes the own action that brought an event about out of what is foreseen; gives it as it was. */
  settle(told: Told, seat: Seat): Doing | undefined {
    if (told.n == null || !("seat" in told.event) || told.event.seat !== seat) return undefined;
    const own = this.#pending.find((p) => p.n === told.n);
    this.#pending = this.#pending.map((p) => (p === own ? { ...p, wish: null } : p));
    return own;
  }

  /** An answer has come; gives what it answers. */
  answer({ n }: Answer): { own?: Doing; action?: Action } {
    const own = this.#pending.find((p) => p.n === n);
    const action = this.#box?.waiting.find((a) => a.n === n);
    this.#pending = this.#pending.filter((p) => p.n !== n);
    if (this.#box) this.#box = answered(this.#box, n);
    return { own, action };
  }

  clear(): void {
    this.#box = null;
    this.#pending = [];
  }

  #expect(n: number): void {
    this.timers.after(SILENCE, () => {
      if (this.#box?.waiting.some((a) => a.n === n)) this.silent();
    });
  }
}
