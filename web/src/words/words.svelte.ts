import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

type Loader = () => Promise<FluentResource>;

/** The loaders of each language's messages, by its code: those of the game, and those read at leisure. */
const game = byCode(import.meta.glob<FluentResource>("@locales/*.ftl", { import: "default" }));
const leisure = byCode(import.meta.glob<FluentResource>("@locales/pages/*.ftl", { import: "default" }));

function byCode(sources: Record<string, Loader>): ReadonlyMap<string, Loader> {
  return new Map(Object.entries(sources).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ""), load]));
}

/** The languages that the client speaks. */
export const LANGUAGES: readonly string[] = [...game.keys()].sort();

let bundle = $state.raw<FluentBundle | null>(null);
/** What was wished for last. Words come when they come, so that those of an older wish may be the later ones. */
let wish = { language: "", atLeisure: false };
let leisurely: Promise<void> | null = null;

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
  if (game.has(language)) await fulfil({ ...wish, language });
}

/** Speaks the words that are read at leisure too, from now on. */
export function speakAtLeisure(): Promise<void> {
  leisurely ??= fulfil({ ...wish, atLeisure: true }).catch((error: unknown) => {
    wish = { ...wish, atLeisure: false };
    leisurely = null;
    throw error;
  });
  return leisurely;
}

async function fulfil(wanted: typeof wish): Promise<void> {
  wish = wanted;
  const { language, atLeisure } = wanted;
  const sources = await Promise.all((atLeisure ? [game, leisure] : [game]).map((from) => from.get(language)?.()));
  if (wish !== wanted || sources[0] === undefined) return;
  // No right-to-left language is spoken here, so the marks that isolate variables would only be in the way.
  const next = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) if (source !== undefined) next.addResource(source);
  bundle = next;
  document.documentElement.lang = language;
}

/** The language that is spoken; nothing before the first words are there. */
export function spoken(): string | undefined {
  return bundle?.locales[0];
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
