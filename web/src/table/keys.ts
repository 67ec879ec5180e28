import type { Slot } from "../game/places";

export type Command =
  | { do: "stock"; slot: Slot }
  | { do: "fill"; slot: Slot }
  /** A spit pile by its side of the screen. */
  | { do: "pile"; side: "left" | "right" }
  | { do: "spit" }
  | { do: "main" }
  /** Says what lies on the piles. */
  | { do: "read" }
  | { do: "menu" };

/** Which physical keys do what (`KeyboardEvent.code`). */
export const KEYS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(
    ([0, 1, 2, 3, 4] as const).flatMap((slot) =>
      [`Digit${slot + 1}`, `Numpad${slot + 1}`].map((code) => [code, { do: "stock", slot } as const]),
    ),
  ),
  ArrowLeft: { do: "pile", side: "left" },
  ArrowRight: { do: "pile", side: "right" },
  Space: { do: "spit" },
  Enter: { do: "main" },
  NumpadEnter: { do: "main" },
  KeyP: { do: "read" },
  Escape: { do: "menu" },
};

export interface Key {
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** What a key means; null if it is the browser's. A key that is held down does nothing again. */
export function command(key: Key, keys: Readonly<Record<string, Command>> = KEYS): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey || key.repeat) return null;
  const found = keys[key.code] ?? null;
  if (found?.do === "stock" && key.shiftKey) return { do: "fill", slot: found.slot };
  return found;
}

/** Whether the focus is on something that Space and Enter belong to. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input, select, textarea, summary, dialog") !== null;
}
