import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../src/game/moments";
import type { Session } from "../src/game/session";
import { hear } from "../src/sound";

const heard = vi.hoisted(() => [] as string[]);
vi.mock("../src/sound/speaker", () => ({
  Speaker: class {
    play = ({ sound }: { sound: string }) => heard.push(sound);
    hush = () => heard.push("hush");
    wake = () => undefined;
    place = () => undefined;
  },
}));

const flipped: Moment = { kind: "flipped", piles: [0, 1] };
let say: (moment: Moment) => void;
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  heard.length = 0;
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const onmoment = (to: typeof say): (() => void) => ((say = to), () => undefined);
  hear({ screen: { onmoment }, state: { seated: null } } as unknown as Session);
});

afterEach(() => void vi.unstubAllGlobals());

test("what happens is heard", () => {
  say(flipped);
  expect(heard).toEqual(["press"]);
});

test("what happens while the page is hidden is not heard, nor what was to come by then", () => {
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  say(flipped);
  expect(heard).toEqual(["hush"]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  say(flipped);
  expect(heard).toEqual(["hush", "press"]);
});
