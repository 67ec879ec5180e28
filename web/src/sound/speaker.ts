import type { Cue } from "./cues";
import { SOUNDS, type Sound } from "./sounds";
import { render } from "./synthesis";

/** How loud each is: two sounds at once stay within bounds. The other's are softer, and come from the side. */
const MINE = 0.8;
const THEIRS = 0.45;
const ASIDE = 0.4;
/** Two frames, in ms: by then what a press has changed is drawn. */
const NEXT = 32;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** Plays cues. All sounds are made beforehand, and what plays them, so that a press costs a start. */
export class Speaker {
  readonly #context = new AudioContext({ latencyHint: "interactive" });
  readonly #sounds = new Map<Sound, AudioBuffer>();
  readonly #ready = new Map<string, Voice>();
  readonly #waiting = new Set<AudioBufferSourceNode>();
  readonly #mine = new GainNode(this.#context, { gain: MINE });
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
    const { source, gain } = this.#voice(sound, mine);
    if (pitch !== 1) source.playbackRate.value = pitch;
    if (soft !== 1) gain.gain.value = soft;
    if (after > 0) {
      this.#waiting.add(source);
      source.onended = () => this.#waiting.delete(source);
    }
    source.start(after > 0 ? this.#context.currentTime + after / 1000 : 0);
  }

  /** A source can be started once. The next one is made ready when the press that wanted this one has been answered. */
  #voice(sound: Sound, mine: boolean): Voice {
    const key = `${sound} ${mine}`;
    const voice = this.#ready.get(key) ?? this.#prepared(sound, mine);
    this.#ready.delete(key);
    setTimeout(() => this.#ready.has(key) || this.#ready.set(key, this.#prepared(sound, mine)), NEXT);
    return voice;
  }

  #prepared(sound: Sound, mine: boolean): Voice {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#made(sound) });
    const gain = new GainNode(this.#context);
    source.connect(gain).connect(mine ? this.#mine : this.#theirs);
    return { source, gain };
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
