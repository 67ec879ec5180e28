import type { Bot } from './faces';

/** Whom one can race, from the slowest to the quickest, and how long each takes for a play (docs/opponents.md), in ms. */
export const LEVELS: readonly { readonly bot: Bot; readonly play: number }[] = [
  { bot: 'tortoise', play: 2280 },
  { bot: 'hedgehog', play: 1320 },
  { bot: 'hare', play: 840 },
  { bot: 'fox', play: 485 },
  { bot: 'cheetah', play: 400 },
];

/** The stock cards of a round. */
export const STOCK = 15;

/** How many of its stock cards one has played when the quickest has played all. */
export function played(play: number): number {
  return Math.round((STOCK * Math.min(...LEVELS.map((level) => level.play))) / play);
}

/** A game was clear when the scores lie so far apart. */
const CLEAR = 25;

/**
 * Whom to race next: one who is a little quicker after a clear win, a little slower after a clear loss. Nobody after a
 * close game, nor after one against the Mirror: then another one against the same is best.
 */
export function suggested(bot: string, won: boolean, scores: readonly [number, number] | null): Bot | null {
  const level = LEVELS.findIndex((one) => one.bot === bot);
  const close = scores && Math.abs(scores[0] - scores[1]) < CLEAR;
  if (level < 0 || close) return null;
  return LEVELS[level + (won ? 1 : -1)]?.bot ?? null;
}
