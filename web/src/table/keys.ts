import { SLOTS, type Slot } from "../game/places";

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

interface Key {
  readonly command: Command;
  /** The physical keys that do it as long as the player names none (`KeyboardEvent.code`); the first is shown. */
  readonly usual: readonly string[];
}

/** What can be done by key, by the names under which settings keep the player's own keys. */
export const KEYS: Readonly<Record<string, Key>> = {
  ...Object.fromEntries(
    SLOTS.map((slot) => [
      `stock-${slot + 1}`,
      { command: { do: "stock", slot }, usual: [`Digit${slot + 1}`, `Numpad${slot + 1}`] },
    ]),
  ),
  left: { command: { do: "pile", side: "left" }, usual: ["ArrowLeft"] },
  right: { command: { do: "pile", side: "right" }, usual: ["ArrowRight"] },
  spit: { command: { do: "spit" }, usual: ["Space"] },
  main: { command: { do: "main" }, usual: ["Enter", "NumpadEnter"] },
  read: { command: { do: "read" }, usual: ["KeyP"] },
  menu: { command: { do: "menu" }, usual: ["Escape"] },
};

/** The player's own keys, by what they do. */
export type Own = Readonly<Record<string, string>>;

/** The physical keys that do it, the one that is shown first. */
export function codes(name: string, own: Own): readonly string[] {
  return own[name] ? [own[name]] : (KEYS[name]?.usual ?? []);
}

/** What the key does already; null if nothing but `name` itself. */
export function taken(code: string, name: string, own: Own): string | null {
  return Object.keys(KEYS).find((other) => other !== name && codes(other, own).includes(code)) ?? null;
}

/** Which physical keys do what. A key of the player's own counts before a usual one. */
export function bindings(own: Own): ReadonlyMap<string, Command> {
  const named = Object.entries(KEYS).sort(([a], [b]) => Number(a in own) - Number(b in own));
  return new Map(named.flatMap(([name, { command }]) => codes(name, own).map((code) => [code, command])));
}

export interface Press {
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** Whether a key was pressed just now, and alone: those with Ctrl, Alt or Meta are the browser's. */
export function plain({ ctrlKey, altKey, metaKey, repeat }: Press): boolean {
  return !(ctrlKey || altKey || metaKey || repeat);
}

/** What a key means; null if it is the browser's. A key that is held down does nothing again. */
export function command(key: Press, keys: ReadonlyMap<string, Command>): Command | null {
  if (!plain(key)) return null;
  const found = keys.get(key.code) ?? null;
  if (found?.do === "stock" && key.shiftKey) return { do: "fill", slot: found.slot };
  return found;
}

/** Whether a key belongs to what has the focus: Space and Enter to all that they press, other keys to what is typed in. */
export function takesKey(target: EventTarget | null, code: string): boolean {
  const presses = ["Space", "Enter", "NumpadEnter"].includes(code);
  const takers = `input, select, textarea, dialog${presses ? ", button, a, summary" : ""}`;
  return target instanceof Element && target.closest(takers) !== null;
}
