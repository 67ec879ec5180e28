/** What is shown once a frame. */
export interface Frames<T> {
  /** Shows the newest value in the next frame: whatever happens in between is drawn together. */
  (value: T): void;
  /** Does `act` in the next frame, and nothing else, so that it is seen soon; the newest value waits for one more. */
  first(act: () => void): void;
}

/** Calls `show` once a frame, so that no event waits for the drawing. A hidden page paints no frames: it is told at once. */
export function eachFrame<T>(show: (value: T) => void): Frames<T> {
  let newest: T;
  let asked = false;
  let urgent: (() => void)[] = [];
  const draw = (): void => {
    if (urgent.length > 0) {
      const acts = urgent;
      urgent = [];
      requestAnimationFrame(draw);
      for (const act of acts) act();
    } else {
      asked = false;
      show(newest);
    }
  };
  const frames = (value: T): void => {
    newest = value;
    if (document.hidden) return show(value);
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  };
  return Object.assign(frames, {
    first(act: () => void): void {
      // Whoever is waited for comes with something new to show.
      if (asked) urgent.push(act);
    },
  });
}
