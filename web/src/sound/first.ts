import type { Session } from "../game/session";
import { lazily } from "../lazily";
import { settings } from "../settings.svelte";

/** Nothing is heard, nor fetched, before the first touch; from then on it is what the settings say. */
export function fromFirstTouch(session: Session): () => void {
  const first = new AbortController();
  let end: (() => void) | undefined;
  const touched = (): void => {
    if (!settings.sound && !settings.vibration) return;
    first.abort();
    void lazily(() => import(".")).then(({ hear }) => (end = hear(session)));
  };
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, touched, { capture: true, signal: first.signal });
  return () => {
    first.abort();
    end?.();
  };
}
