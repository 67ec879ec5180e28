/** The height of the font's capitals, and of a mark above one, in ems. */
const CAPITAL = 0.72;
const MARK = 0.2;

/** Sets words as wide as their box, and stretches them like wood type up to 2.4 times to fill its height. */
export function fit(node: HTMLElement, said: string): { update(said: string): void; destroy(): void } {
  const word = node.firstElementChild as HTMLElement;
  let words = said;
  const set = () => {
    const high = CAPITAL + (marked(words) ? MARK : 0);
    word.style.paddingTop = `${high - CAPITAL}em`;
    word.style.fontSize = '100px';
    word.style.transform = 'none';
    const wide = word.offsetWidth / 100 || 1;
    const size = Math.min(node.clientWidth / wide, node.clientHeight / high);
    word.style.fontSize = `${size}px`;
    const stretch = Math.min(2.4, node.clientHeight / (size * high));
    word.style.transform = `scaleY(${stretch})`;
  };
  const seen = new ResizeObserver(set);
  seen.observe(node);
  void document.fonts?.ready.then(set);
  return {
    update(next) {
      words = next;
      set();
    },
    destroy: () => seen.disconnect(),
  };
}

/** Whether a capital carries something on its head, as Ä does. */
function marked(words: string): boolean {
  return /[\u0300-\u0315]/.test(words.toLocaleUpperCase().normalize('NFD'));
}
