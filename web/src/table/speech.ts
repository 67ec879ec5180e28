import type { Card } from "../game/cards";
import type { Slot } from "../game/places";
import type { View } from "../wire";
import { t } from "../words/words.svelte";

/** A card in words, as variables for messages that name one. */
export function cardVars(card: Card): { rank: string; suit: string } {
  return { rank: card.charAt(0), suit: card.charAt(1) };
}

export function cardWords(card: Card): string {
  return t("card", cardVars(card));
}

/** "Your stock 3: 7 of hearts, 4 cards". */
export function stockWords(top: Card | null, cards: number, slot: Slot, whose: "yours" | "theirs", name: string): string {
  const vars = { stock: slot + 1, name, cards };
  if (cards === 0) return t(`stock-${whose}-empty`, vars);
  if (top === null) return t(`stock-${whose}-down`, vars);
  return t(`stock-${whose}`, { ...vars, ...cardVars(top), card: cardWords(top) });
}

export function pileWords(top: Card | null, whose: "yours" | "theirs" | "only", name: string): string {
  if (top === null) return t(`pile-${whose}-empty`, { name });
  return t(`pile-${whose}`, { name, ...cardVars(top), card: cardWords(top) });
}

/** A pile to be slapped: how many cards it seems to be, no more exactly than an eye sees it. */
export function slapWords(whose: "yours" | "theirs", thickness: number, name: string): string {
  return t(`slap-pile-${whose}`, { name, about: Math.max(5, Math.round(thickness / 5) * 5) });
}

/** The ranks that lie on the piles, in words. */
export function topsWords(view: View): string {
  return view.piles.flatMap((p) => (p ? [cardWords(p.top)] : [])).join(", ");
}

