import { beforeEach, describe, expect, test, vi } from "vitest";
import { eachFrame, first } from "../src/table/frames";

let asked: ((time: number) => void)[] = [];
let now = 0;

/** The page draws a frame. */
function frame(): void {
  const draws = asked;
  asked = [];
  now += 16;
  for (const draw of draws) draw(now);
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (draw: (time: number) => void) => asked.push(draw));
});

describe("once a frame", () => {
  test("the newest value is shown, and no other", () => {
    const shown: number[] = [];
    const show = eachFrame<number>((value) => shown.push(value));
    show(1);
    show(2);
    expect(shown).toEqual([]);
    frame();
    frame();
    expect(shown).toEqual([2]);
  });

  test("what comes first has a frame to itself, whoever asked before and after it", () => {
    const seen: string[] = [];
    const before = eachFrame<string>((value) => seen.push(value));
    const after = eachFrame<string>((value) => seen.push(value));
    before("a");
    first(() => seen.push("first"));
    after("b");
    frame();
    expect(seen).toEqual(["first"]);
    frame();
    frame();
    expect(seen).toEqual(["first", "a", "b"]);
  });

  test("what comes first while a value waits for its frame puts it off by one more", () => {
    const seen: string[] = [];
    const show = eachFrame<string>((value) => seen.push(value));
    show("a");
    first(() => seen.push("first"));
    frame();
    first(() => seen.push("second"));
    frame();
    frame();
    expect(seen).toEqual(["first", "second", "a"]);
  });

  test("a hidden page is told at once", () => {
    vi.stubGlobal("document", { hidden: true });
    const shown: number[] = [];
    eachFrame<number>((value) => shown.push(value))(1);
    expect(shown).toEqual([1]);
  });
});
