import type { Scene } from "../game/predict";
import { follow, sceneOf } from "../game/predict";
import type { Pile, Seat } from "../game/places";
import type { Happening, MissedChance, RoundReview, Step, TableView, Watched } from "../wire";

/** How the table looks from a moment on, and what has made it so. */
export interface Frame {
  /** By the game's clock, in ms. */
  readonly at: number;
  /** Its place among the rounds; -1 before the first is dealt. */
  readonly round: number;
  /** What is shown: at the end of a round the cards that are about to be cleared away. */
  readonly scene: Scene;
  /** The table as the events leave it. */
  readonly table: TableView;
  readonly told: readonly Happening[];
  readonly auto: boolean;
  /** By seat, the plays since the frame before that fitted nothing, and that came too late. */
  readonly missed: readonly number[];
  readonly beaten: readonly number[];
  /** The hand that came down first, and whether the piles are on their way to the packets. */
  readonly slap: { readonly pile: Pile; readonly by: Seat; readonly carried: boolean } | null;
  /** How long it stands before the next, in ms at the usual speed. */
  readonly lasts: number;
}

/** What is marked in a round: a play left open too long, plays that fitted nothing, plays that came too late. */
export type Trace = { readonly at: number; readonly seat: Seat; readonly frame: number } & (
  | { readonly kind: "chance"; readonly chance: MissedChance }
  | { readonly kind: "misses" | "beaten"; readonly times: number }
);

/** Nothing is waited for longer than this where nobody can play: before the first cards, at the slap, in between. */
const IDLE = 1500;
/** The end of a round is looked at for so long: the hand on the pile, the piles on their way. */
const HAND = 900;
const CLEARED = 1300;
const NONE = [0, 0];

const EMPTY: TableView = {
  view: {
    seat: 0,
    phase: "deal",
    round: 0,
    stocks: [],
    spit_cards: [0, 0],
    piles: [null, null],
    only_pile: null,
    called: [false, false],
    asked: [null, null],
    first: null,
    holding: null,
    scores: [0, 0],
    winner: null,
    ended: null,
  },
  present: [true, true],
  counting: null,
  ring: null,
  pause: null,
  hint: null,
  rematch: [false, false],
};

/** A record as frames, from the empty table on. */
export function tape(watched: Watched): Frame[] {
  const frames: Frame[] = [];
  let real = sceneOf(EMPTY);
  let shown = real;
  let round = -1;
  let slap: Frame["slap"] = null;
  const show = (step: Step, told: readonly Happening[], first: boolean): void => {
    for (const one of told) {
      real = follow(real, one);
      if (one.what === "dealt") [round, slap] = [round + 1, null];
      if (one.what === "slapped") slap = { pile: one.event.pile as Pile, by: one.event.seat as Seat, carried: false };
      if (one.what === "cleared" && slap) slap = { ...slap, carried: true };
      if (one.what !== "cleared" && one.what !== "ended") shown = real;
    }
    const [missed, beaten] = first ? [step.missed ?? NONE, step.beaten ?? NONE] : [NONE, NONE];
    frames.push({ at: step.at, round, scene: shown, table: real.table, told, auto: step.auto ?? false, missed, beaten, slap, lasts: 0 });
  };
  for (const step of watched.steps) {
    // What clears a round away is a moment of its own.
    const clears = step.told.findIndex((one) => one.what === "cleared");
    if (clears > 0) show(step, step.told.slice(0, clears), true);
    show(step, clears > 0 ? step.told.slice(clears) : step.told, clears <= 0);
  }
  return frames.map((frame, n) => ({ ...frame, lasts: lasts(frame, frames[n + 1]) }));
}

function lasts(frame: Frame, next: Frame | undefined): number {
  const gap = next ? next.at - frame.at : 0;
  if (frame.told.some((one) => one.what === "cleared")) return CLEARED;
  if (next?.told[0]?.what === "cleared") return HAND;
  return frame.table.view.phase === "play" ? gap : Math.min(gap, IDLE);
}

/** The span of a round that is drawn: from the first cards turned to the end of play. */
export function span(round: RoundReview, frames: readonly Frame[], index: number): { from: number; to: number } {
  const from = round.began ?? round.dealt;
  const last = frames.filter((frame) => frame.round === index).at(-1)?.at ?? from;
  return { from, to: Math.max(from, round.ended ?? last) };
}

/** The frame that shows a moment of a round, by the game's clock: the last that had begun by then. */
export function frameAt(frames: readonly Frame[], round: number, at: number): number {
  const first = frames.findIndex((frame) => frame.round === round);
  let found = first;
  for (let n = first; n >= 0 && frames[n]?.round === round && frames[n]!.at <= at; n++) found = n;
  return Math.max(0, found);
}

/** All that is marked in a round, in order. */
export function traces(round: RoundReview, frames: readonly Frame[], index: number): Trace[] {
  const found: Trace[] = round.seats.flatMap((seat) =>
    seat.chances.map((chance) => ({
      kind: "chance" as const,
      at: chance.at,
      seat: chance.seat as Seat,
      frame: frameAt(frames, index, chance.at),
      chance,
    })),
  );
  frames.forEach((frame, n) => {
    if (frame.round !== index) return;
    for (const seat of [0, 1] as const) {
      for (const [kind, times] of [["misses", frame.missed[seat]], ["beaten", frame.beaten[seat]]] as const) {
        if (times) found.push({ kind, at: frame.at, seat, frame: n, times });
      }
    }
  });
  return found.sort((a, b) => a.at - b.at);
}

/** The chances that stand open at a moment, and are going to be missed. */
export function standing(round: RoundReview | undefined, at: number): MissedChance[] {
  return (round?.seats ?? []).flatMap((seat) => seat.chances.filter((c) => c.at <= at && at < c.at + c.ms));
}
