import type { Typed } from "#app/forms/engine/read-answers.ts";

/** The only value of a name; undefined when it is missing or sent twice. */
export function only(body: Typed, name: string): string | undefined {
  const values = body.get(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

/** Whether a body has a field that its form does not have. */
export function hasOthers(body: Typed, names: readonly string[]): boolean {
  return [...body.keys()].some((name) => !names.includes(name));
}

export const strangeSentence = "The form carried a field that it does not have.";
