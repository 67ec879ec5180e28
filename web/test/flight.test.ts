// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Flight, springAt } from "../src/table/flight";
import type { Rest } from "../src/table/rest";

const rest = (x: number, y: number, w = 60): Rest => ({ x, y, w, r: 0 });
let now = 0;
let newest: HTMLElement;
const flown: { frames: Keyframe[]; cancelled: boolean; onfinish: (() => void) | null; startTime: number }[] = [];

beforeEach(() => {
  now = 1000;
  flown.length = 0;
  Object.defineProperty(document, "timeline", { configurable: true, value: { get currentTime() { return now; } } });
  HTMLElement.prototype.animate = vi.fn((frames: Keyframe[]) => {
    const one = { frames, cancelled: false, onfinish: null, startTime: 0, cancel: () => void (one.cancelled = true) };
    flown.push(one);
    return one as unknown as Animation;
  }) as unknown as HTMLElement["animate"];
});

const flight = (reduced = false): [Flight, HTMLElement] => {
  const el = (newest = document.createElement("div"));
  return [new Flight(el, () => reduced, () => 100), el];
};

/** How far right a frame of the newest card's last flight is. */
const x = (frame: Keyframe | undefined): number =>
  parseFloat(newest.style.left) + Number(/translate\((-?[\d.]+)px/.exec(String(frame?.transform))?.[1] ?? 0);

describe("a spring", () => {
  test("starts where it is and comes to rest without going beyond", () => {
    expect(springAt([100, 0, 0, 0], [0, 0, 0, 0], 0).off[0]).toBe(100);
    const path = Array.from({ length: 40 }, (_, i) => springAt([100, 0, 0, 0], [0, 0, 0, 0], i * 10).off[0]);
    expect(path.every((p, i) => p >= 0 && (i === 0 || p <= path[i - 1]!))).toBe(true);
    expect(path.at(-1)).toBeLessThan(0.5);
  });
});

describe("a flight", () => {
  test("leads from rest to rest, and ends in the very place", () => {
    const [f, el] = flight();
    f.put(rest(0, 0), 1);
    f.to(rest(200, 0), 5, rest(0, 0));
    expect(x(flown[0]!.frames[0])).toBe(0);
    expect(x(flown[0]!.frames.at(-1))).toBe(200);
    expect(el.style.zIndex).toBe("100");
    flown[0]!.onfinish!();
    expect(el.style.zIndex).toBe("5");
  });

  test("is launched by its transform alone, and goes on from there when it is sent on", () => {
    const [f, el] = flight();
    f.put(rest(0, 0, 60), 1);
    f.launch(rest(200, 0, 120));
    expect([el.style.left, el.style.getPropertyValue("--w"), el.style.zIndex]).toEqual(["0px", "60px", "100"]);
    expect(flown[0]!.frames.at(-1)!.transform).toContain("scale(2.0000)");
    now += 16;
    f.to(rest(200, 0, 120), 5, rest(0, 0));
    const off = springAt([-230, 0, 0, 0], [0, 0, 0, 0], 16).off[0];
    expect(x(flown[1]!.frames[0])).toBeCloseTo(200 + off, 1);
    f.recall();
    expect(flown).toHaveLength(2);
    expect(el.style.left).toBe("200px");
  });

  test("that is launched and refused at once leads home", () => {
    const [f, el] = flight();
    f.put(rest(0, 0), 1);
    f.launch(rest(200, 0));
    now += 32;
    f.recall();
    expect(el.style.left).toBe("0px");
    expect(x(flown[1]!.frames[0])).toBeGreaterThan(0);
    expect(x(flown[1]!.frames.at(-1))).toBe(0);
    f.launch(rest(200, 0));
    f.to(rest(0, 0), 1, rest(0, 0));
    expect(x(flown[3]!.frames.at(-1))).toBe(0);
  });

  test("that is sent back keeps its place and its speed", () => {
    const [f] = flight();
    f.put(rest(0, 0), 1);
    f.to(rest(200, 0), 5, rest(0, 0));
    now += 90;
    f.to(rest(0, 0), 1, rest(0, 0));
    const here = 200 + springAt([-200, 0, 0, 0], [0, 0, 0, 0], 90).off[0];
    expect(flown[0]!.cancelled).toBe(true);
    expect(x(flown[1]!.frames[0])).toBeCloseTo(here, 1);
    expect(x(flown[1]!.frames[1])).toBeGreaterThan(here);
  });

  test("grows from the size of a stock to that of a pile about the card's middle", () => {
    const [f] = flight();
    f.put(rest(0, 0, 50), 1);
    f.to(rest(100, 100, 150), 5, rest(0, 0));
    // The middle of the small card is (25, 35), that of the large one (175, 205).
    expect(String(flown[0]!.frames[0]!.transform)).toMatch(/translate\(-150.00px,-170.00px\) scale\(0.3333\)/);
  });

  test("of a dragged card begins where the finger let go", () => {
    const [f, el] = flight();
    f.put(rest(0, 0), 1);
    f.hold(30, -40);
    expect(el.style.translate).toBe("30px -40px");
    f.to(rest(0, 0), 1, rest(0, 0));
    expect(flown.length).toBe(0);
    f.to(rest(200, 0), 5, rest(0, 0));
    expect(x(flown[0]!.frames[0])).toBe(30);
    expect(f.held).toBe(false);
  });

  test("goes home from where the finger let go", () => {
    const [f] = flight();
    f.put(rest(10, 0), 1);
    f.hold(30, 0);
    f.release();
    expect(x(flown[0]!.frames[0])).toBe(40);
    expect(x(flown[0]!.frames.at(-1))).toBe(10);
  });

  test("starts at the packet for a card that was nowhere yet", () => {
    const [f] = flight();
    f.to(rest(200, 0), 5, rest(7, 0));
    expect(x(flown[0]!.frames[0])).toBe(7);
  });

  test("is none where less motion is wanted: the card appears", () => {
    const [f, el] = flight(true);
    f.put(rest(0, 0), 1);
    f.to(rest(200, 0), 5, rest(0, 0));
    expect(flown[0]!.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
    expect(el.style.left).toBe("200px");
  });

  test("can leave later, and stays where it comes from until then", () => {
    const [f] = flight();
    f.to(rest(100, 0), 1, rest(0, 0), 50);
    expect(flown[0]?.startTime).toBe(1050);
    now = 1040;
    f.to(rest(200, 0), 1, rest(0, 0));
    expect(x(flown[1]?.frames[0])).toBe(0);
  });

  test("can come once more from where it came from", () => {
    const [f, el] = flight();
    f.put(rest(100, 0), 7);
    f.again(rest(0, 0, 30), 0);
    expect(flown).toHaveLength(1);
    expect(el.style.left).toBe("100px");
    const [still] = flight(true);
    still.put(rest(100, 0), 7);
    still.again(rest(0, 0), 0);
    expect(flown).toHaveLength(1);
  });
});

describe("a card in the other's hand", () => {
  test("is carried to a place, and flies on from there without a jump", () => {
    const [f] = flight();
    f.put(rest(0, 0), 1);
    f.carry(rest(100, 0), now + 400);
    expect(f.carried).toBe(true);
    expect([flown[0]!.frames[0], flown[0]!.frames.at(-1)].map(x)).toEqual([0, 100]);
    now += 400;
    f.to(rest(120, 0), 5, rest(0, 0));
    expect(f.carried).toBe(false);
    expect(flown[0]!.cancelled).toBe(true);
    expect(x(flown[1]!.frames[0])).toBe(100);
    expect(x(flown[1]!.frames.at(-1))).toBe(120);
  });

  test("that was beaten is carried back from where it was", () => {
    const [f] = flight();
    f.put(rest(0, 0), 1);
    f.carry(rest(100, 0), now + 400);
    now += 200;
    f.carry(rest(0, 0), now + 300);
    expect([flown[1]!.frames[0], flown[1]!.frames.at(-1)].map(x)).toEqual([50, 0]);
  });

  test("flies home when the hand lets go", () => {
    const [f] = flight();
    f.put(rest(0, 0), 1);
    f.carry(rest(100, 0), now + 400);
    now += 200;
    f.release();
    expect(x(flown[1]!.frames[0])).toBe(50);
    expect(x(flown[1]!.frames.at(-1))).toBe(0);
    expect(f.carried).toBe(false);
  });

  test("does not travel where less motion is wished for", () => {
    const [f] = flight(true);
    f.put(rest(0, 0), 1);
    f.carry(rest(100, 0), now + 400);
    expect(flown).toEqual([]);
  });
});
