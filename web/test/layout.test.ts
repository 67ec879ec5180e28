import { describe, expect, test } from "vitest";
import { EDGE, layout, placeAt, placesNear, TALL, type Box, type Layout, type Wishes } from "../src/table/layout";
import { slapRoom } from "../src/table/slaproom";

const SIZES: [number, number][] = [
  [320, 480],
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [800, 600],
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [3440, 1440],
];

/** The boxes that may not touch: stocks with all the edges they can have. */
function boxes(l: Layout): [string, Box][] {
  const deep = (b: Box): Box => ({ ...b, h: (TALL + 4 * EDGE) * b.w });
  const packet = (b: Box): Box => ({ ...b, h: b.h + 7 * EDGE * b.w });
  return [
    ["face", l.face],
    ["name", l.name],
    ["their packet", packet(l.theirPacket)],
    ["their count", l.theirCount],
    ["pause", l.pause],
    ...(l.round ? [["round", l.round] as [string, Box]] : []),
    ...l.opponent.map((b, i): [string, Box] => [`their stock ${i}`, deep(b)]),
    ["lanes", l.lanes],
    ["their pile", l.theirPile],
    ["own pile", l.ownPile],
    ...l.own.map((b, i): [string, Box] => [`own stock ${i}`, deep(b)]),
    ["own packet", packet(l.ownPacket)],
    ["own count", l.ownCount],
    ["call", l.call],
  ];
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

const WISHES: Record<string, Wishes> = {
  "as usual": {},
  "in a lesson": { lesson: true },
  "with larger cards": { large: true },
  "for the left hand": { hand: "left" },
  "with larger cards in a lesson for the left hand": { large: true, lesson: true, hand: "left" },
};
const TABLES = SIZES.flatMap(([w, h]) => Object.entries(WISHES).map(([name, wishes]) => [w, h, name, wishes] as const));

describe.each(TABLES)("a table of %i × %i %s", (w, h, _, wishes) => {
  const l = layout(w, h, wishes);

  test("keeps everything inside", () => {
    for (const [name, b] of boxes(l)) {
      expect(b.x, name).toBeGreaterThanOrEqual(0);
      expect(b.y, name).toBeGreaterThanOrEqual(0);
      expect(b.x + b.w, name).toBeLessThanOrEqual(w);
      expect(b.y + b.h, name).toBeLessThanOrEqual(h);
      expect(b.w, name).toBeGreaterThan(0);
      expect(b.h, name).toBeGreaterThan(0);
    }
  });

  test("lays nothing over anything", () => {
    const all = boxes(l);
    const pairs = all.flatMap(([n, a], i) => all.slice(i + 1).flatMap(([m, b]) => (overlap(a, b) ? [`${n} / ${m}`] : [])));
    expect(pairs).toEqual([]);
  });

  test("leaves a finger room: 44 px for the call and the pause, 40 for the smallest stock", () => {
    expect(l.call.h).toBeGreaterThanOrEqual(44);
    expect(l.pause.w).toBeGreaterThanOrEqual(44);
    expect(Math.min(...l.own.map((b) => b.w))).toBeGreaterThanOrEqual(40);
  });

  test.runIf(wishes.lesson)("leaves the lesson's words room for eight lines of twelve letters at least", () => {
    expect(l.lanes.w * l.lanes.h).toBeGreaterThanOrEqual(8 * 12 * 0.5 * 15 * 1.25 * 15);
  });

  test("makes the spit piles the largest cards, the own one at the side of the hand", () => {
    expect(l.ownPile.w).toBeGreaterThan(l.own[0]!.w);
    expect(l.own[0]!.w).toBeGreaterThan(l.opponent[0]!.w);
    expect(l.theirPile.x < l.ownPile.x).toBe(wishes.hand !== "left");
  });

  test("keeps clear of what the device keeps for itself", () => {
    const insets = w > h ? { top: 0, right: 44, bottom: 21, left: 44 } : { top: 47, right: 0, bottom: 34, left: 0 };
    const inset = boxes(layout(w, h, { ...wishes, insets }));
    const beyond = inset.filter(
      ([, b]) =>
        b.y < insets.top - 0.01 ||
        b.x < insets.left - 0.01 ||
        b.y + b.h > h - insets.bottom + 0.01 ||
        b.x + b.w > w - insets.right + 0.01,
    );
    expect(beyond.map(([name]) => name)).toEqual([]);
  });

  test("gives face, name, word, sentence, ring and piles a room of their own in the slap", () => {
    const { layout: s, word, line, ring, foot } = slapRoom(l);
    const edges = (b: Box): Box => ({ ...b, h: b.h * 1.24 });
    const all: Box[] = [s.face, s.name, word, line, ring, edges(s.theirPile), edges(s.ownPile)];
    all.forEach((a, i) => all.slice(i + 1).forEach((b, j) => expect(overlap(a, b), `${i} / ${i + 1 + j}`).toBe(false)));
    for (const b of all) {
      expect(b.x).toBeGreaterThanOrEqual(0);
      expect(b.x + b.w).toBeLessThanOrEqual(w);
      expect(b.y + b.h).toBeLessThanOrEqual(h);
    }
    expect(foot).toBeGreaterThanOrEqual(s.ownPile.y + s.ownPile.h);
  });
});

describe.each(SIZES)("a table of %i × %i", (w, h) => {
  test("changes sides for the left hand: call, packets, piles, face; the slots stay in their order", () => {
    const [right, left] = [layout(w, h), layout(w, h, { hand: "left" })];
    for (const name of ["call", "ownPacket", "theirPacket", "ownPile", "theirPile", "face", "lanes"] as const) {
      expect(left[name].x + left[name].w, name).toBeCloseTo(w - right[name].x);
      expect(left[name].y, name).toBe(right[name].y);
    }
    for (const row of ["own", "opponent"] as const) {
      left[row].forEach((b, slot) => expect(b.x).toBeCloseTo(right[row][slot]!.x));
    }
  });

  test("is spread no further than the eye goes", () => {
    const l = layout(w, h);
    if (l.kind === "wide") expect(l.call.x + l.call.w - l.face.x).toBeLessThan(2 * h);
  });

  test("gives larger cards to both rows where it can, and smaller ones to nobody", () => {
    const [usual, large] = [layout(w, h), layout(w, h, { large: true })];
    expect(large.own[0]!.w).toBeGreaterThanOrEqual(usual.own[0]!.w);
    expect(large.opponent[0]!.w).toBeGreaterThan(usual.opponent[0]!.w);
  });
});

describe("a point on the table", () => {
  const l = layout(390, 844);
  const middle = (b: Box): [number, number] => [b.x + b.w / 2, b.y + b.h / 2];

  test("finds the stock and the pile under it", () => {
    expect(placeAt(l, 0, ...middle(l.own[2]!))).toEqual({ kind: "stock", slot: 2 });
    expect(placeAt(l, 0, ...middle(l.ownPile))).toEqual({ kind: "pile", pile: 0 });
    expect(placeAt(l, 1, ...middle(l.ownPile))).toEqual({ kind: "pile", pile: 1 });
  });

  test("between two stocks is the nearer one", () => {
    const a = l.own[0]!;
    expect(placeAt(l, 0, a.x + a.w + 1, a.y + 20)).toEqual({ kind: "stock", slot: 0 });
  });

  test("elsewhere is nothing", () => {
    expect(placeAt(l, 0, 200, 5)).toBeNull();
  });

  test("is near the piles within nine tenths of a card, the nearest first", () => {
    const [x, y] = middle(l.ownPile);
    expect(placesNear(l, 0, x, y)[0]).toEqual({ kind: "pile", pile: 0 });
    expect(placesNear(l, 0, x, l.own[0]!.y + l.own[0]!.h / 2)[0]?.kind).toBe("stock");
  });
});
