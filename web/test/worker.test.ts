import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renew } from "../src/net/worker";

/** A worker that goes its way when a test says so. */
class FakeWorker extends EventTarget {
  said: unknown[] = [];
  constructor(public state: ServiceWorkerState) {
    super();
  }
  postMessage(message: unknown): void {
    this.said.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

type Found = { installing?: FakeWorker; waiting?: FakeWorker; update?: () => Promise<unknown> };

function device(found: Found | undefined) {
  const registration = found && { update: () => Promise.resolve(), ...found };
  const reload = vi.fn();
  const workers = { getRegistration: () => Promise.resolve(registration as unknown as ServiceWorkerRegistration) };
  return { reload, renewed: renew(workers, reload) };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a page that takes the server's build", () => {
  test("loads anew at once where there is no worker, none that is newer, or no registry of them", async () => {
    for (const found of [undefined, {}]) {
      const { reload } = device(found);
      await settle();
      expect(reload).toHaveBeenCalledOnce();
    }
    const reload = vi.fn();
    await renew(null, reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("lets the newer worker take over first, once that has all its files", async () => {
    const worker = new FakeWorker("installing");
    const { reload } = device({ installing: worker });
    await settle();
    expect(worker.said).toEqual([]);
    worker.become("installed");
    await settle();
    expect(worker.said).toEqual(["skip"]);
    worker.become("activating");
    await settle();
    expect(reload).not.toHaveBeenCalled();
    worker.become("activated");
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("does not wait for one that failed, nor for ever", async () => {
    const failing = new FakeWorker("installing");
    const failed = device({ installing: failing });
    await settle();
    failing.become("redundant");
    await settle();
    expect(failed.reload).toHaveBeenCalledOnce();

    const stuck = device({ waiting: new FakeWorker("installed") });
    await vi.advanceTimersByTimeAsync(7900);
    expect(stuck.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(stuck.reload).toHaveBeenCalledOnce();
  });

  test("loads anew although no update could be asked for", async () => {
    const { reload } = device({ update: () => Promise.reject(new TypeError("no line")) });
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });
});
