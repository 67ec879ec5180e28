/** A card, a back or an empty place in a drawing. Lengths are in widths of a card, from the upper left corner. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  /** Left out: an empty place; null: a back. */
  readonly card?: string | null;
  readonly owner?: "you" | "them";
  readonly edges?: number;
}

/** From, by the way of, to. */
export type Arrow = readonly [x: number, y: number, byX: number, byY: number, toX: number, toY: number];

/** A small position, drawn. */
export interface Drawing {
  readonly w: number;
  readonly h: number;
  readonly laid: readonly Laid[];
  readonly arrows?: readonly Arrow[];
  /** A ring behind the cards, and what stands in it. */
  readonly ring?: { readonly r: number; readonly says: string };
  /** The middle of a hand that lies on a pile. */
  readonly hand?: readonly [x: number, y: number];
}

export interface Clause {
  /** As `docs/rules.md` numbers it. */
  readonly ref: string;
  readonly drawing?: DrawingName;
}

/** The sections of the page, in the order in which they are read: the heading's message, and the clauses. */
export const SECTIONS: readonly { readonly name: string; readonly clauses: readonly Clause[] }[] = [
  { name: "cards", clauses: [{ ref: "1", drawing: "ring" }] },
  { name: "deal", clauses: [{ ref: "2" }, { ref: "3", drawing: "deal" }, { ref: "4" }] },
  { name: "spit", clauses: [{ ref: "5" }] },
  {
    name: "play",
    clauses: [{ ref: "6" }, { ref: "7", drawing: "play" }, { ref: "8", drawing: "turn" }, { ref: "9", drawing: "fill" }, { ref: "10" }],
  },
  { name: "stuck", clauses: [{ ref: "11", drawing: "stuck" }, { ref: "12" }, { ref: "13" }] },
  { name: "end", clauses: [{ ref: "14" }, { ref: "15", drawing: "slap" }, { ref: "16" }] },
  { name: "few", clauses: [{ ref: "17" }, { ref: "18", drawing: "single" }] },
  { name: "classic", clauses: [{ ref: "19" }, { ref: "20" }, { ref: "21" }, { ref: "22" }] },
  { name: "points", clauses: [{ ref: "23" }, { ref: "24" }] },
  { name: "quit", clauses: [{ ref: "25" }] },
  { name: "hands", clauses: [{ ref: "T1" }, { ref: "T2" }] },
  { name: "patience", clauses: [{ ref: "T3" }, { ref: "T4" }, { ref: "T5" }, { ref: "T6" }] },
  { name: "breaks", clauses: [{ ref: "T7" }, { ref: "T8" }] },
];

/** Cards side by side. */
function row(cards: string, y: number, x = 0, edges: readonly number[] = []): Laid[] {
  return cards.split(" ").map((card, n) => ({ x: x + 1.2 * n, y, card, edges: edges[n] ?? 0 }));
}

const R = 3.5;
const RANKS = "As 2h 3c 4d 5s 6h 7c 8d 9s Th Jc Qd Ks".split(" ");

export const DRAWINGS = {
  ring: {
    w: 2 * R + 1,
    h: 2 * R + 1.4,
    laid: RANKS.map((card, n) => {
      const turn = (2 * Math.PI * n) / RANKS.length;
      return { x: R * (1 + Math.sin(turn)), y: R * (1 - Math.cos(turn)), card };
    }),
    ring: { r: R, says: "±1" },
  },
  deal: {
    w: 7.4,
    h: 1.8,
    laid: [...row("8c 3d Ks 6h Jc", 0, 0, [0, 1, 2, 3, 4]), { x: 6.4, y: 0, card: null, edges: 5 }],
  },
  play: { w: 3.6, h: 3.6, laid: [...row("6s", 0, 0.6), ...row("Qh", 0, 2), ...row("3d 7c 9h", 2.2)], arrows: [[1.7, 2.15, 1.75, 1.6, 1.3, 1.5]] },
  turn: { w: 3.6, h: 1.6, laid: [{ x: 0, y: 0, card: null, edges: 2 }, { x: 2.6, y: 0, card: "4d", edges: 2 }], arrows: [[1.25, 0.75, 1.8, 0.4, 2.35, 0.75]] },
  fill: { w: 3.4, h: 2.4, laid: [{ x: 0, y: 0.7 }, ...row("Qs 5h", 0.7, 1.2, [2, 1])], arrows: [[1.7, 0.6, 1.1, -0.2, 0.5, 0.6]] },
  stuck: { w: 5.8, h: 5.6, laid: [...row("7s Kd 2c Jh Qs", 0), ...row("4h", 2, 1.7), ...row("9c", 2, 3.1), ...row("7c Jd Ks 2h 6s", 4, 0, [0, 0, 1, 2])] },
  slap: { w: 3, h: 2.3, laid: [{ x: 0, y: 0, card: "8c", edges: 3 }, { x: 1.7, y: 0, card: "3h", edges: 13 }], hand: [0.62, 1] },
  single: { w: 4.4, h: 1.9, laid: [{ x: 0, y: 0 }, ...row("8h", 0, 1.3, [3]), { x: 3.4, y: 0, card: null, edges: 5 }] },
} as const satisfies Record<string, Drawing>;

export type DrawingName = "ring" | "deal" | "play" | "turn" | "fill" | "stuck" | "slap" | "single";
