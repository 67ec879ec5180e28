import type { Left } from '../game/report';

/** A stretch of a round, in ms from its start, and who had fewer stock cards left in it. */
export interface Lead {
  from: number;
  to: number;
  who: 'you' | 'them' | null;
}

/** Who was in front when: stretches without gaps from the first moment to `end`. */
export function leads(history: readonly Left[], end: number): Lead[] {
  const stretches: Lead[] = [];
  history.forEach(({ at, you, them }, n) => {
    const who = you < them ? 'you' : them < you ? 'them' : null;
    const to = history[n + 1]?.at ?? end;
    const last = stretches.at(-1);
    if (last?.who === who) last.to = to;
    else if (to > at) stretches.push({ from: at, to, who });
  });
  return stretches;
}

/** A step curve as an SVG path: level until a card went, then down. */
export function steps(history: readonly Left[], side: 'you' | 'them', end: number, x: (at: number) => number, y: (cards: number) => number): string {
  const first = history[0];
  if (!first) return '';
  let path = `M${x(first.at)} ${y(first[side])}`;
  let cards = first[side];
  for (const moment of history) {
    if (moment[side] === cards) continue;
    cards = moment[side];
    path += `H${x(moment.at)}V${y(cards)}`;
  }
  return `${path}H${x(end)}`;
}

/** The marks on an axis of `ms` from its start, in full seconds: as many as there are, but less than `most`. */
export function ticks(ms: number, most: number): number[] {
  const seconds = ms / 1000;
  const coarse = 600 * (Math.floor(seconds / 600 / Math.max(1, most)) + 1);
  const step = [2, 5, 10, 20, 30, 60, 120, 300].find((each) => seconds / each < most) ?? coarse;
  return Array.from({ length: Math.floor(seconds / step) }, (_, n) => (n + 1) * step);
}
