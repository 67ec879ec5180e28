// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Place, Slot } from "../src/game/places";
import { pointers, type Host } from "../src/table/pointers";

let root: HTMLElement;
let end: () => void;
let log: string[];
let outcome: "done" | "drag" | "tap";

/** Stocks lie 100 px apart, each up to its right neighbour. */
const host: Host = {
  placeAt: (x): Place | null => (x < 500 ? { kind: "stock", slot: Math.floor(x / 100) as Slot } : null),
  down: (place) => (log.push(`down ${place.kind === "stock" ? place.slot : "pile"}`), outcome),
  drag: (slot, dx, dy) => void log.push(`drag ${slot} ${dx},${dy}`),
  drop: (slot, dx, dy) => void log.push(`drop ${slot} ${dx},${dy}`),
  tap: (slot) => void log.push(`tap ${slot}`),
  cancel: (slot) => void log.push(`cancel ${slot}`),
};

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  root.setPointerCapture = () => undefined;
  log = [];
  outcome = "drag";
  end = pointers(root, host);
});
afterEach(() => {
  end();
  root.remove();
});

function send(type: string, pointerId: number, x: number, y = 0, pointerType = "touch"): Event {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerId, pointerType, clientX: x, clientY: y, button: 0 });
  root.dispatchEvent(event);
  return event;
}

describe("fingers", () => {
  test("act when they go down", () => {
    outcome = "done";
    send("pointerdown", 1, 250);
    expect(log).toEqual(["down 2"]);
  });

  test("drag beyond ten pixels, a mouse beyond five", () => {
    send("pointerdown", 1, 50);
    send("pointermove", 1, 58);
    send("pointermove", 1, 62);
    send("pointerdown", 2, 150, 0, "mouse");
    send("pointermove", 2, 156, 0, "mouse");
    expect(log).toEqual(["down 0", "drag 0 12,0", "down 1", "drag 1 6,0"]);
  });

  test("do not jam one another", () => {
    send("pointerdown", 1, 50);
    send("pointermove", 1, 50, -40);
    send("pointerdown", 2, 350);
    send("pointermove", 2, 350, -60);
    send("pointerup", 1, 60, -80);
    send("pointerup", 2, 340, -90);
    expect(log.filter((l) => l.startsWith("drop"))).toEqual(["drop 0 10,-80", "drop 3 -10,-90"]);
  });

  test("two on one card are one", () => {
    send("pointerdown", 1, 50);
    send("pointerdown", 2, 60);
    expect(log).toEqual(["down 0"]);
  });

  test("tell a tap only where that was asked for", () => {
    send("pointerdown", 1, 50);
    send("pointerup", 1, 51);
    outcome = "tap";
    send("pointerdown", 1, 150);
    send("pointerup", 1, 151);
    expect(log).toEqual(["down 0", "down 1", "tap 1"]);
  });

  test("that the browser takes away let the card go", () => {
    send("pointerdown", 1, 50);
    send("pointermove", 1, 50, -40);
    send("pointercancel", 1, 50);
    expect(log.at(-1)).toBe("cancel 0");
  });

  test("eat the click that follows them, and no other", () => {
    send("pointerdown", 1, 50);
    send("pointerup", 1, 50);
    expect(send("click", 1, 50).defaultPrevented).toBe(true);
    expect(send("click", -1, 50).defaultPrevented).toBe(false);
    send("pointerdown", 3, 700);
    expect(send("click", 3, 700).defaultPrevented).toBe(false);
  });
});
