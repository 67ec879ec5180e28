import { MediaQuery } from "svelte/reactivity";
import { settings } from "../settings.svelte";

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");

/**
 * Writes on the page how it is to be printed: what the player chose, and the device's wish where that is left to it.
 * All styles ask these attributes alone. As an effect it follows both.
 */
export function dress(): void {
  const { edition, motion, suits, faces } = settings;
  Object.assign(document.documentElement.dataset, {
    edition: edition === "late" || (edition === "auto" && dark.current) ? "late" : "pink",
    motion: motion === "less" || still.current ? "less" : "full",
    suits,
    faces,
  });
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = paper;
}
