import type { Session } from "../game/session";
import { settings } from "../settings.svelte";
import { cuesOf, tremble } from "./cues";
import { Speaker } from "./speaker";

/** Lets a session's moments be heard and felt, as far as its player wishes; call what is returned to end that. */
export function hear(session: Session): () => void {
  let speaker: Speaker | null = null;
  const handheld = matchMedia("(pointer: coarse)");
  const over = new AbortController();
  const wake = (): void => {
    if (settings.sound) speaker ??= new Speaker();
    if (document.hidden) speaker?.hush();
    speaker?.wake(settings.sound && !document.hidden);
    speaker?.place(settings.hand === "right");
  };
  for (const touch of ["pointerdown", "pointerup", "keydown"]) addEventListener(touch, wake, { capture: true, signal: over.signal });
  document.addEventListener("visibilitychange", wake, { signal: over.signal });
  const forget = session.screen.onmoment((moment) => {
    if (moment.kind === "stopped") speaker?.hush();
    const { sound, vibration } = settings;
    // What sleeps with a hidden page would keep them, and play them all at once when it wakes.
    if (sound && !document.hidden) for (const cue of cuesOf(moment, session.state.seated?.seat ?? 0, performance.now())) speaker?.play(cue);
    const ms = vibration && handheld.matches ? tremble(moment) : 0;
    // A hand does not feel that it waits for the eye.
    if (ms > 0 && "vibrate" in navigator) setTimeout(() => navigator.vibrate(ms));
  });
  wake();
  return () => {
    over.abort();
    forget();
    speaker?.wake(false);
  };
}
