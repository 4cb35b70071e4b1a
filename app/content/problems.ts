import type { Authored } from "./authored.ts";
import { bodyProblems } from "./check-bodies.ts";
import type { Problem } from "./source.ts";

/** What is wrong with the site as a whole though each file satisfies its schema. */
export function findProblems(authored: Authored, _root: string, _now: Date): Problem[] {
  return [...bodyProblems(authored)];
}
