import type { Recipe, Tone } from "./synthesis";

/** A piece of type metal that is struck: the partials of a bar that is free at both ends. */
function chime(hz: number, at: number): Tone[] {
  return [
    { tone: hz, at, fall: 210, level: 1 },
    { tone: 2.76 * hz, at, fall: 110, level: 0.4 },
    { tone: 5.4 * hz, at, fall: 45, level: 0.18 },
  ];
}

/** What is heard at the table, as a printer's shop would make it. */
export const SOUNDS = {
  /** A card is put down: a short tap of paper. */
  card: {
    peak: 0.5,
    parts: [
      { noise: "band", hz: 2300, q: 0.8, fall: 7, level: 1 },
      { noise: "low", hz: 380, fall: 15, level: 0.9 },
      { noise: "high", hz: 6500, fall: 3, level: 0.3 },
    ],
  },
  /** A card is turned: it swishes, and snaps. */
  turn: {
    peak: 0.3,
    parts: [
      { noise: "high", hz: 3400, rise: 18, fall: 9, level: 0.5 },
      { noise: "band", hz: 5200, q: 1.2, at: 30, fall: 5, level: 1 },
    ],
  },
  /** A miss: a dull knock on wood. */
  miss: {
    peak: 0.55,
    parts: [
      { tone: 196, fall: 34, level: 1 },
      { tone: 331, fall: 22, level: 0.6 },
      { noise: "low", hz: 520, fall: 9, level: 0.8 },
    ],
  },
  /** A beat of the countdown: a composing stick on the stone. */
  beat: {
    peak: 0.5,
    parts: [
      { tone: 1720, fall: 24, level: 0.7 },
      { tone: 2890, fall: 14, level: 0.35 },
      { tone: 4310, fall: 7, level: 0.2 },
      { noise: "band", hz: 5200, q: 0.8, fall: 2.5, level: 0.8 },
      { tone: 233, fall: 18, level: 0.35 },
    ],
  },
  /** "Spit": the press closes. */
  press: {
    peak: 0.75,
    parts: [
      { noise: "low", hz: 900, rise: 8, fall: 12, level: 0.6 },
      { tone: 82, at: 8, fall: 80, level: 0.8 },
      { noise: "low", hz: 1300, at: 8, fall: 22, level: 1.4 },
      { tone: 417, at: 12, fall: 60, level: 0.24 },
      { tone: 689, at: 12, fall: 45, level: 0.16 },
      { noise: "band", hz: 1900, q: 2, at: 120, fall: 9, level: 0.3 },
    ],
  },
  /** The open palm on a stack; then the sheets settle. */
  slap: {
    peak: 0.8,
    parts: [
      { noise: "band", hz: 1400, q: 0.6, rise: 0.2, fall: 11, level: 1 },
      { noise: "high", hz: 4200, rise: 0.2, fall: 4, level: 0.6 },
      { tone: 128, fall: 24, level: 0.3 },
      ...[110, 165, 205, 262].map((at, n) => {
        return { noise: "band" as const, hz: 3300 + 450 * n, q: 0.9, at, rise: 8, fall: 13, level: 0.26 - 0.05 * n };
      }),
    ],
  },
  /** A round is won. */
  won: { peak: 0.4, parts: [...chime(1047, 0), ...chime(1397, 170)] },
  /** A round is lost. */
  lost: { peak: 0.36, parts: chime(622, 0) },
} as const satisfies Record<string, Recipe>;

export type Sound = keyof typeof SOUNDS;
