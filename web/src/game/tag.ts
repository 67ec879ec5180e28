import type { View } from "../wire";
import { rank } from "./cards";
import { pilesOf } from "./legal";
import type { Seat, Slot } from "./places";

/** A few words in the place where something did not go: above a stock, or (null) above the call. */
export interface Tag {
  readonly slot: Slot | null;
  /** The message, and what it is about; the other player's name is added where it is shown. */
  readonly key: "miss-neither" | "miss-one" | "beaten-by" | "refused";
  readonly vars: Readonly<Record<string, string | number>>;
  /** Whether the card shakes: it was tried and went back. */
  readonly shake: boolean;
  /** No two tags have the same. */
  readonly id: number;
}

/** How long a tag can be read, in ms, where nothing else says how long. */
export const TAG = 1800;

let tags = 0;

/** "3 fits neither 4 nor 9", the piles named as they lie on the screen: the other's on the left. */
export function missTag(view: View, seat: Seat, slot: Slot): Tag {
  const top = view.stocks[seat]?.[slot]?.top;
  const card = top ? rank(top) : "";
  const [one = "", two] = pilesOf(view, seat)
    .reverse()
    .map((p) => rank(view.piles[p]!.top));
  const id = ++tags;
  if (two === undefined) return { slot, key: "miss-one", vars: { card, one }, shake: true, id };
  return { slot, key: "miss-neither", vars: { card, one, two }, shake: true, id };
}

const SHAKING = new Set(["beaten", "does_not_follow", "lone_card"]);

export function refusalTag(code: string, slot: Slot | null, margin: number | null | undefined): Tag {
  const id = ++tags;
  const shake = SHAKING.has(code);
  if (code === "beaten" && margin != null) {
    return { slot, key: "beaten-by", vars: { seconds: Math.max(0.01, Math.round(margin / 10) / 100) }, shake, id };
  }
  return { slot, key: "refused", vars: { code }, shake, id };
}
