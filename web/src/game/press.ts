import type { Action } from "../net/outbox";
import type { View } from "../wire";
import { follows } from "./cards";
import { justReplaced, moment, since, type Gaze } from "./gaze";
import { pilesOf } from "./legal";
import type { Pile, Seat, Slot } from "./places";
import type { Wish } from "./predict";

/** Where and with which number an action is made, and when the hand moved. */
export interface Press {
  game: string;
  seat: Seat;
  n: number;
  at: number;
}

/** The message for a wish. `aim` is the card a play was aimed at, where that is not the top shown now. */
export function actionFor(wish: Wish, press: Press, gaze: Gaze, view: View, aim?: string): Action {
  const { game, seat, n, at } = press;
  const head = { game, seat, n, ...moment(gaze, at) };
  switch (wish.kind) {
    case "play": {
      const card = aim ?? view.piles[wish.pile]?.top ?? null;
      const seen = card === null ? {} : { aim: card, since: since(gaze, card, at) };
      return { t: "play", ...head, stock: wish.stock, pile: wish.pile, ...seen };
    }
    case "fill":
      return { t: "fill", ...head, source: wish.source, to: wish.to };
    case "turn":
      return { t: "turn", ...head, stock: wish.stock };
    case "spit":
      return { t: "spit", ...head, ...(wish.pile === null ? {} : { pile: wish.pile }) };
    case "slap":
      return { t: "slap", ...head, pile: wish.pile };
  }
}

/** The pile, and its card of a moment ago, that a card was on its way to when the other's came first. */
export function meantFor(view: View, seat: Seat, slot: Slot, gaze: Gaze, at: number): { pile: Pile; aim: string } | null {
  const card = view.stocks[seat]?.[slot]?.top;
  if (!card) return null;
  for (const pile of pilesOf(view, seat)) {
    const aim = justReplaced(gaze, pile, at);
    if (aim !== null && follows(card, aim)) return { pile, aim };
  }
  return null;
}
