import type { Seat } from "../game/places";

/** A record to be watched: its text, and from whose side; null where it is nobody's own. */
export interface Kept {
  readonly text: string;
  readonly seat: Seat | null;
}

let kept: Kept | null = null;

/** Lays a record ready for the page that shows it. */
export function keep(record: Kept): void {
  kept = record;
}

export function keptRecord(): Kept | null {
  return kept;
}
