import type { Box } from "./layout";

/** Sets an element on its box of the table. Styles are set one by one, which a strict content policy allows. */
export function boxed(box: Box): (el: HTMLElement) => void {
  return (el) => {
    const { style } = el;
    style.position = "absolute";
    style.left = `${box.x}px`;
    style.top = `${box.y}px`;
    style.width = `${box.w}px`;
    style.height = `${box.h}px`;
  };
}

/**
 * A button that acts when it is pressed, not when it is let go: `act` gets the event's time. The click that follows
 * is left out; clicks of keyboards and assistive technology act as ever.
 */
export function pressed(act: (at: number) => void): (el: HTMLElement) => () => void {
  return (el) => {
    const handled = new Set<number>();
    const over = new AbortController();
    const { signal } = over;
    const down = (e: PointerEvent): void => {
      if (e.button !== 0) return;
      handled.add(e.pointerId);
      act(e.timeStamp);
    };
    const click = (e: MouseEvent): void => {
      if (!handled.delete((e as PointerEvent).pointerId)) act(e.timeStamp);
    };
    el.addEventListener("pointerdown", down, { signal });
    el.addEventListener("click", click, { signal });
    el.addEventListener("mousedown", (e) => e.preventDefault(), { signal });
    return () => over.abort();
  };
}
