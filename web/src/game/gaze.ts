import type { View } from "../wire";
import type { Card } from "./cards";
import { PILES, type Pile } from "./places";

/**
 * What this screen has shown, and when, by the clock of its input events: the evidence that each action carries
 * about its moment.
 */
export interface Gaze {
  /** The last event that was painted, and when. */
  readonly seq: number;
  readonly at: number;
  /** When each card appeared on a pile here; an own card at the press that played it. */
  readonly appeared: Readonly<Record<Card, number>>;
  /** The top of each pile as painted, and what it replaced when. */
  readonly tops: readonly (Card | null)[];
  readonly replaced: readonly ({ card: Card; at: number } | null)[];
}

export const UNSEEN: Gaze = { seq: 0, at: 0, appeared: {}, tops: [null, null], replaced: [null, null] };

/** Nobody reacts faster: a press sooner after a change was aimed at what was there before it. */
export const REACTION = 100;

export function painted(gaze: Gaze, seq: number, at: number, view: View): Gaze {
  const tops = PILES.map((p) => view.piles[p]?.top ?? null);
  const appeared = { ...gaze.appeared };
  for (const card of tops) if (card !== null) appeared[card] ??= at;
  const replaced = PILES.map((p) => {
    const old = gaze.tops[p] ?? null;
    return old === null || old === tops[p] ? (gaze.replaced[p] ?? null) : { card: old, at };
  });
  return { seq, at, appeared, tops, replaced };
}

/** An own card went onto a pile with this press. */
export function played(gaze: Gaze, card: Card, at: number): Gaze {
  return { ...gaze, appeared: { ...gaze.appeared, [card]: at } };
}

/** The card that lay on a pile until just now, so that a press can still have been meant for it. */
export function justReplaced(gaze: Gaze, pile: Pile, at: number): Card | null {
  const old = gaze.replaced[pile];
  return old && at - old.at < REACTION ? old.card : null;
}

export function moment(gaze: Gaze, at: number): { seen: number; after: number } {
  return { seen: gaze.seq, after: millis(at - gaze.at) };
}

/** How long a card had been on this screen. */
export function since(gaze: Gaze, card: Card, at: number): number {
  return millis(at - (gaze.appeared[card] ?? at));
}

const DAY = 86_400_000;

function millis(ms: number): number {
  return Math.min(DAY, Math.max(0, Math.round(ms * 10) / 10));
}
