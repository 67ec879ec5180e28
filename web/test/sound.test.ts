import { describe, expect, test } from "vitest";
import { beatsTo } from "../src/game/beats";
import type { Moment } from "../src/game/moments";
import { cuesOf, tremble } from "../src/sound/cues";
import { SOUNDS, type Sound } from "../src/sound/sounds";
import { lengthOf, render } from "../src/sound/synthesis";

const RATE = 48_000;
const NAMES = Object.keys(SOUNDS) as Sound[];
const heard = Object.fromEntries(NAMES.map((name) => [name, render(SOUNDS[name], RATE)])) as Record<Sound, Float32Array>;

/** The middle of the spectrum's energy in Hz, by Goertzel's way at frequencies a sixth of an octave apart. */
function brightness(samples: Float32Array): number {
  let [all, sum] = [0, 0];
  for (let hz = 50; hz < 12_000; hz *= 2 ** (1 / 6)) {
    const w = 2 * Math.cos((2 * Math.PI * hz) / RATE);
    let [a, b] = [0, 0];
    for (const x of samples) [a, b] = [x + w * a - b, a];
    const energy = (a * a + b * b - w * a * b) * hz;
    all += energy;
    sum += energy * Math.log2(hz);
  }
  return 2 ** (sum / all);
}

describe("a sound", () => {
  test.each(NAMES)("%s begins at once, is never too loud, and ends in silence", (name) => {
    const samples = heard[name];
    const highest = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(highest).toBeLessThan(0.81);
    expect(highest).toBeGreaterThan(0.25);
    const first = samples.findIndex((x) => Math.abs(x) > 0.1 * highest);
    expect((first / RATE) * 1000).toBeLessThan(10);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
    expect(samples.some(Number.isNaN)).toBe(false);
    expect(Math.abs(samples.reduce((sum, x) => sum + x, 0) / samples.length)).toBeLessThan(0.01);
  });

  test("is short where hands are quick, and the same every time", () => {
    expect(lengthOf(SOUNDS.card)).toBeLessThan(120);
    expect(lengthOf(SOUNDS.turn)).toBeLessThan(120);
    expect(lengthOf(SOUNDS.miss)).toBeLessThan(300);
    expect(render(SOUNDS.slap, RATE)).toEqual(heard.slap);
  });

  test("can be told from each other that may come with it: by length or by brightness", () => {
    const facts = NAMES.map((name) => ({ name, hz: brightness(heard[name]), ms: lengthOf(SOUNDS[name]) }));
    for (const a of facts) {
      for (const b of facts) {
        const far = Math.max(Math.abs(Math.log2(a.hz / b.hz)), Math.abs(Math.log2(a.ms / b.ms)));
        if (a !== b) expect(far, `${a.name} and ${b.name}`).toBeGreaterThan(0.5);
      }
    }
  });
});

const played = (mine: boolean, pile: 0 | 1): Moment => ({ kind: "played", mine, slot: 0, pile, card: "7h", left: 3 });

describe("a cue", () => {
  test("tells the piles apart by pitch, and hands by side", () => {
    const [own, other] = [0, 1].map((pile) => cuesOf(played(true, pile as 0 | 1), 0, 0)[0]!);
    expect([own!.sound, other!.sound]).toEqual(["card", "card"]);
    expect(other!.pitch).toBeGreaterThan(own!.pitch);
    expect(cuesOf(played(false, 0), 0, 0)[0]!.mine).toBe(false);
    expect(cuesOf(played(true, 1), 1, 0)[0]!.pitch).toBe(own!.pitch);
  });

  test("beats the countdown, a third higher at the last", () => {
    const beats = cuesOf({ kind: "counting", end: 2800 }, 0, 1000);
    expect(beats.map((b) => [b.sound, b.after])).toEqual([["beat", 0], ["beat", 600], ["beat", 1200]]);
    expect(beats.map((b) => b.pitch)).toEqual([1, 1, 1.26]);
  });

  test("of a miss comes once: when it is made, not when it is refused", () => {
    expect(cuesOf({ kind: "miss", slot: 1 }, 0, 0).map((c) => c.sound)).toEqual(["miss"]);
    expect(cuesOf({ kind: "refused", code: "does_not_follow" }, 0, 0)).toEqual([]);
    expect(cuesOf({ kind: "refused", code: "beaten" }, 0, 0)[0]!.soft).toBeLessThan(0.5);
  });

  test.each<[Moment, Sound[]]>([
    [{ kind: "filled", mine: true }, ["card"]],
    [{ kind: "turned", mine: false }, ["turn"]],
    [{ kind: "flipped", piles: [0, 1] }, ["press"]],
    [{ kind: "slapped", mine: true, pile: 0 }, ["slap"]],
    [{ kind: "cleared", won: true }, ["won"]],
    [{ kind: "cleared", won: false }, ["lost"]],
    [{ kind: "cleared", won: null }, []],
    [{ kind: "ended", won: true }, ["won"]],
    [{ kind: "ended", won: false }, ["lost"]],
    [{ kind: "dealt", round: 1 }, []],
  ])("goes with %o", (moment, sounds) => {
    expect(cuesOf(moment, 0, 0).map((c) => c.sound)).toEqual(sounds);
  });

  test("is felt for own plays, longer for a slap and a miss, and never for the other's", () => {
    const ms = [played(true, 0), { kind: "slapped", mine: true, pile: 0 }, { kind: "miss", slot: 0 }] as const;
    expect(ms.map(tremble)).toEqual([10, 35, 60]);
    expect([played(false, 0), { kind: "slapped", mine: false, pile: 0 } as const, { kind: "dealt", round: 1 } as const].map(tremble)).toEqual([0, 0, 0]);
  });
});

describe("the beats of a countdown", () => {
  test.each([
    [1800, [0, 600, 1200]],
    [1750, [0, 550, 1150]],
    [600, [0]],
    [250, []],
    [-10, []],
    [5000, [0, 3800, 4400]],
  ])("of %i ms", (left, beats) => {
    expect(beatsTo(1000 + left, 1000).map((at) => at - 1000)).toEqual(beats);
  });
});
