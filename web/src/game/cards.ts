/** A card as on the wire: rank of `23456789TJQKA` and suit of `cdhs`. */
export type Card = string;

const RING = "23456789TJQKA";

/** Whether `card` may go on `top`: neighbours in the ring of ranks (rule 1). */
export function follows(card: Card, top: Card): boolean {
  const gap = Math.abs(RING.indexOf(card.charAt(0)) - RING.indexOf(top.charAt(0)));
  return gap === 1 || gap === RING.length - 1;
}

/** The rank as it is printed: `T` is 10. */
export function rank(card: Card): string {
  return card.startsWith("T") ? "10" : card.charAt(0);
}
