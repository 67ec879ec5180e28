import type { Box } from "./layout";

/** Whether the player or the device asks for less motion; asked anew each time, since it can change. */
export function reduced(): boolean {
  return document.documentElement.dataset.motion === "less";
}

/** A miss: three swings. */
export function shake(el: HTMLElement): void {
  if (reduced()) return;
  const swing = (x: number, r: number): string => `translate(${x}px) rotate(${r}deg)`;
  const swings = [swing(0, 0), swing(6, 4), swing(-6, -4), swing(6, 4), swing(-4, -2), swing(0, 0)];
  el.animate(swings.map((transform) => ({ transform })), { duration: 280, easing: "ease-in-out" });
}

/** A card is turned over. */
export function turnOver(el: HTMLElement): void {
  if (reduced()) el.animate([{ opacity: 0 }, { opacity: 1 }], 90);
  else {
    const easing = "cubic-bezier(.3,0,.2,1)";
    el.animate([{ transform: "scaleX(.04)" }, { transform: "none" }], { duration: 180, easing });
  }
}

/** Who waits drums, once. */
export function drum(el: HTMLElement): void {
  if (reduced()) return;
  const [up, down] = [{ transform: "translateY(14%)" }, { transform: "none" }];
  el.animate([down, up, down, down, up, down, down, up, down], { duration: 660, delay: 240 });
}

/** A hand comes down. */
export function stamp(el: HTMLElement): void {
  if (reduced()) return;
  el.animate([{ transform: "scale(1.6)", opacity: 0 }, { transform: "none", opacity: 1 }], {
    duration: 140,
    easing: "cubic-bezier(.2,1.6,.4,1)",
  });
}

/** A pile's cards are taken to a packet; they fly by themselves, this is what lies below them. */
export function carryOff(from: Box, to: Box | null): (el: HTMLElement) => (() => void) | undefined {
  return (el) => {
    if (!to) return undefined;
    const middle = (b: Box): [number, number] => [b.x + b.w / 2, b.y + b.h / 2];
    const [x, y] = middle(from);
    const [toX, toY] = middle(to);
    const transform = `translate(${toX - x}px, ${toY - y}px) scale(${to.w / from.w})`;
    const away = { transform, opacity: 0, offset: 1 };
    const duration = reduced() ? 0 : 340;
    const animation = el.animate([{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.8 }, away], {
      duration,
      easing: "cubic-bezier(.16,1,.3,1)",
      fill: "forwards",
    });
    return () => animation.cancel();
  };
}
