const FIRST = 250;
const LAST = 5000;

/** How long to wait before the next try, after so many in vain: doubling, spread so that not all come at once. */
export function backoff(tries: number, random: () => number): number {
  return Math.min(FIRST * 2 ** tries, LAST) * (0.75 + random() / 2);
}
