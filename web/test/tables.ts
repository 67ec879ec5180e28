import type { StockView, TableView, Told, View } from "../src/wire";

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
