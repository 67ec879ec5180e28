/** Sounds made of struck things: bursts of noise through a filter, and tones that die away. Times are in ms. */

interface Struck {
  /** When it begins, how long it swells, and how long it takes to fall to a third. */
  readonly at?: number;
  readonly rise?: number;
  readonly fall: number;
  readonly level: number;
}

/** Noise through a filter about a frequency in Hz; `q` says how narrow. */
export interface Noise extends Struck {
  readonly noise: "low" | "band" | "high";
  readonly hz: number;
  readonly q?: number;
}

export interface Tone extends Struck {
  readonly tone: number;
}

export interface Recipe {
  /** The highest sample; 1 is as loud as can be. */
  readonly peak: number;
  readonly parts: readonly (Noise | Tone)[];
}

/** A part is over after so many times its fall: it is then softer than can be heard. */
const SILENT = 6.5;
/** The end is drawn to zero over so long, so that it does not click. */
const CLOSE = 4;

export function lengthOf({ parts }: Recipe): number {
  return Math.max(...parts.map(({ at = 0, rise = 0.5, fall }) => at + rise + SILENT * fall));
}

/** The samples of a sound at a rate; the same every time. */
export function render(recipe: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil((lengthOf(recipe) / 1000) * rate));
  recipe.parts.forEach((part, n) => add(part, n, samples, rate));
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  const close = (CLOSE / 1000) * rate;
  for (let i = 0; i < samples.length; i++) {
    samples[i]! *= (recipe.peak / highest) * Math.min(1, (samples.length - 1 - i) / close);
  }
  return samples;
}

function add(part: Noise | Tone, n: number, samples: Float32Array, rate: number): void {
  const { at = 0, rise = 0.5, fall, level } = part;
  const wave = "tone" in part ? sine(part.tone, rate) : filtered(part, rate, hiss(n + 1));
  const first = Math.round((at / 1000) * rate);
  const last = Math.min(samples.length, first + Math.ceil(((rise + SILENT * fall) / 1000) * rate));
  for (let i = first; i < last; i++) {
    const ms = ((i - first) / rate) * 1000;
    samples[i]! += wave() * level * (ms < rise ? ms / rise : Math.exp((rise - ms) / fall));
  }
}

function sine(hz: number, rate: number): () => number {
  let i = 0;
  return () => Math.sin((2 * Math.PI * hz * i++) / rate);
}

/** White noise from a seed. */
function hiss(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A filter of the second order, after R. Bristow-Johnson's cookbook. */
function filtered({ noise, hz, q = 0.7 }: Noise, rate: number, source: () => number): () => number {
  const w = (2 * Math.PI * hz) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const edge = noise === "low" ? 1 - cos : 1 + cos;
  const [b0, b1, b2] = noise === "band" ? [alpha, 0, -alpha] : [edge / 2, noise === "low" ? edge : -edge, edge / 2];
  const a0 = 1 + alpha;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return () => {
    const x = source();
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - alpha) * y2) / a0;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  };
}
