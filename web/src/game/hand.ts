import type { View } from "../wire";
import { blocked, emptySlots, fits, isEmpty, mayLeave, pilesOf, turnable } from "./legal";
import type { Pile, Place, Seat, Slot } from "./places";
import type { Wish } from "./predict";

/** What the own hand is about: a card that is lifted, or an empty slot that waits for one. */
export interface Hand {
  readonly lifted: Slot | null;
  readonly slot: Slot | null;
}

export const IDLE: Hand = { lifted: null, slot: null };

/** Why a touch did nothing, to be said in its place. */
export type Snag = { slot: Slot; code: "lone_card" | "no_slot" };

/**
 * What a touch comes to. `wish` is the action to send; `miss` that it fits nowhere, and is known to be a miss before
 * it is judged; `waits` that only the release can tell a tap from a drag: of a card that fits nowhere, or is lifted.
 */
export interface Touch {
  readonly hand: Hand;
  readonly wish?: Wish;
  readonly miss?: boolean;
  readonly snag?: Snag;
  readonly waits?: boolean;
}

/** A finger goes down on a place, or a key stands for it. */
export function press(hand: Hand, view: View, seat: Seat, place: Place): Touch {
  if (view.phase === "slap") {
    return place.kind === "pile" && view.piles[place.pile] ? done({ kind: "slap", pile: place.pile }) : { hand: IDLE };
  }
  if (view.phase !== "play") return { hand: IDLE };
  return place.kind === "pile" ? pressPile(hand, view, seat, place.pile) : pressStock(hand, view, seat, place.slot);
}

/** A touch that waited for its release was a tap: a lifted card is laid down, any other was a try (T2). */
export function tap(hand: Hand, view: View, seat: Seat, slot: Slot): Touch {
  return hand.lifted === slot ? { hand: IDLE } : attempt(view, seat, slot);
}

/** Plays where the card fits, the own side first; on the own side's pile where it fits nothing, for a miss. */
function attempt(view: View, seat: Seat, slot: Slot): Touch {
  const fitting = fits(view, seat, slot)[0];
  const pile = fitting ?? pilesOf(view, seat)[0];
  if (pile === undefined || !view.stocks[seat]?.[slot]?.top) return { hand: IDLE };
  return { ...done({ kind: "play", stock: slot, pile }), miss: fitting === undefined };
}

/** A dragged card is let go; `near` are the places in reach, the nearest first. */
export function drop(view: View, seat: Seat, slot: Slot, near: readonly Place[]): Touch {
  const fitting = fits(view, seat, slot);
  let elsewhere: Pile | null = null;
  let snag: Snag | undefined;
  for (const place of near) {
    if (place.kind === "pile") {
      if (fitting.includes(place.pile)) return done({ kind: "play", stock: slot, pile: place.pile });
      if (view.piles[place.pile]) elsewhere ??= place.pile;
    } else if (isEmpty(view, seat, place.slot)) {
      if (mayLeave(view, seat, slot)) return done({ kind: "fill", source: slot, to: place.slot });
      snag = { slot, code: "lone_card" };
    }
  }
  if (elsewhere !== null) return { ...done({ kind: "play", stock: slot, pile: elsewhere }), miss: true };
  return { hand: IDLE, snag };
}

/** The top card of a slot into the lowest empty slot. */
export function fillFrom(view: View, seat: Seat, source: Slot): Touch {
  const to = emptySlots(view, seat)[0];
  if (view.phase !== "play" || !view.stocks[seat]?.[source]?.top) return { hand: IDLE };
  if (to === undefined) return { hand: IDLE, snag: { slot: source, code: "no_slot" } };
  if (!mayLeave(view, seat, source)) return { hand: IDLE, snag: { slot: source, code: "lone_card" } };
  return done({ kind: "fill", source, to });
}

/** The hand after the table has changed under it: what it was about may be gone. */
export function steady(hand: Hand, view: View, seat: Seat): Hand {
  const lifted = hand.lifted !== null && view.phase === "play" && view.stocks[seat]?.[hand.lifted]?.top;
  const slot = hand.slot !== null && view.phase === "play" && isEmpty(view, seat, hand.slot);
  if ((lifted || hand.lifted === null) && (slot || hand.slot === null)) return hand;
  return { lifted: lifted ? hand.lifted : null, slot: slot ? hand.slot : null };
}

function pressPile(hand: Hand, view: View, seat: Seat, pile: Pile): Touch {
  if (!view.piles[pile]) return { hand };
  if (hand.lifted !== null) {
    const stock = hand.lifted;
    return { ...done({ kind: "play", stock, pile }), miss: !fits(view, seat, stock).includes(pile) };
  }
  // With nothing in the hand a pile can only mean where the own spit card is to go (rule 11).
  if (blocked(view) && !view.called[seat]) return done({ kind: "spit", pile });
  return { hand };
}

function pressStock(hand: Hand, view: View, seat: Seat, slot: Slot): Touch {
  if (isEmpty(view, seat, slot)) {
    if (hand.lifted === null) return { hand: { lifted: null, slot: hand.slot === slot ? null : slot } };
    return filling(view, seat, hand.lifted, slot);
  }
  if (turnable(view, seat, slot)) return done({ kind: "turn", stock: slot });
  if (!view.stocks[seat]?.[slot]?.top) return { hand }; // about to be seen: nobody can mean it yet
  if (hand.slot !== null) return filling(view, seat, slot, hand.slot);
  if (hand.lifted === slot) return { hand, waits: true };
  const fitting = fits(view, seat, slot);
  if (fitting.length === 1) return done({ kind: "play", stock: slot, pile: fitting[0]! });
  if (fitting.length > 1) return { hand: { lifted: slot, slot: null } };
  if (emptySlots(view, seat).length > 0 && mayLeave(view, seat, slot)) return { hand: IDLE, waits: true };
  return attempt(view, seat, slot);
}

function filling(view: View, seat: Seat, source: Slot, to: Slot): Touch {
  if (!mayLeave(view, seat, source)) return { hand: IDLE, snag: { slot: source, code: "lone_card" } };
  return done({ kind: "fill", source, to });
}

function done(wish: Wish): Touch {
  return { hand: IDLE, wish };
}
