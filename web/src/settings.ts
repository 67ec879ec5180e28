/** What the player has chosen on this device. */
export interface Settings {
  /** A language's code; null: as the browser wishes. */
  language: string | null;
  edition: Edition;
}

export type Edition = "auto" | "pink" | "late";

const KEY = "spit.settings";
const FIRST: Settings = { language: null, edition: "auto" };
const EDITIONS: readonly unknown[] = ["auto", "pink", "late"];

export function readSettings(): Settings {
  try {
    const { language, edition } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return {
      language: typeof language === "string" ? language : FIRST.language,
      edition: EDITIONS.includes(edition) ? (edition as Edition) : FIRST.edition,
    };
  } catch {
    return FIRST;
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Forbidden: the choice then lasts as long as the page.
  }
}

/** Prints the page in an edition; "auto" follows the device, also when it changes. Gives back how to end that. */
export function printEdition(edition: Edition): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const print = (): void => {
    const late = edition === "late" || (edition === "auto" && dark.matches);
    if (late) document.documentElement.dataset.edition = "late";
    else delete document.documentElement.dataset.edition;
  };
  print();
  dark.addEventListener("change", print);
  return () => dark.removeEventListener("change", print);
}
