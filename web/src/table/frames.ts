// What comes first, and the frame that was given to it.
let urgent = 0;
let given = -1;

/**
 * Does `act` in the next frame, which is left to it alone, so that it is painted soon: all that is drawn once a frame
 * waits for one more.
 */
export function first(act: () => void): void {
  urgent++;
  requestAnimationFrame((time) => {
    urgent--;
    given = time;
    act();
  });
}

/** Does `act` now, or as soon as no frame is left to what comes first. */
export function calmly(act: () => void): void {
  if (urgent > 0) requestAnimationFrame(() => requestAnimationFrame(() => calmly(act)));
  else act();
}

/**
 * Calls `show` once a frame with the newest value: whatever happens in between is drawn together, and no event waits
 * for the drawing. A hidden page paints no frames, and is told at once.
 */
export function eachFrame<T>(show: (value: T) => void): (value: T) => void {
  let newest: T;
  let asked = false;
  const draw = (time: number): void => {
    if (urgent > 0 || time === given) {
      requestAnimationFrame(draw);
    } else {
      asked = false;
      show(newest);
    }
  };
  return (value) => {
    newest = value;
    if (document.hidden) return show(value);
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  };
}
