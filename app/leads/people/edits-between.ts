/**
 * How many letters must be added, left out, changed or exchanged with their neighbour to make one text of the other
 * (optimal string alignment); counting stops beyond `most`. Pure.
 */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const present = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const added = Math.min(above[column] ?? 0, present[column - 1] ?? 0) + 1;
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      present.push(Math.min(changed, added, swapped));
    }
    if (Math.min(...present) > most) return most + 1;
    [before, above] = [above, present];
  }
  return above[other.length] ?? 0;
}
