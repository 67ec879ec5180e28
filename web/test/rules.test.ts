import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { follows } from "../src/game/cards";
import { DRAWINGS, SECTIONS } from "../src/pages/rules/rules";

const book = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8");
const refs = SECTIONS.flatMap(({ clauses }) => clauses.map(({ ref }) => ref));

test("the page has every clause of the rules, in their order", () => {
  const numbered = [...book.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  const table = [...book.matchAll(/^- \*\*(T\d)\*\*/gm)].map(([, number]) => number);
  expect(numbered).toHaveLength(25);
  expect(refs).toEqual([...numbered, ...table]);
});

test("every drawing is shown once", () => {
  const shown = SECTIONS.flatMap(({ clauses }) => clauses.flatMap(({ drawing }) => drawing ?? []));
  expect(shown.sort()).toEqual(Object.keys(DRAWINGS).sort());
});

const faces = (name: keyof typeof DRAWINGS, y: number): string[] =>
  DRAWINGS[name].laid.flatMap((laid) => ("card" in laid && laid.card && laid.y === y ? [laid.card] : []));

test("rule 1: in the ring each card follows its neighbours, and no other", () => {
  const ring = DRAWINGS.ring.laid.map(({ card }) => card);
  ring.forEach((card, n) => {
    const next = ring.filter((other) => follows(card, other));
    expect(next.sort()).toEqual([ring.at(n - 1)!, ring[(n + 1) % ring.length]!].sort());
  });
});

test("rule 7: of the drawn row the 7 alone fits", () => {
  const piles = faces("play", 0);
  expect(faces("play", 2.2).filter((card) => piles.some((top) => follows(card, top)))).toEqual(["7c"]);
});

test("rule 11: where nobody can play, nobody can", () => {
  const piles = faces("stuck", 2);
  expect([...faces("stuck", 0), ...faces("stuck", 4)].filter((card) => piles.some((top) => follows(card, top)))).toEqual([]);
});
