/** Sets words as wide as their box, and stretches them like wood type up to 2.4 times to fill its height. */
export function fit(node: HTMLElement, _said: string): { update(said: string): void; destroy(): void } {
  const word = node.firstElementChild as HTMLElement;
  const set = () => {
    word.style.fontSize = '100px';
    word.style.transform = 'none';
    const wide = word.offsetWidth / 100 || 1;
    const size = Math.min(node.clientWidth / wide, node.clientHeight / 0.72);
    word.style.fontSize = `${size}px`;
    const stretch = Math.min(2.4, node.clientHeight / (size * 0.72));
    word.style.transform = `scaleY(${stretch})`;
  };
  const seen = new ResizeObserver(set);
  seen.observe(node);
  void document.fonts?.ready.then(set);
  return { update: set, destroy: () => seen.disconnect() };
}
