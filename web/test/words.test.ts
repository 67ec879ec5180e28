import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Words = typeof import("../src/words/words.svelte");

let words: Words;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: {} });
  words = await import("../src/words/words.svelte");
  await words.speak("en");
});

afterEach(() => void vi.unstubAllGlobals());

describe("what is spoken", () => {
  test("is what was wished for last, whichever words come first", async () => {
    const slower = words.speak("it");
    await words.speak("en");
    await slower;
    expect(words.spoken()).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });

  test("stays as it is where a language is unknown", async () => {
    await words.speak("xx");
    expect(words.spoken()).toBe("en");
    await words.speakAtLeisure();
    expect(words.t("lost-title")).not.toBe("lost-title");
  });
});

describe("the words read at leisure", () => {
  test("are there for everybody who waits for them", async () => {
    void words.speakAtLeisure();
    await words.speakAtLeisure();
    expect(words.t("lost-title")).not.toBe("lost-title");
  });

  test("come in a language that is only just being learnt", async () => {
    const italian = words.speak("it");
    await words.speakAtLeisure();
    await italian;
    expect(words.spoken()).toBe("it");
    expect(words.t("lost-title")).not.toBe("lost-title");
  });

  test("follow when another language is chosen", async () => {
    await words.speakAtLeisure();
    const english = words.t("lost-title");
    await words.speak("it");
    expect([english, "lost-title"]).not.toContain(words.t("lost-title"));
  });
});
