type Workers = Pick<ServiceWorkerContainer, "getRegistration">;

/** How long a newer build may take before the page is loaded anew without its worker, in ms. */
const PATIENCE = 8000;

/** Keeps this build on the device (`worker/sw.ts`), once the page is up. Without that, it only fails offline. */
export function keepBuild(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => {
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  };
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}

/**
 * Loads the page anew, in the build that the server has now. Its worker takes over first: until then it waits, since
 * with the old one's cache go the parts of the old page that other windows may still ask for.
 */
export async function renew(
  workers: Workers | null = navigator.serviceWorker ?? null,
  reload = (): void => location.reload(),
): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([late, takeNewer(workers).catch(() => undefined)]);
  reload();
}

async function takeNewer(workers: Workers | null): Promise<void> {
  const registration = await workers?.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await state(next, "installed");
  next.postMessage("skip");
  await state(next, "activated");
}

/** Comes when the worker is as far as that, or is given up. */
function state(worker: ServiceWorker, wanted: "installed" | "activated"): Promise<void> {
  const steps: ServiceWorkerState[] = ["installing", "installed", "activating", "activated", "redundant"];
  return new Promise((resolve) => {
    const look = (): void => {
      if (steps.indexOf(worker.state) < steps.indexOf(wanted)) return;
      worker.removeEventListener("statechange", look);
      resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
