import type { Place, Slot } from "../game/places";

/** What the table does with fingers. Times are those of the input events. */
export interface Host {
  placeAt(x: number, y: number): Place | null;
  /** A finger goes down: "drag" and "tap" let the card there be dragged, "tap" wants to know of a release as well. */
  down(place: Place, at: number): "done" | "drag" | "tap";
  /** A stock's card follows a finger by so much. */
  drag(slot: Slot, dx: number, dy: number): void;
  drop(slot: Slot, dx: number, dy: number, at: number): void;
  /** The finger left a card that could have been dragged where it was. */
  tap(slot: Slot, at: number): void;
  /** The browser took the finger away. */
  cancel(slot: Slot): void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly slot: Slot | null;
  readonly taps: boolean;
  dragging: boolean;
}

const MOUSE = 5;
const TOUCH = 10;

/**
 * Turns pointers on `root` into what the host does; each finger by itself. Clicks that follow a handled pointer are
 * eaten, so that the buttons' own clicks are those of keyboards and assistive technology alone: where two touches
 * overlap browsers send none.
 */
export function pointers(root: HTMLElement, host: Host): () => void {
  const fingers = new Map<number, Finger>();
  const handled = new Set<number>();
  let corner: DOMRect | null = null;
  const forget = (): void => {
    corner = null;
  };
  const within = (e: PointerEvent): [number, number] => {
    corner ??= root.getBoundingClientRect();
    return [e.clientX - corner.left, e.clientY - corner.top];
  };
  const down = (e: PointerEvent): void => {
    handled.delete(e.pointerId);
    if (e.button !== 0) return;
    const place = host.placeAt(...within(e));
    if (!place) return;
    const free = ![...fingers.values()].some((f) => place.kind === "stock" && f.slot === place.slot);
    if (!free) return;
    handled.add(e.pointerId);
    const outcome = host.down(place, e.timeStamp);
    const slot = outcome !== "done" && place.kind === "stock" ? place.slot : null;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY, slot, taps: outcome === "tap", dragging: false });
  };
  const move = (e: PointerEvent): void => {
    const finger = fingers.get(e.pointerId);
    if (!finger || finger.slot === null) return;
    const dx = e.clientX - finger.x;
    const dy = e.clientY - finger.y;
    if (!finger.dragging && Math.hypot(dx, dy) > (e.pointerType === "mouse" ? MOUSE : TOUCH)) {
      finger.dragging = true;
      root.setPointerCapture(e.pointerId);
    }
    if (finger.dragging) host.drag(finger.slot, dx, dy);
  };
  const up = (e: PointerEvent): void => {
    const finger = fingers.get(e.pointerId);
    fingers.delete(e.pointerId);
    if (!finger || finger.slot === null) return;
    if (finger.dragging) host.drop(finger.slot, e.clientX - finger.x, e.clientY - finger.y, e.timeStamp);
    else if (finger.taps) host.tap(finger.slot, e.timeStamp);
  };
  const cancel = (e: PointerEvent): void => {
    const finger = fingers.get(e.pointerId);
    fingers.delete(e.pointerId);
    handled.delete(e.pointerId);
    if (finger && finger.slot !== null) host.cancel(finger.slot);
  };
  const click = (e: MouseEvent): void => {
    const id = (e as PointerEvent).pointerId;
    if (!handled.delete(id)) return;
    e.stopPropagation();
    e.preventDefault();
  };
  const over = new AbortController();
  const { signal } = over;
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerup", up, { signal });
  root.addEventListener("pointercancel", cancel, { signal });
  root.addEventListener("click", click, { signal, capture: true });
  addEventListener("resize", forget, { signal });
  addEventListener("scroll", forget, { signal, passive: true });
  // The focus stays where it was, so that the keys keep their meaning on the table.
  root.addEventListener("mousedown", (e) => e.preventDefault(), { signal });
  // A long press would open a menu, and a double tap select or zoom.
  root.addEventListener("contextmenu", (e) => e.preventDefault(), { signal });
  root.addEventListener("dblclick", (e) => e.preventDefault(), { signal });
  return () => over.abort();
}
