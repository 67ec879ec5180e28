import { expect, test } from "vitest";
import { sceneOf } from "../src/game/predict";
import { rehearse } from "../src/game/rehearsal";
import { tableOf } from "./tables";

test("a rehearsal changes nothing, on whatever table", () => {
  for (const table of [tableOf("7h+2 As - +1 9d", "5s 2s 2s 2s 2s", ["6d", "Qh"]), tableOf("- - - - -", "- - - - -", [null, null])]) {
    const scene = sceneOf(table);
    const before = structuredClone(scene);
    rehearse(scene, 0);
    rehearse(scene, 1);
    expect(scene).toEqual(before);
  }
});
