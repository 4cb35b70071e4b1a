/** What the list of leads can be sorted by; each has indexes in its order, by owner the owners are walked, and by kind the kinds. */
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

export const usualSort: LeadSort = { by: "received", isDescending: true };

/** `-received`, `name`: as it stands in addresses; undefined when it means nothing. */
export function readSort(text: string): LeadSort | undefined {
  const isDescending = text.startsWith("-");
  const by = sorts.find((key) => key === (isDescending ? text.slice(1) : text));
  return by && { by, isDescending };
}

export function sortText({ by, isDescending }: LeadSort): string {
  return isDescending ? `-${by}` : by;
}

/** What a press on a column's head asks for: its own order first, then the other way round. */
export function nextSort(present: LeadSort, by: SortKey): LeadSort {
  if (present.by === by) return { by, isDescending: !present.isDescending };
  return { by, isDescending: ["received", "updated", "value"].includes(by) };
}
