/** What the first cards can be played without: loaded a little later than the table. */
export { default as Hit } from "./Hit.svelte";
export { default as Pause } from "./Pause.svelte";
export { default as Paw } from "./Paw.svelte";
export { default as Slap } from "./Slap.svelte";
