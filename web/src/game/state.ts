import type { Link, Socket, Timers } from "../net/connection";
import type { Seats } from "../net/seats";
import type { New, Reviewed, Seated, Temper } from "../wire";
import type { Report } from "./report";
import { IDLE, type Hand } from "./hand";
import type { Pile } from "./places";
import type { Scene } from "./predict";
import type { Tag } from "./tag";

/** All that the pages show. Every change makes a new one. Times are by `performance.now()`. */
export interface State {
  readonly link: Link;
  /** Whether a seat of before is being taken again. */
  readonly returning: boolean;
  /** Whether a game has been asked for that is not there yet. */
  readonly asking: boolean;
  /** Whether the server has another build, so that the page is old. */
  readonly old: boolean;
  readonly trouble: string | null;
  readonly seated: Seated | null;
  readonly scene: Scene | null;
  readonly hand: Hand;
  /** How the other takes it; a person, whose face is not seen, at ease. */
  readonly temper: Pick<Temper, "mood" | "manner">;
  readonly busyUntil: number;
  readonly tag: Tag | null;
  readonly slap: { pile: Pile; mine: boolean } | null;
  readonly countEnd: number | null;
  readonly ringEnd: number | null;
  /** What the server told of the last round, or of the whole game when it is over. */
  readonly reviewed: Reviewed | null;
  /** The round that has just ended, until its player goes on. */
  readonly report: Report | null;
}

export const START: State = {
  link: "away",
  returning: false,
  asking: false,
  old: false,
  trouble: null,
  seated: null,
  scene: null,
  hand: IDLE,
  temper: { mood: "calm", manner: "waits" },
  busyUntil: 0,
  tag: null,
  slap: null,
  countEnd: null,
  ringEnd: null,
  reviewed: null,
  report: null,
};

/** What a session needs of the world around it. */
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

/** What is chosen of a new game; the rest is the server's own. */
export type Options = Pick<New, "rules" | "pace" | "opponent">;
