const AGAIN = [500, 2000, 5000]; // ms
const RELOADED = "spit-reloaded";

/**
 * A part of the page that is loaded later. Where it does not come, as when the server has a newer build, the page is
 * loaded anew, once: it comes back into the same game.
 */
export async function lazily<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of AGAIN) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  if (!sessionStorage.getItem(RELOADED)) {
    sessionStorage.setItem(RELOADED, "yes");
    location.reload();
  }
  return load();
}
