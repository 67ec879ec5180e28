import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const sources = import.meta.glob<string>("@locales/*.ftl", { query: "?raw", import: "default" });

/** The loader of each language's messages, by its code: one chunk each, fetched when it is wanted. */
const loaders = new Map(
  Object.entries(sources).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ""), load] as const),
);

/** The languages that the client speaks. */
export const LANGUAGES: readonly string[] = [...loaders.keys()].sort();

let bundle = $state.raw<FluentBundle | null>(null);

export type Vars = Record<string, FluentVariable>;

/** The words for `key` in the player's language; the key itself where there are none. */
export function t(key: string, vars?: Vars): string {
  const [id = key, attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, vars ?? null, []);
}

/** The first of the wished languages that there is, by whole code or by its first part; else English. */
export function pick(wished: readonly string[], known: readonly string[] = LANGUAGES): string {
  for (const wish of wished) {
    const code = wish.toLowerCase();
    const found =
      known.find((l) => l.toLowerCase() === code) ?? known.find((l) => l.toLowerCase() === code.split("-")[0]);
    if (found) return found;
    if (/^n[on](-|$)/.test(code) && known.includes("nb")) return "nb";
  }
  return "en";
}

/** Speaks `language` from now on, in the page's `lang` too. */
export async function speak(language: string): Promise<void> {
  const source = await loaders.get(language)?.();
  if (source === undefined) return;
  // No right-to-left language is spoken here, so the marks that isolate variables would only be in the way.
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(source));
  bundle = next;
  document.documentElement.lang = language;
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
