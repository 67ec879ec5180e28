import { reduced } from "./motion";
import type { Rest } from "./rest";

/** So many cards can leave dashes at once; the oldest make room. */
const SETS = 4;
const LASTS = 120;

interface Dash {
  readonly el: HTMLElement;
  readonly run: Animation;
}

/** Three dashes where a card took off, along its way. Made once, with their animations, and put where they are wanted. */
export class Dashes {
  #sets: Dash[];
  #next = 0;

  constructor(root: HTMLElement) {
    this.#sets = Array.from({ length: SETS }, () => made(root));
  }

  draw(from: Rest, to: Rest): void {
    const dash = this.#sets[this.#next];
    if (!dash || reduced()) return;
    this.#next = (this.#next + 1) % SETS;
    const [x, y] = [from.x + from.w / 2, from.y + 0.7 * from.w];
    const turn = Math.atan2(to.y + 0.7 * to.w - y, to.x + to.w / 2 - x);
    dash.el.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${turn.toFixed(3)}rad) scale(${(from.w / 100).toFixed(3)})`;
    dash.run.currentTime = 0;
    dash.run.play();
  }
}

function made(root: HTMLElement): Dash {
  const el = document.createElement("div");
  const three = document.createElement("div");
  el.className = "dashes";
  three.append(...[0, 1, 2].map(() => document.createElement("i")));
  el.append(three);
  root.append(el);
  const frames = [
    { transform: "translateX(0)", opacity: 1 },
    { transform: "translateX(60px)", opacity: 1, offset: 0.6 },
    { transform: "translateX(90px)", opacity: 0 },
  ];
  const run = three.animate(frames, LASTS);
  run.cancel();
  return { el, run };
}
