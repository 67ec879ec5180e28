import { describe, expect, test } from "vitest";
import { command, type Key } from "../src/table/keys";

const key = (code: string, more: Partial<Key> = {}): Key => ({
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
    expect(command(key("Digit3"))).toEqual({ do: "stock", slot: 2 });
    expect(command(key("Numpad3"))).toEqual({ do: "stock", slot: 2 });
  });

  test("fill with shift", () => expect(command(key("Digit5", { shiftKey: true }))).toEqual({ do: "fill", slot: 4 }));

  test("choose a pile by its side of the screen", () => {
    expect(command(key("ArrowLeft"))).toEqual({ do: "pile", side: "left" });
    expect(command(key("ArrowRight"))).toEqual({ do: "pile", side: "right" });
  });

  test.each(["ctrlKey", "altKey", "metaKey"] as const)("with %s are the browser's", (modifier) => {
    expect(command(key("Digit1", { [modifier]: true }))).toBeNull();
  });

  test("held down do nothing again", () => expect(command(key("Digit1", { repeat: true }))).toBeNull());

  test("say what lies on the piles", () => expect(command(key("KeyP"))).toEqual({ do: "read" }));

  test("that mean nothing are the browser's", () => expect(command(key("Tab"))).toBeNull());
});
