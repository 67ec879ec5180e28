import { rank } from "../game/cards";
import type { Hand } from "../game/hand";
import { blocked, emptySlots, fits, hinted, mayLeave, stockLeft, type Foreseen } from "../game/legal";
import { other, SLOTS, type Pile, type Place, type Seat, type Slot } from "../game/places";
import type { TableView, View } from "../wire";

/** What can be learnt, and done, at a moment. */
export type Topic =
  | "start"
  | "turning"
  | "up"
  | "down"
  | "ring"
  | "last"
  | "both"
  | "pile"
  | "fill"
  | "move"
  | "let-go"
  | "watch"
  | "stuck"
  | "answer"
  | "slap";

/** What the coach points at. */
export type Target = Place | { readonly kind: "call" };

export interface Step {
  readonly topic: Topic;
  /** Where to touch; the hand is on the first. */
  readonly points: readonly Target[];
  /** The ranks of the card and of the one it goes on, as they are printed. */
  readonly card: string;
  readonly top: string;
}

/** The step of a lesson, and what has been explained before it. */
export interface Lesson {
  readonly step: Step | null;
  readonly taught: ReadonlySet<Topic>;
}

export const BEGINNING: Lesson = { step: null, taught: new Set() };

/** Topics that the learner can find alone once they have been explained. */
const FOUND: ReadonlySet<Topic> = new Set(["up", "down", "ring"]);
/** Topics that take fewer words the second time. */
const SHORTER: ReadonlySet<Topic> = new Set(["fill", "watch", "stuck"]);

/** The next thing to do, whatever has been done before; null while that will show itself in a moment. */
export function advise(table: TableView, seat: Seat, hand: Hand): Step | null {
  const { view } = table;
  if (table.counting !== null && view.phase !== "ready") return null;
  switch (view.phase) {
    case "ready":
      return view.called[seat] ? step("turning") : step("start", [{ kind: "call" }]);
    case "play":
      return inPlay(view, seat, hand);
    case "slap":
      return step("slap", [{ kind: "pile", pile: smaller(view, seat) }]);
    default:
      return null;
  }
}

/** The lesson after the table has changed: what its step was about has been explained. */
export function goOn(lesson: Lesson, table: TableView, seat: Seat, hand: Hand): Lesson {
  const { step: before, taught } = lesson;
  const next = advise(table, seat, hand);
  if (next === null) return before && before.points.length > 0 ? { step: { ...before, points: [] }, taught } : lesson;
  if (before === null || same(before, next)) return before?.points.length === next.points.length ? lesson : { step: next, taught };
  return { step: next, taught: new Set([...taught, before.topic]) };
}

/** Whether the learner is to find the step alone, before it is pointed at. */
export function findable({ step: now, taught }: Lesson): boolean {
  return now !== null && FOUND.has(now.topic) && taught.has(now.topic);
}

/** The words of a step, as parts of their messages' keys: `missed` after a try that did not fit, `found` with a hint. */
export function words(lesson: Lesson, missed: boolean, hint: boolean): string[] {
  const { step: now, taught } = lesson;
  if (now === null) return [];
  const known = taught.has(now.topic) || missed;
  const brief = FOUND.has(now.topic) ? (hint || missed ? "play" : "find") : SHORTER.has(now.topic) ? `${now.topic}-again` : now.topic;
  return [...(missed ? ["missed"] : []), known ? brief : now.topic];
}

function inPlay(view: View, seat: Seat, hand: Hand): Step | null {
  const stocks: readonly Foreseen[] = view.stocks[seat] ?? [];
  if (stocks.some((stock) => stock.unread)) return null;
  if (view.called[seat]) return step("answer");
  const card = (slot: Slot): string => rank(stocks[slot]?.top ?? "");
  if (hand.lifted !== null) {
    const piles = fits(view, seat, hand.lifted);
    if (piles.length > 0) return step("pile", piles.map(atPile), card(hand.lifted));
  }
  const source = thickest(view, seat);
  if (hand.slot !== null) return source === null ? step("let-go", [atStock(hand.slot)]) : step("move", [atStock(source)], card(source));
  const play = hinted(view, seat);
  if (play) return step(topicOf(view, seat, play), [atStock(play.slot)], card(play.slot), rank(view.piles[play.pile]!.top));
  const [empty] = emptySlots(view, seat);
  if (empty !== undefined && source !== null) return step("fill", [atStock(empty)], card(source));
  return blocked(view) ? step("stuck", [{ kind: "call" }]) : step("watch");
}

function topicOf(view: View, seat: Seat, { slot, pile }: { slot: Slot; pile: Pile }): Topic {
  if (stockLeft(view, seat) === 1) return "last";
  if (fits(view, seat, slot).length > 1) return "both";
  const pair = view.stocks[seat]![slot]!.top!.charAt(0) + view.piles[pile]!.top.charAt(0);
  if (["AK", "KA", "A2", "2A"].includes(pair)) return "ring";
  return "23456789TJQK".indexOf(pair[0]!) > "23456789TJQK".indexOf(pair[1]!) ? "up" : "down";
}

/** The slot whose card fills an empty one best: under it lie the most. */
function thickest(view: View, seat: Seat): Slot | null {
  const down = (slot: Slot): number => view.stocks[seat]?.[slot]?.down ?? 0;
  const sources = SLOTS.filter((slot) => mayLeave(view, seat, slot));
  return sources.reduce<Slot | null>((best, slot) => (best === null || down(slot) > down(best) ? slot : best), null);
}

function smaller(view: View, seat: Seat): Pile {
  const size = (pile: Pile): number => view.piles[pile]?.thickness ?? 0;
  return size(other(seat)) < size(seat) ? other(seat) : seat;
}

function step(topic: Topic, points: readonly Target[] = [], card = "", top = ""): Step {
  return { topic, points, card, top };
}

function atStock(slot: Slot): Target {
  return { kind: "stock", slot };
}

function atPile(pile: Pile): Target {
  return { kind: "pile", pile };
}

function same(a: Step, b: Step): boolean {
  const where = (points: readonly Target[]): string => JSON.stringify(points);
  return a.topic === b.topic && a.card === b.card && a.top === b.top && (where(a.points) === where(b.points) || a.points.length === 0);
}
