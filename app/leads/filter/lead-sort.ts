/** The sort keys of the list of leads. Each has indexes in its order; by owner and by kind, the groups are walked. */
export const sorts = [
  "received",
  "updated",
  "due",
  "name",
  "city",
  "source",
  "status",
  "form",
  "value",
  "owner",
  "kind",
] as const;
export type SortKey = (typeof sorts)[number];
export type LeadSort = { by: SortKey; isDescending: boolean };

export const defaultSort: LeadSort = { by: "received", isDescending: true };

/** Reads a sort from an address, such as `-received` or `name`; undefined if it is none. */
export function readSort(text: string): LeadSort | undefined {
  const isDescending = text.startsWith("-");
  const by = sorts.find((key) => key === (isDescending ? text.slice(1) : text));
  return by && { by, isDescending };
}

export function sortText({ by, isDescending }: LeadSort): string {
  return isDescending ? `-${by}` : by;
}

/** The sort after a click on a column's head: the column's own order first, then the reverse. */
export function nextSort(present: LeadSort, by: SortKey): LeadSort {
  if (present.by === by) return { by, isDescending: !present.isDescending };
  return { by, isDescending: ["received", "updated", "value"].includes(by) };
}
