import { describe, expect, test } from "vitest";
import { ticks } from "../src/look/ends";

describe("the marks of an axis of time", () => {
  test.each([
    [5_000, 6, [2, 4]],
    [61_000, 6, [20, 40, 60]],
    [2_400_000, 6, [600, 1200, 1800, 2400]],
    [7_200_000, 6, [1800, 3600, 5400, 7200]],
  ])("stand at full seconds: %i ms, less than %i of them", (ms, most, marks) => {
    expect(ticks(ms, most)).toEqual(marks);
  });

  test.each([1e6, 1e9, Number.MAX_SAFE_INTEGER])("are few, however long it took: %i ms", (ms) => {
    expect(ticks(ms, 8).length).toBeLessThan(8);
  });
});
