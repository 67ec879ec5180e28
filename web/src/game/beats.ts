/** Between two beats of a countdown, in ms. */
export const BEAT = 600;

/** When the beats of a countdown to `end` fall, three at most: the first of them now, the others on their time. */
export function beatsTo(end: number, now: number): number[] {
  const left = end - now;
  const beats = Math.max(0, Math.min(3, Math.ceil((left - BEAT / 2) / BEAT)));
  return Array.from({ length: beats }, (_, i) => (i === 0 ? now : end - (beats - i) * BEAT));
}
