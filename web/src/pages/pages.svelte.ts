/** The pages beside the game, each under an address of its own; the server knows the same list (`http.PAGES`). */
export const PAGES = ["settings", "rules", "watch"] as const;

/** What is shown: the game (start page and table), one of the pages, or that there is nothing at this address. */
export type Page = "game" | (typeof PAGES)[number] | "lost";

let page = $state.raw(pageAt(location.pathname));

addEventListener("popstate", () => (page = pageAt(location.pathname)));

export function pageAt(path: string): Page {
  if (path === "/") return "game";
  return PAGES.find((name) => path === `/${name}`) ?? "lost";
}

export function shownPage(): Page {
  return page;
}

export function go(to: Exclude<Page, "lost">): void {
  if (to === page) return;
  history.pushState(null, "", to === "game" ? "/" : `/${to}`);
  page = to;
  scrollTo(0, 0);
}

/** Makes the way back do `act` first, from now on until that is ended; where it says false, the way back is taken. */
export function beforeBack(act: () => boolean): () => void {
  const kept = (): boolean => (history.state as { kept?: boolean } | null)?.kept === true;
  const keep = (): void => history.pushState({ kept: true }, "");
  const back = (): void => {
    if (pageAt(location.pathname) !== "game" || kept()) return;
    if (act()) keep();
    else history.back();
  };
  if (!kept()) keep();
  addEventListener("popstate", back);
  return () => removeEventListener("popstate", back);
}

/** Makes a link to a page, `<a href="/rules">`, turn the page without loading it anew. */
export function turnsPage(link: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    const to = pageAt(link.pathname);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || to === "lost") return;
    event.preventDefault();
    go(to);
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
