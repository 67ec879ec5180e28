/** The edges of the cards below a card, as hard shadows: each a step lower, the paper's side within a key line. */
export function edgeShadow(edges: number): string | undefined {
  if (edges < 1) return undefined;
  const shadows: string[] = [];
  for (let n = 1; n <= edges; n++) {
    const y = `calc(var(--es) * ${n})`;
    shadows.push(`0 ${y} 0 calc(var(--ke) * -1) var(--stock-edge)`, `0 ${y} 0 0 var(--ink)`);
  }
  return shadows.join(', ');
}
