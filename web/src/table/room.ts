import type { Insets } from "./layout";

/** The table's size, and what the device keeps for itself at its sides. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Tells the room, at once and whenever it changes. The element fills what the device leaves of its parent. */
export function roomOf(tell: (room: Room) => void): (el: HTMLElement) => () => void {
  return (el) => {
    const table = el.parentElement!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = table;
      const { offsetTop: top, offsetLeft: left } = el;
      tell({ width, height, insets: { top, left, right: width - left - el.offsetWidth, bottom: height - top - el.offsetHeight } });
    };
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(el);
    return () => seen.disconnect();
  };
}
