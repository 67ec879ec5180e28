/** Brings the focus to a page's heading when the page appears, so that reading and tabbing begin there. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
