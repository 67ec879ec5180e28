/**
 * Calls `show` once a frame with the newest value: whatever happens in between is drawn together, and no event waits
 * for the drawing. A hidden page paints no frames, and is told at once.
 */
export function eachFrame<T>(show: (value: T) => void): (value: T) => void {
  let newest: T;
  let asked = false;
  return (value) => {
    newest = value;
    if (document.hidden) return show(value);
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      show(newest);
    });
  };
}
