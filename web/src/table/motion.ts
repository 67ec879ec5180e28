const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether the device asks for less motion; asked anew each time, since it can change. */
export function reduced(): boolean {
  return query?.matches ?? false;
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
    el.animate([{ transform: "scaleX(.04)" }, { transform: "none" }], { duration: 130, easing });
  }
}

/** A hand comes down. */
export function stamp(el: HTMLElement): void {
  if (reduced()) return;
  el.animate([{ transform: "scale(1.6)", opacity: 0 }, { transform: "none", opacity: 1 }], {
    duration: 140,
    easing: "cubic-bezier(.2,1.6,.4,1)",
  });
}
