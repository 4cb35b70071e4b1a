/** The owners of a person's leads, in one line. */
export function ownerText(ownerIds: readonly (string | null)[], names: ReadonlyMap<string, string>): string {
  return [...new Set(ownerIds.map((id) => ownerName(id, names)))].join(", ");
}

export function ownerName(id: string | null, names: ReadonlyMap<string, string>): string {
  return id === null ? "nobody yet" : (names.get(id) ?? "a former colleague");
}
