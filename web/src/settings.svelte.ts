import { deviceStorage } from "./net/browser";
import type { New } from "./wire";

/** What the player has chosen on this device. */
export interface Settings {
  /** A language's code; null: as the browser wishes. */
  language: string | null;
  edition: "auto" | "pink" | "late";
  /** The hand one plays with: the table is mirrored for the left one. */
  hand: "right" | "left";
  suits: "two" | "four";
  /** What a card shows: rank and suit, or hardly more than its rank. */
  faces: "usual" | "xl";
  cards: "usual" | "large";
  /** "less": as if the device asked for it. */
  motion: "auto" | "less";
  sound: boolean;
  vibration: boolean;
  pace: NonNullable<New["pace"]>;
  /** Whom one played against last. */
  opponent: NonNullable<New["opponent"]>;
  /** Physical keys by what they do, where they are not the usual ones (see `table/keys`). */
  keys: Readonly<Record<string, string>>;
}

type Choices = { readonly [Name in keyof Settings]?: readonly Settings[Name][] };

/** What each of them may be, the first of them at first; the two that are anything else are read by themselves. */
export const CHOICES = {
  edition: ["auto", "pink", "late"],
  hand: ["right", "left"],
  suits: ["two", "four"],
  faces: ["usual", "xl"],
  cards: ["usual", "large"],
  motion: ["auto", "less"],
  sound: [true, false],
  vibration: [true, false],
  pace: ["usual", "calm"],
  opponent: ["hare", "tortoise", "hedgehog", "fox", "cheetah", "mirror"],
} as const satisfies Choices;

const KEY = "spit.settings";

/** The settings in a stored text; whatever is unknown or damaged in it is as at first, each by itself. */
export function parse(text: string | null): Settings {
  const stored = record(json(text));
  const chosen = Object.entries(CHOICES).map(([name, known]: [string, readonly unknown[]]) => {
    return [name, known.includes(stored[name]) ? stored[name] : known[0]];
  });
  const keys = Object.entries(record(stored.keys)).filter(([, code]) => typeof code === "string");
  return {
    ...(Object.fromEntries(chosen) as Omit<Settings, "language" | "keys">),
    language: typeof stored.language === "string" ? stored.language : null,
    keys: Object.fromEntries(keys) as Settings["keys"],
  };
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

const live = $state(parse(deviceStorage()?.getItem(KEY) ?? null));

/** The settings as they are now: may be read anywhere, and effects follow them. */
export const settings: Readonly<Settings> = live;

export function change(to: Partial<Settings>): void {
  Object.assign(live, to);
  try {
    deviceStorage()?.setItem(KEY, JSON.stringify(live));
  } catch {
    // Full or forbidden: the choice then lasts as long as the page.
  }
}
