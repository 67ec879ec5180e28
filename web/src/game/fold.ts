import type { Filled, Flipped, Happening, Played, StockView, TableView, View } from "../wire";

/** The table after something was told; what was given is left as it was. */
export function fold(table: TableView, told: Happening): TableView {
  switch (told.what) {
    case "counting":
      return { ...table, counting: told.event.until };
    case "ringing":
      return { ...table, ring: told.event.ring };
    case "paused":
      return { ...table, pause: told.event.pause };
    case "present":
      return { ...table, present: told.event.present };
    case "hinted":
      return { ...table, hint: told.event.seat };
    case "wished":
      return { ...table, rematch: told.event.rematch };
    default:
      return { ...table, view: foldView(table.view, told) };
  }
}

function foldView(view: View, told: Happening): View {
  switch (told.what) {
    case "dealt":
      return {
        ...cleared(view),
        phase: "ready",
        round: told.event.round,
        stocks: told.event.stocks,
        spit_cards: told.event.spit_cards,
        only_pile: told.event.only_pile,
        holding: null,
        winner: null,
        ended: null,
      };
    case "called": {
      const { seat, pile } = told.event;
      return {
        ...view,
        called: replaced(view.called, seat, true),
        // The first spit of a round names no pile, and goes to the own side's, or the only one.
        asked: replaced(view.asked, seat, pile ?? view.only_pile ?? seat),
        first: view.first ?? seat,
      };
    }
    case "flipped":
      return flipped(view, told.event);
    case "played":
      return played(view, told.event);
    case "filled":
      return filled(view, told.event);
    case "turned": {
      const { seat, stock, card } = told.event;
      return withoutCalls(withStock(view, seat, stock, (s) => ({ top: card, down: s.down - 1 })));
    }
    case "round_over":
      return { ...withoutCalls(view), phase: told.event.slap ? "slap" : "deal" };
    case "slapped":
      return { ...view, phase: "deal" };
    case "cleared":
      return { ...cleared(view), phase: "deal", holding: told.event.holding, scores: told.event.scores };
    case "ended": {
      const { winner, ended } = told.event;
      return { ...cleared(view), phase: "over", winner, ended, holding: ended === "won" ? view.holding : null };
    }
    default:
      return view;
  }
}

function flipped(view: View, event: Flipped): View {
  return event.puts.reduce<View>(
    (v, put) => ({
      ...v,
      spit_cards: replaced(v.spit_cards, put.seat, (v.spit_cards[put.seat] ?? 1) - 1),
      piles: replaced(v.piles, put.pile, { top: put.card, thickness: put.thickness }),
    }),
    { ...withoutCalls(view), phase: "play" },
  );
}

export function played(view: View, event: Played): View {
  const after = withStock(view, event.seat, event.stock, (s) => below(s, event.turned));
  return { ...after, piles: replaced(after.piles, event.pile, { top: event.card, thickness: event.thickness }) };
}

export function filled(view: View, event: Filled): View {
  const left = withStock(view, event.seat, event.source, (s) => below(s, event.turned));
  return withoutCalls(withStock(left, event.seat, event.to, () => ({ top: event.card, down: 0 })));
}

/** A stock whose top card was taken; `turned` is the face of the next, where it is known. */
function below(stock: StockView, turned: string | null): StockView {
  return turned === null ? { top: null, down: stock.down } : { top: turned, down: stock.down - 1 };
}

function withStock(view: View, seat: number, slot: number, change: (stock: StockView) => StockView): View {
  const row = view.stocks[seat];
  const stock = row?.[slot];
  if (!row || !stock) return view;
  return { ...view, stocks: replaced(view.stocks, seat, replaced(row, slot, change(stock))) };
}

function withoutCalls(view: View): View {
  return { ...view, called: [false, false], asked: [null, null], first: null };
}

function cleared(view: View): View {
  return { ...withoutCalls(view), stocks: [], spit_cards: [0, 0], piles: [null, null], only_pile: null };
}

export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((old, i) => (i === index ? value : old));
}
