import type { Filled, Flipped, Happening, Played, TableView } from "../wire";
import { replaced } from "./fold";
import { PILES, SEATS, SLOTS } from "./places";

/**
 * The cards as things: each has one id from the deal to the end of the round, whatever is known of its face, so that
 * it can be seen to travel. Lists run from the bottom card to the top one. Ids say nothing about faces.
 */
export interface Bodies {
  readonly round: number;
  /** By seat and slot. */
  readonly stocks: readonly (readonly (readonly string[])[])[];
  /** The spit cards by seat, the next one last. */
  readonly packets: readonly (readonly string[])[];
  /** Only the upper cards of the piles: what lies deeper is never seen again. */
  readonly piles: readonly (readonly string[])[];
  readonly faces: Readonly<Record<string, string>>;
  readonly minted: number;
}

/** So many cards of a spit pile keep their bodies: the top one, and what a flight on to it leaves to be seen. */
export const PILE_DEPTH = 3;

export const NO_BODIES: Bodies = {
  round: 0,
  stocks: [[], []],
  packets: [[], []],
  piles: [[], []],
  faces: {},
  minted: 0,
};

/** Bodies for a whole table, as after a snapshot: those that were there stay where the counts still fit. */
export function embody(table: TableView, before: Bodies = NO_BODIES): Bodies {
  const view = table.view;
  const old = before.round === view.round ? before : { ...NO_BODIES, minted: before.minted };
  let minted = old.minted;
  const faces: Record<string, string> = {};
  const list = (ids: readonly string[] | undefined, count: number): string[] =>
    Array.from({ length: count }, (_, i) => ids?.[i] ?? `c${minted++}`);
  const stocks = SEATS.map((seat) =>
    SLOTS.map((slot) => {
      const stock = view.stocks[seat]?.[slot];
      const ids = list(old.stocks[seat]?.[slot], stock ? stock.down + (stock.top ? 1 : 0) : 0);
      if (stock?.top) faces[ids[ids.length - 1]!] = stock.top;
      return ids;
    }),
  );
  const packets = SEATS.map((seat) => list(old.packets[seat], view.spit_cards[seat] ?? 0));
  const piles = PILES.map((pile) => {
    const top = view.piles[pile]?.top;
    if (!top) return [];
    const known = (old.piles[pile] ?? []).filter((id) => old.faces[id]);
    const at = known.findIndex((id) => old.faces[id] === top);
    const ids = at >= 0 ? known.slice(0, at + 1) : [...known, `c${minted++}`].slice(-PILE_DEPTH);
    for (const id of ids) faces[id] = old.faces[id] ?? top;
    return ids;
  });
  return { round: view.round, stocks, packets, piles, faces, minted };
}

/** The bodies after something was told; `table` is how the table looks after it. */
export function moveBodies(bodies: Bodies, told: Happening, table: TableView): Bodies {
  switch (told.what) {
    case "dealt":
      return embody(table, { ...NO_BODIES, minted: bodies.minted });
    case "flipped":
      return flip(bodies, told.event);
    case "played":
      return play(bodies, told.event);
    case "filled":
      return fill(bodies, told.event);
    case "turned":
      return turn(bodies, told.event.seat, told.event.stock, told.event.card);
    case "cleared":
    case "ended":
      return { ...NO_BODIES, round: bodies.round, minted: bodies.minted };
    default:
      return bodies;
  }
}

export function play(bodies: Bodies, event: Pick<Played, "seat" | "stock" | "pile" | "card" | "turned">): Bodies {
  const [id, left] = taken(bodies, event.seat, event.stock);
  if (id === undefined) return bodies;
  return turn(onPile(left, event.pile, id, event.card), event.seat, event.stock, event.turned);
}

export function fill(bodies: Bodies, event: Filled): Bodies {
  const [id, left] = taken(bodies, event.seat, event.source);
  if (id === undefined) return bodies;
  const row = left.stocks[event.seat]!;
  const put = { ...left, stocks: replaced(left.stocks, event.seat, replaced(row, event.to, [id])) };
  return turn(put, event.seat, event.source, event.turned);
}

function flip(bodies: Bodies, event: Flipped): Bodies {
  return event.puts.reduce<Bodies>((b, put) => {
    const packet = b.packets[put.seat] ?? [];
    const id = packet[packet.length - 1];
    if (id === undefined) return b;
    const left = { ...b, packets: replaced(b.packets, put.seat, packet.slice(0, -1)) };
    return onPile(left, put.pile, id, put.card);
  }, bodies);
}

function turn(bodies: Bodies, seat: number, slot: number, card: string | null): Bodies {
  const id = bodies.stocks[seat]?.[slot]?.at(-1);
  return card === null || id === undefined ? bodies : { ...bodies, faces: { ...bodies.faces, [id]: card } };
}

function taken(bodies: Bodies, seat: number, slot: number): [string | undefined, Bodies] {
  const row = bodies.stocks[seat];
  const stock = row?.[slot];
  const id = stock?.at(-1);
  if (!row || !stock || id === undefined) return [undefined, bodies];
  return [id, { ...bodies, stocks: replaced(bodies.stocks, seat, replaced(row, slot, stock.slice(0, -1))) }];
}

function onPile(bodies: Bodies, pile: number, id: string, card: string): Bodies {
  const ids = [...(bodies.piles[pile] ?? []), id].slice(-PILE_DEPTH);
  return { ...bodies, piles: replaced(bodies.piles, pile, ids), faces: { ...bodies.faces, [id]: card } };
}
