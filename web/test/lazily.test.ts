import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lazily } from "../src/lazily";

let stored: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
let server: { ok: boolean } | null;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  reload = vi.fn();
  server = { ok: true };
  vi.stubGlobal("__BUILD__", "a");
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => (server ? Promise.resolve(server) : Promise.reject(new TypeError("no line"))));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = (): Promise<never> => Promise.reject(new TypeError("no such part"));
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(8000);

describe("a part of the page that does not come", () => {
  test("is asked for again", async () => {
    const load = vi.fn(missing as () => Promise<string>).mockRejectedValueOnce(new Error()).mockResolvedValueOnce("part");
    const part = lazily(load);
    await soon();
    expect(await part).toBe("part");
    expect(reload).not.toHaveBeenCalled();
  });

  test("has the page loaded anew where the server answers, once a build and window, and is then an error", async () => {
    void lazily(missing).catch(() => undefined);
    await soon();
    expect(reload).toHaveBeenCalledOnce();

    vi.stubGlobal("__BUILD__", "b");
    void lazily(missing).catch(() => undefined);
    await soon();
    expect(reload).toHaveBeenCalledTimes(2);

    vi.stubGlobal("__BUILD__", "a");
    const failed = expect(lazily(missing)).rejects.toThrow("no such part");
    await soon();
    await failed;
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("is waited for where there is no server, which a reload would not bring back", async () => {
    server = null;
    const load = vi.fn(missing as () => Promise<string>);
    const part = lazily(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    load.mockResolvedValue("part");
    await soon();
    expect(await part).toBe("part");
  });

  test("is an error where storage is forbidden: nothing would end a loop", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    const failed = expect(lazily(missing)).rejects.toThrow("no such part");
    await soon();
    await failed;
    expect(reload).not.toHaveBeenCalled();
  });
});
