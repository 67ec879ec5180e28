/** A hidden page paints no frames; it is still to know what has happened. */
const HIDDEN = 150;

/** Calls `show` once a frame, with the newest value: whatever happens in between is drawn together. */
export function eachFrame<T>(show: (value: T) => void): (value: T) => void {
  let newest: T;
  let asked = 0;
  let waiting: ReturnType<typeof setTimeout>;
  const act = (): void => {
    cancelAnimationFrame(asked);
    clearTimeout(waiting);
    asked = 0;
    show(newest);
  };
  return (value) => {
    newest = value;
    if (asked) return;
    asked = requestAnimationFrame(act);
    waiting = setTimeout(act, HIDDEN);
  };
}
