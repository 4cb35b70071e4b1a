import type { Typed } from "#app/forms/engine/read-answers.ts";
import { type RateLimiter, type RateRule, secondsToWait } from "#app/rate-limit/rate-limit.server.ts";
import { type Body, declaredTooLarge, readBody } from "./request-body.server.ts";
import { comesFromUs } from "./request-origin.server.ts";

export type PostGuards = {
  rateLimit: RateLimiter;
  /** Whose pages may post. */
  allowedOrigins: readonly string[];
  /** The client's address, for counting only. */
  address: string;
};

export type Admitted =
  | { ok: true; body: Extract<Body, { ok: true }> }
  | {
      ok: false;
      status: number;
      headers: Record<string, string> /** What can be given back. */;
      typed: Typed;
    };

/**
 * The guards that every post passes, in their order: method, size, origin, rate, body. Nothing is read of a large body
 * before the rate is asked, and a refused one is never taken apart.
 * @param uploadLimit for a form that takes files: most bytes of its body
 */
export async function admitPost(
  request: Request,
  rule: RateRule,
  { rateLimit, allowedOrigins, address }: PostGuards,
  uploadLimit?: number,
): Promise<Admitted> {
  if (request.method !== "POST") return refused(405, { Allow: "POST" });
  if (declaredTooLarge(request, uploadLimit)) return refused(413);
  if (!comesFromUs(request, allowedOrigins)) return refused(403);
  const waitS = await secondsToWait(rateLimit, rule, address);
  if (waitS > 0) {
    // Who has to wait without script gets a small form back as it was filled in.
    const typed = uploadLimit === undefined ? typedOf(await readBody(request)) : new Map();
    return refused(429, { "Retry-After": String(waitS) }, typed);
  }
  const body = await readBody(request, uploadLimit);
  return body.ok ? { ok: true, body } : refused(body.status);
}

function refused(status: number, headers: Record<string, string> = {}, typed: Typed = new Map()): Admitted {
  return { ok: false, status, headers, typed };
}

function typedOf(body: Body): Typed {
  return body.ok && body.kind === "fields" ? body.typed : new Map();
}
