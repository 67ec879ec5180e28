import { UNSEEN } from "./gaze";
import { IDLE, press } from "./hand";
import { SLOTS, type Seat } from "./places";
import { granted, type Scene } from "./predict";
import { actionFor } from "./press";

const RANKS = "23456789TJQKA";

/** Goes through a play of each stock, of which nothing comes: code that has run before does not keep a hand waiting. */
export function rehearse(scene: Scene, seat: Seat): void {
  const { view } = scene.table;
  for (const slot of SLOTS) {
    const rank = view.stocks[seat]?.[slot]?.top?.charAt(0);
    const top = `${RANKS.charAt((RANKS.indexOf(rank ?? "2") + 1) % RANKS.length)}c`;
    const piles = view.piles.map((_, pile) => (pile === seat ? { top, thickness: 1 } : null));
    const table = { ...scene.table, view: { ...view, phase: "play" as const, piles } };
    const { wish } = press(IDLE, table.view, seat, { kind: "stock", slot });
    if (!wish) continue;
    granted({ ...scene, table }, seat, wish);
    JSON.stringify(actionFor(wish, { game: "", seat, n: 0, at: 0 }, UNSEEN, table.view));
  }
}
