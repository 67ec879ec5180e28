import type { Card } from "../game/cards";
import type { Seat, Slot } from "../game/places";
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
export function stockWords(view: View, seat: Seat, slot: Slot, whose: "yours" | "theirs", name: string): string {
  const stock = view.stocks[seat]?.[slot];
  const vars = { stock: slot + 1, name };
  if (!stock || (stock.top === null && stock.down === 0)) return t(`stock-${whose}-empty`, vars);
  if (stock.top === null) return t(`stock-${whose}-down`, { ...vars, cards: stock.down });
  return t(`stock-${whose}`, { ...vars, ...cardVars(stock.top), card: cardWords(stock.top), cards: stock.down + 1 });
}

export function pileWords(view: View, pile: Seat, mine: boolean, name: string): string {
  const key = view.only_pile !== null ? "pile-only" : mine ? "pile-yours" : "pile-theirs";
  const top = view.piles[pile]?.top;
  if (!top) return t(`${key}-empty`, { name });
  if (view.phase === "slap") return t(mine ? "slap-pile-yours" : "slap-pile-theirs", { name });
  return t(key, { name, ...cardVars(top), card: cardWords(top) });
}

/** The ranks that lie on the piles, in words. */
export function topsWords(view: View): string {
  return view.piles.flatMap((p) => (p ? [cardWords(p.top)] : [])).join(", ");
}

