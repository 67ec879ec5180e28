export { default as Coach } from "./Coach.svelte";
export { default as LessonEnd } from "./LessonEnd.svelte";
