import type { Section } from "./names.ts";

/** What decides whether a page stores how a visitor arrived. */
export type ArrivalRule = { section: Section; forgetsArrival?: boolean };

/** Pages for children, parents and schools store nothing of an arrival. */
export function forgetsArrival({ section, forgetsArrival }: ArrivalRule): boolean {
  return forgetsArrival ?? section === "education";
}
