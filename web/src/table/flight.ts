import { calmly } from "./frames";
import { sameRest, type Rest } from "./rest";

/** Stiffness of the critically damped spring in rad/s, keyframes of a flight, and its length in ms. */
const W = 24;
const FRAMES = 8;
export const SETTLE = 340;
const REDUCED = 90;
/** A card leans into its flight: degrees for each px/ms, and at most. */
const LEAN = 4;
const MOST_LEAN = 9;

type Vector = readonly [x: number, y: number, w: number, r: number];

/** How far from rest a card is, and how fast (per second). */
export interface Course {
  readonly off: Vector;
  readonly speed: Vector;
}

/** A card's middle, width and turn at a moment, and how fast they change. */
interface Here {
  readonly place: Vector;
  readonly speed: Vector;
}

const STILL: Vector = [0, 0, 0, 0];

/** Distance from rest and speed after `ms`. A closed form, so place and speed are known without asking the page. */
export function springAt(from: Vector, speed: Vector, ms: number): Course {
  const t = ms / 1000;
  const e = Math.exp(-W * t);
  const off = from.map((d, i) => (d + (speed[i]! + W * d) * t) * e);
  const next = from.map((d, i) => (speed[i]! - W * (speed[i]! + W * d) * t) * e);
  return { off: off as unknown as Vector, speed: next as unknown as Vector };
}

/** How much of its way a hand has made after `part` of its time, and how fast: its jerk is as small as can be. */
export function handAt(part: number): { way: number; speed: number } {
  const t = Math.max(0, Math.min(1, part));
  return { way: t ** 3 * (10 - 15 * t + 6 * t * t), speed: 30 * t * t * (1 - t) ** 2 };
}

/** A card that is carried for `length` ms, after `ms`. */
export function carriedAt(from: Vector, to: Vector, length: number, ms: number): Course {
  const { way, speed } = handAt(ms / length);
  const off = from.map((f, i) => f + (to[i]! - f) * way);
  const next = from.map((f, i) => ((to[i]! - f) * speed * 1000) / length);
  return { off: off as unknown as Vector, speed: next as unknown as Vector };
}

/**
 * One card's way over the table. It is sent `to` places and can be sent on at any moment, keeping place and speed;
 * the compositor does the rest, since each flight is handed to it as keyframes.
 */
export class Flight {
  #rest: Rest | null = null;
  /** Where it is at a time, while it is not at rest. */
  #course: ((now: number) => Course) | null = null;
  #carried = false;
  #launched = false;
  #animation: Animation | null = null;
  #held = { x: 0, y: 0 };
  #z = 0;

  constructor(
    private readonly el: HTMLElement,
    private readonly reduced: () => boolean,
    private readonly top: () => number,
  ) {}

  /** Puts it down without a flight. */
  put(rest: Rest, z: number): void {
    this.#stop();
    this.#settle(rest, z);
  }

  /** Sends it on from where it is; a card that is nowhere yet starts at `from`, after `delay`. */
  to(rest: Rest, z: number, from: Rest, delay = 0): void {
    if (!this.#rest) this.#settle(from, z);
    if (sameRest(rest, this.#rest!) && !this.#launched) {
      this.#z = z;
      if (!this.#animation && !this.held) this.el.style.zIndex = String(z);
      return;
    }
    if (!this.#animation && !this.held && moved(rest, this.#rest!)) {
      this.#settle(rest, z);
      return;
    }
    if (this.reduced()) {
      this.put(rest, z);
      this.el.animate([{ opacity: 0 }, { opacity: 1 }], REDUCED);
      return;
    }
    this.#fly(rest, z, delay);
  }

  /** Lets it come from `from` once more to where it lies. */
  again(from: Rest, delay: number): void {
    const rest = this.#rest;
    if (!rest || this.reduced()) return;
    this.put(from, this.#z);
    this.#fly(rest, this.#z, delay);
  }

  /** A finger moves it by so much from where it lies. */
  hold(x: number, y: number): void {
    this.#held = { x, y };
    this.el.style.translate = `${x}px ${y}px`;
    this.el.style.zIndex = String(this.top());
  }

  /** The other's hand carries it to a place, where it is at `until`, and stays till it is sent on or let go. */
  carry(to: Rest, until: number): void {
    const rest = this.#rest;
    if (!rest || this.reduced()) return;
    const now = this.#now();
    const length = Math.max(1, until - now);
    const here = this.#here(now);
    const from = minus(here.place, middle(rest));
    const goal = minus(middle(to), middle(rest));
    this.#stop();
    this.#carried = true;
    this.#course = (at) => carriedAt(from, goal, length, at - now);
    const frames = Array.from({ length: FRAMES + 1 }, (_, i) => {
      const { off } = carriedAt(from, goal, length, (i / FRAMES) * length);
      return { transform: transform(off[0], off[1], (rest.w + off[2]) / rest.w, rest.r + off[3]) };
    });
    this.#animation = this.el.animate(frames, { duration: length, fill: "both" });
    this.#animation.startTime = now;
    this.el.style.zIndex = String(this.top());
    this.el.dataset.flying = "carried";
  }

  /** The hand that has it lets go: it flies home from there, unless it is sent elsewhere in the same breath. */
  release(): void {
    const rest = this.#rest;
    if (rest && (this.held || this.#carried)) {
      if (this.reduced()) this.put(rest, this.#z);
      else this.#fly(rest, this.#z);
    }
  }

  get held(): boolean {
    return this.#held.x !== 0 || this.#held.y !== 0;
  }

  get carried(): boolean {
    return this.#carried;
  }

  stop(): void {
    this.#stop();
  }

  /**
   * Sets out for `rest` by its transform alone, so that the page has nothing to lay out for the next frame. In the frame
   * after it is sent `to` there, and goes on with that.
   */
  launch(rest: Rest): void {
    const base = this.#rest;
    if (!base || this.reduced()) return;
    const now = this.#now();
    this.#spring(rest, base, this.#here(now), now);
    this.#launched = true;
    this.el.style.zIndex = String(this.top());
  }

  /** A card that was launched, and then sent nowhere, since it was refused in the meantime, flies home. */
  recall(): void {
    if (this.#launched) this.#fly(this.#rest!, this.#z);
  }

  #fly(rest: Rest, z: number, delay = 0): void {
    const now = this.#now();
    const here = this.#here(now);
    this.#stop();
    this.#settle(rest, z);
    const animation = this.#spring(rest, rest, here, now + delay);
    this.el.style.zIndex = String(this.top());
    this.el.dataset.flying = "";
    animation.onfinish = () =>
      calmly(() => {
        if (this.#animation !== animation) return;
        this.#stop();
        this.el.style.zIndex = String(this.#z);
      });
  }

  /** Lets it fly from `here` to `rest`, from the moment `leaves` on, while its place in the page is `base`. */
  #spring(rest: Rest, base: Rest, here: Here, leaves: number): Animation {
    const off = minus(here.place, middle(rest));
    const away = minus(middle(rest), middle(base));
    this.#animation?.cancel();
    this.#course = (at) => {
      const s = springAt(off, here.speed, Math.max(0, at - leaves));
      return { off: plus(away, s.off), speed: s.speed };
    };
    const frames = Array.from({ length: FRAMES + 1 }, (_, i) => {
      // Closer at the start, where the spring bends most.
      const offset = (i / FRAMES) ** 1.5;
      const s = springAt(off, here.speed, offset * SETTLE);
      const lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, (s.speed[0] / 1000) * LEAN));
      const [x, y, w, r] = i < FRAMES ? plus(away, s.off) : away;
      return { offset, transform: transform(x, y, (base.w + w) / base.w, base.r + r + (i < FRAMES ? lean : 0)) };
    });
    const animation = this.el.animate(frames, { duration: SETTLE, easing: "linear", fill: "both" });
    animation.startTime = leaves;
    this.#animation = animation;
    return animation;
  }

  /** The timeline's own time: any other clock holds a frame at each change of course. */
  #now(): number {
    return Number(document.timeline.currentTime ?? 0);
  }

  #here(now: number): Here {
    const { off, speed } = this.#course?.(now) ?? { off: STILL, speed: STILL };
    return { place: plus(plus(middle(this.#rest!), off), [this.#held.x, this.#held.y, 0, 0]), speed };
  }

  #settle(rest: Rest, z: number): void {
    this.#rest = rest;
    this.#z = z;
    if (this.#held.x || this.#held.y) this.el.style.translate = "none";
    this.#held = { x: 0, y: 0 };
    this.el.style.setProperty("--w", `${rest.w}px`);
    // Where it lies is its place in the page, not a transform: each transform costs every frame something.
    this.el.style.left = `${rest.x.toFixed(2)}px`;
    this.el.style.top = `${rest.y.toFixed(2)}px`;
    this.el.style.transform = turned(rest.r);
    this.el.style.zIndex = String(z);
  }

  #stop(): void {
    this.#animation?.cancel();
    this.#animation = null;
    this.#course = null;
    this.#carried = false;
    this.#launched = false;
    delete this.el.dataset.flying;
  }
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]];
}

/** Cards turn and grow about their middle, so that is what flies. */
function middle({ x, y, w, r }: Rest): Vector {
  return [x + w / 2, y + 0.7 * w, w, r];
}

/** Whether it is only moved up by an edge, as the card above it leaves: too little to be seen to fly. */
function moved(a: Rest, b: Rest): boolean {
  return a.w === b.w && a.r === b.r && Math.hypot(a.x - b.x, a.y - b.y) < 0.15 * a.w;
}

function turned(r: number): string {
  return r ? `rotate(${r.toFixed(2)}deg)` : "none";
}

function transform(x: number, y: number, scale: number, r: number): string {
  return `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale.toFixed(4)}) rotate(${r.toFixed(2)}deg)`;
}
