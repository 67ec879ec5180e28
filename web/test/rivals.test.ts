import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LEVELS, played, suggested } from "../src/look/rivals";

describe("the five in their lanes", () => {
  test("take as long for a play as docs/opponents.md says", () => {
    const documented = readFileSync("../docs/opponents.md", "utf8");
    const measured = [...documented.matchAll(/^\| (\w+) \|.*\| ([\d,]+) ms \|/gm)];
    expect(LEVELS).toEqual(measured.map(([, bot, play]) => ({ bot, play: Number(play!.replace(",", "")) })));
  });

  test("are further along the faster they are, the fastest at the end", () => {
    expect(LEVELS.map(({ play }) => played(play))).toEqual([3, 5, 7, 12, 15]);
  });
});

describe("after a game", () => {
  test("that was clear the next harder or easier one is suggested", () => {
    expect(suggested("hare", true, [40, 110])).toBe("fox");
    expect(suggested("hare", false, [110, 40])).toBe("hedgehog");
    expect(suggested("hare", true, null)).toBe("fox");
  });

  test("that was close nobody is", () => expect(suggested("hare", true, [95, 104])).toBeNull());

  test("against the last on either side, the Mirror or a person, nobody is", () => {
    expect(suggested("cheetah", true, null)).toBeNull();
    expect(suggested("tortoise", false, null)).toBeNull();
    expect(suggested("mirror", true, null)).toBeNull();
    expect(suggested("", false, null)).toBeNull();
  });
});
