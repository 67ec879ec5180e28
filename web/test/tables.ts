import type { RoundReview, SeatReview, StockView, TableView, Told, View } from "../src/wire";

/** "7h+2" is a stock of the seven of hearts over two cards face down, "+1" one face down, "" an empty slot. */
export function stock(text: string): StockView {
  const [top = "", down = "0"] = text.split("+");
  return { top: top === "" ? null : top, down: Number(down) };
}

export function row(text: string): StockView[] {
  return text.split(" ").map((s) => stock(s === "-" ? "" : s));
}

/** A table in play as seat 0 sees it: own row, the other's row, and the tops of piles 0 (own) and 1. */
export function tableOf(own: string, theirs: string, piles: [string | null, string | null]): TableView {
  const view: View = {
    seat: 0,
    phase: "play",
    round: 1,
    stocks: [row(own), row(theirs)],
    spit_cards: [10, 10],
    piles: piles.map((top) => (top === null ? null : { top, thickness: 1 })),
    only_pile: null,
    called: [false, false],
    asked: [null, null],
    first: null,
    holding: null,
    scores: [0, 0],
    winner: null,
    ended: null,
  };
  return { view, present: [true, true], counting: null, ring: null, pause: null, hint: null, rematch: [false, false] };
}

type What = Told["what"];
type EventOf<W extends What> = Extract<Told, { what: W }>["event"];

export function told<W extends What>(seq: number, what: W, event: EventOf<W>, more: { at?: number; n?: number } = {}): Told {
  return { t: "told", game: "g", seq, at: more.at ?? seq * 100, what, event, n: more.n } as Told;
}

export function played(
  seq: number,
  seat: number,
  slot: number,
  pile: number,
  card: string,
  turned: string | null,
  n?: number,
): Told {
  return told(seq, "played", { seat, stock: slot, pile, card, thickness: 2, turned }, { n });
}

/** A round of which seat 0 played a card at 1,700 ms and seat 1 at 2,500, cards turned at 1,000 and 4,000. */
export function roundOf(more: Partial<RoundReview> = {}): RoundReview {
  const seat = (curve: number[][], misses: number): SeatReview => ({
    curve,
    plays: 1,
    fills: 0,
    turns: 0,
    calls: 1,
    auto: 0,
    fastest: { at: 1000, ms: 700 },
    reaction: 700,
    longest_wait: { at: 1000, ms: 700 },
    in_front: 800,
    longest_lead: null,
    largest_lead: 1,
    misses,
    contests_won: 0,
    contests_lost: 0,
    chances: [],
  });
  return {
    round: 1,
    dealt: 0,
    began: 1000,
    spits: [4000],
    ended: 9000,
    why: "out",
    finisher: 1,
    slap: null,
    left: [[7, 10], [0, 10]],
    took: [3, 2],
    holding: [20, 12],
    scores: [20, 12],
    seats: [seat([[0, 9], [1700, 8]], 1), seat([[0, 8], [2500, 7]], 0)],
    ...more,
  };
}
