import type { StockView, View } from "../wire";
import { follows } from "./cards";
import { PILES, SLOTS, type Pile, type Seat, type Slot } from "./places";

/** A stock as foreseen: where an own move has left a card that turns by itself, its face is not known yet. */
export interface Foreseen extends StockView {
  readonly unread?: boolean;
}

/** The view with the card on top of a stock marked as one that is about to be seen. */
export function unread(view: View, seat: Seat, slot: Slot): View {
  const stocks = view.stocks.map((row, s) =>
    row.map((stock: Foreseen, i) => (s === seat && i === slot && stock.top === null && stock.down > 0 ? { ...stock, unread: true } : stock)),
  );
  return { ...view, stocks };
}

function isUnread(stock: Foreseen | undefined): boolean {
  return stock?.unread ?? false;
}

/** The piles that lie on the table, the seat's own first. */
export function pilesOf(view: View, seat: Seat): Pile[] {
  const own: Pile = seat;
  return [own, ...PILES.filter((p) => p !== own)].filter((p) => view.piles[p]);
}

/** The piles on which the top card of a stock may go (rule 7), the seat's own first. */
export function fits(view: View, seat: Seat, slot: Slot): Pile[] {
  const top = view.stocks[seat]?.[slot]?.top;
  if (!top || view.phase !== "play") return [];
  return pilesOf(view, seat).filter((p) => follows(top, view.piles[p]!.top));
}

export function isEmpty(view: View, seat: Seat, slot: Slot): boolean {
  const stock = view.stocks[seat]?.[slot];
  return !!stock && stock.top === null && stock.down === 0;
}

export function emptySlots(view: View, seat: Seat): Slot[] {
  return SLOTS.filter((s) => isEmpty(view, seat, s));
}

/** Whether the card on top of `source` may fill a slot, should one be empty (rule 9). */
export function mayLeave(view: View, seat: Seat, source: Slot): boolean {
  const stock = view.stocks[seat]?.[source];
  return !!stock && stock.top !== null && stock.down > 0;
}

/** Whether the card on top of a stock lies face down and waits to be turned by hand (rule 8). */
export function turnable(view: View, seat: Seat, slot: Slot): boolean {
  const stock = view.stocks[seat]?.[slot];
  return !!stock && stock.top === null && stock.down > 0 && !isUnread(stock);
}

export function canPlay(view: View, seat: Seat): boolean {
  return SLOTS.some((s) => fits(view, seat, s).length > 0);
}

/** Whether nobody can play, so that "spit" may be said (rule 11). */
export function blocked(view: View): boolean {
  return view.phase === "play" && !canPlay(view, 0) && !canPlay(view, 1) && !view.stocks.flat().some(isUnread);
}

/** The play that a hint shows: lowest slot, own side's pile first (T4). */
export function hinted(view: View, seat: Seat): { slot: Slot; pile: Pile } | null {
  for (const slot of SLOTS) {
    const pile = fits(view, seat, slot)[0];
    if (pile !== undefined) return { slot, pile };
  }
  return null;
}

/** How many cards lie in a seat's stocks. */
export function stockLeft(view: View, seat: Seat): number {
  return (view.stocks[seat] ?? []).reduce((sum, s) => sum + s.down + (s.top ? 1 : 0), 0);
}
