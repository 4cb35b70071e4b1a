import { type RateRule, secondsToWait } from "#app/rate-limit/rate-limit.server.ts";
import type { FormAgain } from "../form-again.ts";
import type { Typed } from "../read-answers.ts";
import { again } from "./form-again.server.ts";
import { declaredTooLarge, readBody } from "./request-body.server.ts";
import { comesFromUs } from "./request-origin.server.ts";
import type { FormServices } from "./submission.server.ts";

/** The guards that every post passes, in their order: method, size, origin, body, rate. */
export async function readPost(
  request: Request,
  rule: RateRule,
  { allowedOrigins, rateLimit, address }: Pick<FormServices, "allowedOrigins" | "rateLimit" | "address">,
): Promise<{ ok: true; body: Typed } | { ok: false; again: FormAgain }> {
  const refuse = (status: number, headers: Record<string, string> = {}) => ({
    ok: false as const,
    again: again(status, { headers }),
  });
  if (request.method !== "POST") return refuse(405, { Allow: "POST" });
  if (declaredTooLarge(request)) return refuse(413);
  if (!comesFromUs(request, allowedOrigins)) return refuse(403);
  const body = await readBody(request);
  if (!body.ok) return refuse(body.status);
  if (body.kind === "json") return refuse(415);
  const waitS = await secondsToWait(rateLimit, rule, address);
  if (waitS > 0) return refuse(429, { "Retry-After": String(waitS) });
  return { ok: true, body: body.typed };
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
