import { describe, expect, test } from "vitest";
import { change, CHOICES, parse, settings } from "../src/settings.svelte";

const FIRST = parse(null);

describe("settings", () => {
  test("are the usual ones at first, with sound and vibration, against the hare", () => {
    const usual = { hand: "right", suits: "two", faces: "usual", cards: "usual", motion: "auto", pace: "usual" };
    expect(FIRST).toEqual({ ...usual, language: null, edition: "auto", sound: true, vibration: true, opponent: "hare", keys: {} });
  });

  test("come back as they were stored", () => {
    const last = Object.entries(CHOICES).map(([name, known]) => [name, known.at(-1)]);
    const stored = { ...Object.fromEntries(last), language: "sv", keys: { spit: "KeyF" } };
    expect(parse(JSON.stringify(stored))).toEqual(stored);
  });

  test.each(["", "{", "null", "7", '"pink"', "[]", "{}"])("that are stored as %j are as at first", (text) => {
    expect(parse(text)).toEqual(FIRST);
  });

  test("that are damaged or unknown fall back one by one", () => {
    const stored = { edition: "late", hand: "third", sound: "no", suits: 4, opponent: "dog", language: 1, tomorrow: true };
    expect(parse(JSON.stringify(stored))).toEqual({ ...FIRST, edition: "late" });
    const keys = { spit: "KeyF", read: 7, menu: null };
    expect(parse(JSON.stringify({ keys })).keys).toEqual({ spit: "KeyF" });
    expect(parse(JSON.stringify({ keys: "KeyF" }))).toEqual(FIRST);
  });

  test("change at once, also where nothing can be stored", () => {
    change({ sound: false });
    expect(settings.sound).toBe(false);
    change({ sound: true });
  });
});
