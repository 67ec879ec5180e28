/** What a player held when a round was cleared. */
export interface Haul {
  stock: number;
  spit: number;
  took: number;
  holds: number;
}

/** How many stock cards each had left at a moment (in ms) of a round. */
export interface Moment {
  at: number;
  you: number;
  them: number;
}

/** A stretch of a round, in ms from its start, and who had fewer stock cards left in it. */
export interface Lead {
  from: number;
  to: number;
  who: 'you' | 'them' | null;
}

/** The round as told, beginning at 0 with the first card in the middle, and in order. */
export function fromStart(history: Moment[]): Moment[] {
  const start = history[0]?.at ?? 0;
  return history.map((moment) => ({ ...moment, at: moment.at - start }));
}

/** Who was in front when: stretches without gaps from the first moment to `end`. */
export function leads(history: Moment[], end: number): Lead[] {
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
export function steps(history: Moment[], side: 'you' | 'them', end: number, x: (at: number) => number, y: (cards: number) => number): string {
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
