import { SETTLE } from "./flight";
import { reduced } from "./motion";
import type { Rest } from "./rest";

/** So many cards can leave dashes at once; the oldest make room. */
const SETS = 4;
const LASTS = 120;

/** Three dashes where a card took off, along its way. Drawn once, and put where they are wanted. */
export class Dashes {
  #sets: HTMLElement[] = [];
  #next = 0;

  constructor(root: HTMLElement) {
    for (let i = 0; i < SETS; i++) {
      const set = document.createElement("div");
      set.className = "dashes";
      set.append(...[0, 1, 2].map(() => document.createElement("i")));
      root.append(set);
      this.#sets.push(set);
    }
  }

  draw(from: Rest, to: Rest): void {
    const set = this.#sets[this.#next];
    if (!set || reduced()) return;
    this.#next = (this.#next + 1) % SETS;
    const [x, y] = [from.x + from.w / 2, from.y + 0.7 * from.w];
    const [dx, dy] = [to.x + to.w / 2 - x, to.y + 0.7 * to.w - y];
    const size = from.w / 100;
    const gone = LASTS / SETTLE;
    const lie = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${Math.atan2(dy, dx).toFixed(3)}rad) scale(${size.toFixed(3)})`;
    const frames = [
      { transform: `${lie} translateX(0)`, opacity: 1 },
      { transform: `${lie} translateX(60px)`, opacity: 1, offset: 0.6 * gone },
      { transform: `${lie} translateX(90px)`, opacity: 0, offset: gone },
      { transform: lie, opacity: 0 },
    ];
    // It ends with its card's flight: each end of an animation costs the page a frame.
    set.animate(frames, SETTLE);
  }
}
