import type { Happening, TableView } from "../wire";
import { embody, fill, moveBodies, play, type Bodies } from "./bodies";
import { follows } from "./cards";
import { filled, fold, played } from "./fold";
import { blocked, isEmpty, mayLeave, unread } from "./legal";
import { other, type Pile, type Seat, type Slot } from "./places";

/** An own action whose fate is not known yet. */
export type Wish =
  | { kind: "play"; stock: Slot; pile: Pile }
  | { kind: "fill"; source: Slot; to: Slot }
  | { kind: "turn"; stock: Slot }
  | { kind: "spit"; pile: Pile | null }
  | { kind: "slap"; pile: Pile };

/** What lies on the table, and the cards as things. */
export interface Scene {
  readonly table: TableView;
  readonly bodies: Bodies;
}

export function sceneOf(table: TableView, before?: Bodies): Scene {
  return { table, bodies: embody(table, before) };
}

export function follow(scene: Scene, told: Happening): Scene {
  const table = fold(scene.table, told);
  return { table, bodies: moveBodies(scene.bodies, told, table) };
}

/** What the player sees: the confirmed scene, and on it whatever of the own wishes still holds, in their order. */
export function foresee(confirmed: Scene, seat: Seat, wishes: readonly Wish[], byHand = false): Scene {
  return wishes.reduce((scene, wish) => granted(scene, seat, wish, byHand), confirmed);
}

/**
 * The scene if the wish is granted; the same scene where the rules would refuse it, as after a lost race. Unless cards
 * are turned `byHand`, the one that the wish uncovers turns as soon as the server says which it is.
 */
export function granted(scene: Scene, seat: Seat, wish: Wish, byHand = false): Scene {
  const { table, bodies } = scene;
  const view = table.view;
  const uncovering = (next: typeof view, slot: Slot): typeof view => (byHand ? next : unread(next, seat, slot));
  const change = (next: typeof view, moved: Bodies = bodies): Scene => ({
    table: { ...table, view: next },
    bodies: moved,
  });
  switch (wish.kind) {
    case "play": {
      const card = view.stocks[seat]?.[wish.stock]?.top;
      const pile = view.piles[wish.pile];
      if (!card || !pile || view.phase !== "play" || !follows(card, pile.top)) return scene;
      const event = { seat, stock: wish.stock, pile: wish.pile, card, thickness: pile.thickness, turned: null };
      return change(uncovering(played(view, event), wish.stock), play(bodies, event));
    }
    case "fill": {
      const card = view.stocks[seat]?.[wish.source]?.top;
      if (!card || !mayLeave(view, seat, wish.source) || !isEmpty(view, seat, wish.to)) return scene;
      const event = { seat, source: wish.source, to: wish.to, card, turned: null };
      return change(uncovering(filled(view, event), wish.source), fill(bodies, event));
    }
    case "spit": {
      if (view.called[seat] || !(view.phase === "ready" || blocked(view))) return scene;
      const called = view.called.map((c, s) => c || s === seat);
      return change({ ...view, called, first: view.first ?? (view.called[other(seat)] ? other(seat) : seat) });
    }
    case "turn":
    case "slap":
      return scene;
  }
}
