/** The id in a location's hash. A hash with an invalid encoding (`#100%`) is taken literally. */
export function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
