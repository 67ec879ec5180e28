import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { codes } from "./keys";

/** Where the browser tells what is printed on the keys, it does so later. */
interface Keyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

let printed = $state.raw<ReadonlyMap<string, string> | null>(null);
const keyboard = (globalThis.navigator as (Navigator & { keyboard?: Keyboard }) | undefined)?.keyboard;
void keyboard?.getLayoutMap?.().then(
  (map) => (printed = map),
  () => {},
);

/** What is printed on a physical key, as far as that is known. */
export function keyName(code: string): string {
  if (code === "Space") return t("key-space");
  const name = SIGNS[code] ?? printed?.get(code) ?? code.replace(/^(Key|Digit)(?=.$)/, "").replace(/(?<=[a-z])(?=[A-Z0-9])/g, " ");
  return name.length === 1 ? name.toLocaleUpperCase() : name;
}

/** The key that does it now, as it is printed. */
export function keyFor(name: string): string {
  return keyName(codes(name, settings.keys)[0] ?? "");
}
