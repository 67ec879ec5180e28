import type { Claim, Fill, Leave, Pause, Play, Rematch, Resign, Resume, Slap, Spit, Turn } from "../wire";

export type Action = Play | Fill | Turn | Spit | Slap | Resign | Pause | Resume | Rematch | Leave | Claim;

/** The actions of one seat that have no answer yet, in the order of their numbers, and the last number given. */
export interface Outbox {
  readonly game: string;
  readonly last: number;
  readonly waiting: readonly Action[];
}

export function outbox(game: string, last: number): Outbox {
  return { game, last, waiting: [] };
}

/** Goes on after a return: numbers go on behind the server's and our own, and what waits is to be sent again. */
export function resumed(box: Outbox, last: number): Outbox {
  return { ...box, last: Math.max(box.last, last) };
}

export function posted(box: Outbox, action: Action): Outbox {
  return { ...box, last: action.n, waiting: [...box.waiting, action] };
}

export function answered(box: Outbox, n: number): Outbox {
  return { ...box, waiting: box.waiting.filter((a) => a.n !== n) };
}
