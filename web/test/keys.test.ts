import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bindings, codes, command, KEYS, plain, taken, takesKey, type Press } from "../src/table/keys";

const USUAL = bindings({});

const key = (code: string, more: Partial<Press> = {}): Press => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});

describe("keys", () => {
  test("are the physical ones, so that they lie in the same place on each layout", () => {
    expect(command(key("Digit3"), USUAL)).toEqual({ do: "stock", slot: 2 });
    expect(command(key("Numpad3"), USUAL)).toEqual({ do: "stock", slot: 2 });
  });

  test("fill with shift", () => {
    expect(command(key("Digit5", { shiftKey: true }), USUAL)).toEqual({ do: "fill", slot: 4 });
  });

  test("choose a pile by its side of the screen", () => {
    expect(command(key("ArrowLeft"), USUAL)).toEqual({ do: "pile", side: "left" });
    expect(command(key("ArrowRight"), USUAL)).toEqual({ do: "pile", side: "right" });
  });

  test.each(["ctrlKey", "altKey", "metaKey"] as const)("with %s are the browser's", (modifier) => {
    expect(command(key("Digit1", { [modifier]: true }), USUAL)).toBeNull();
  });

  test("held down do nothing again", () => expect(command(key("Digit1", { repeat: true }), USUAL)).toBeNull());

  test("say what lies on the piles", () => expect(command(key("KeyP"), USUAL)).toEqual({ do: "read" }));

  test("that mean nothing are the browser's", () => expect(command(key("Tab"), USUAL)).toBeNull());
});

describe("the player's own keys", () => {
  const own = { "stock-1": "KeyA", "stock-2": "KeyS", spit: "KeyF" };

  test("take the place of the usual ones, numeric pad included", () => {
    const keys = bindings(own);
    expect(command(key("KeyA"), keys)).toEqual({ do: "stock", slot: 0 });
    expect(command(key("KeyA", { shiftKey: true }), keys)).toEqual({ do: "fill", slot: 0 });
    for (const code of ["Digit1", "Numpad1", "Space"]) expect(command(key(code), keys)).toBeNull();
    expect(command(key("Digit3"), keys)).toEqual({ do: "stock", slot: 2 });
  });

  test("are free, or say what they do already", () => {
    expect(taken("KeyG", "spit", own)).toBeNull();
    expect(taken("KeyF", "spit", own)).toBeNull();
    expect(taken("KeyA", "spit", own)).toBe("stock-1");
    expect(taken("Numpad4", "spit", own)).toBe("stock-4");
    expect(taken("Digit1", "spit", own)).toBeNull();
  });

  test("count before usual ones, and unknown names mean nothing", () => {
    const keys = bindings({ spit: "KeyP", dance: "KeyD" });
    expect(keys.get("KeyP")).toEqual({ do: "spit" });
    expect(keys.has("KeyD")).toBe(false);
  });

  test("are shown, where there are any", () => {
    expect(codes("spit", own)[0]).toBe("KeyF");
    expect(codes("main", own)[0]).toBe("Enter");
    expect(Object.keys(KEYS)).toHaveLength(11);
  });

  test("are chosen by a press of their own, not by one that is held or the browser's", () => {
    expect(plain(key("KeyR"))).toBe(true);
    expect(plain(key("KeyR", { shiftKey: true }))).toBe(true);
    for (const more of ["ctrlKey", "altKey", "metaKey", "repeat"]) expect(plain(key("KeyR", { [more]: true }))).toBe(false);
  });
});

describe("a key, while something has the focus", () => {
  class FakeElement extends EventTarget {
    constructor(private readonly tag: string) {
      super();
    }
    closest = (selectors: string): FakeElement | null => (selectors.split(", ").includes(this.tag) ? this : null);
  }
  beforeEach(() => void vi.stubGlobal("Element", FakeElement));
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ["button", "Space", true],
    ["button", "Enter", true],
    ["a", "NumpadEnter", true],
    ["button", "KeyF", false],
    ["input", "KeyF", true],
    ["dialog", "KeyF", true],
    ["main", "Space", false],
  ])("on %s: %s belongs to it: %s", (tag, code, belongs) => {
    expect(takesKey(new FakeElement(tag), code)).toBe(belongs);
  });

  test("that is nothing in the page belongs to nobody", () => expect(takesKey(null, "Space")).toBe(false));
});
