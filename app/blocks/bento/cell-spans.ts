/**
 * How many thirds of the board each cell spans, so that every row is full: a cell spans one, a wide one two; the cell
 * before a gap grows into it.
 */
export function cellSpans(cells: { wide: boolean }[]): number[] {
  const spans: number[] = [];
  let filled = 0;
  for (const { wide } of cells) {
    const wanted = wide ? 2 : 1;
    if (filled + wanted > 3) filled = closeRow(spans, filled);
    spans.push(wanted);
    filled = (filled + wanted) % 3;
  }
  closeRow(spans, filled);
  return spans;
}

function closeRow(spans: number[], filled: number): number {
  const last = spans.length - 1;
  if (filled > 0) spans[last] = (spans[last] ?? 0) + 3 - filled;
  return 0;
}
