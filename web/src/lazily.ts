const AGAIN = [500, 2000, 5000]; // ms
const RELOADED = "spit.reloaded";

/**
 * A part of the page that is loaded later. Where it does not come although the server answers, as when that has a newer
 * build by now, the page is loaded anew: it comes back into the same game. Each build does that once in a window, so
 * that a part that is missing for good ends in an error and not in a loop.
 */
export async function lazily<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await load();
    } catch (error) {
      if (tried >= AGAIN.length && (await answers())) {
        if (!mayReload()) throw error;
        location.reload();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN[tried] ?? AGAIN.at(-1)));
  }
}

async function answers(): Promise<boolean> {
  return fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function mayReload(): boolean {
  try {
    const before = sessionStorage.getItem(RELOADED) ?? "";
    sessionStorage.setItem(RELOADED, `${before} ${__BUILD__}`);
    return !before.split(" ").includes(__BUILD__);
  } catch {
    return false; // Storage is forbidden, and so nothing would end a loop.
  }
}
