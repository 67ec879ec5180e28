import type { Cue } from "./cues";
import { SOUNDS, type Sound } from "./sounds";
import { render } from "./synthesis";

/** The other's sounds are so much softer, and come so far from the side. */
const THEIRS = 0.5;
const ASIDE = 0.4;

/** Plays cues. All sounds are made beforehand, so that one costs a source and a gain. */
export class Speaker {
  readonly #context = new AudioContext({ latencyHint: "interactive" });
  readonly #sounds = new Map<Sound, AudioBuffer>();
  readonly #waiting = new Set<AudioBufferSourceNode>();
  readonly #mine = new GainNode(this.#context);
  readonly #theirs = new GainNode(this.#context, { gain: THEIRS });
  readonly #aside = new StereoPannerNode(this.#context);

  constructor() {
    this.#mine.connect(this.#context.destination);
    this.#theirs.connect(this.#aside).connect(this.#context.destination);
    // One at a time: a hand may be about to move.
    const names = Object.keys(SOUNDS) as Sound[];
    const make = (): void => {
      const name = names.shift();
      if (!name) return;
      // Played unheard, so that the first time that counts is as quick as the others.
      this.play({ sound: name, pitch: 1, soft: 0, after: 0, mine: true });
      setTimeout(make);
    };
    setTimeout(make);
  }

  /** Whether the other sits to the left. */
  place(left: boolean): void {
    this.#aside.pan.value = left ? -ASIDE : ASIDE;
  }

  play({ sound, pitch, soft, after, mine }: Cue): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#made(sound), playbackRate: pitch });
    const to = mine ? this.#mine : this.#theirs;
    if (soft === 1) source.connect(to);
    else source.connect(new GainNode(this.#context, { gain: soft })).connect(to);
    if (after > 0) {
      this.#waiting.add(source);
      source.onended = () => this.#waiting.delete(source);
    }
    source.start(after > 0 ? this.#context.currentTime + after / 1000 : 0);
  }

  /** Lets nothing be heard that was to come later. */
  hush(): void {
    for (const source of this.#waiting) source.stop();
    this.#waiting.clear();
  }

  /** Only a touch may begin it on some devices, and a hidden page is to be silent. */
  wake(awake: boolean): void {
    if (awake !== (this.#context.state === "running")) void (awake ? this.#context.resume() : this.#context.suspend());
  }

  #made(name: Sound): AudioBuffer {
    const found = this.#sounds.get(name);
    if (found) return found;
    const { sampleRate } = this.#context;
    const samples = render(SOUNDS[name], sampleRate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate });
    buffer.copyToChannel(samples, 0);
    this.#sounds.set(name, buffer);
    return buffer;
  }
}
