import type { FormAgain } from "#app/forms/engine/form-again.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import type { RateRule } from "#app/rate-limit/rate-limit.server.ts";
import { admitPost, type PostGuards } from "./admit-post.server.ts";
import { again } from "./form-again.server.ts";

/** The fields of a post that passed all guards, or what to answer. */
export async function readPost(
  request: Request,
  rule: RateRule,
  guards: PostGuards,
): Promise<{ ok: true; body: Typed } | { ok: false; again: FormAgain }> {
  const admitted = await admitPost(request, rule, guards);
  if (!admitted.ok) return { ok: false, again: again(admitted.status, { headers: admitted.headers }) };
  if (admitted.body.kind === "json") return { ok: false, again: again(415, {}) };
  return { ok: true, body: admitted.body.typed };
}

/** The only value of a name; undefined when it is missing or stands there twice. */
export function only(body: Typed, name: string): string | undefined {
  const values = body.get(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

/** Whether a body has a field that its form does not have. */
export function hasOthers(body: Typed, names: readonly string[]): boolean {
  return [...body.keys()].some((name) => !names.includes(name));
}

export const strangeSentence = "The form carried a field that it does not have.";
