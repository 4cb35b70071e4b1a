/** The id that a location's hash names. A hash that is no valid encoding (`#100%`) is taken as it is. */
export function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
