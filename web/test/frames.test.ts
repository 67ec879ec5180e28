import { beforeEach, describe, expect, test, vi } from "vitest";
import { eachFrame } from "../src/table/frames";

let asked: (() => void)[] = [];

/** The page draws a frame. */
function frame(): void {
  const now = asked;
  asked = [];
  for (const draw of now) draw();
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => asked.push(draw));
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

  test("what comes first has a frame of its own, and the value comes in the next", () => {
    const seen: string[] = [];
    const show = eachFrame<string>((value) => seen.push(value));
    show("a");
    show.first(() => seen.push("first"));
    show("b");
    frame();
    expect(seen).toEqual(["first"]);
    frame();
    frame();
    expect(seen).toEqual(["first", "b"]);
  });

  test("what comes first while a value waits for its frame puts it off by one more", () => {
    const seen: string[] = [];
    const show = eachFrame<string>((value) => seen.push(value));
    show("a");
    show.first(() => seen.push("first"));
    frame();
    show.first(() => seen.push("second"));
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
