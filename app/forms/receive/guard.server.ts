import { trapName } from "#app/forms/engine/define-form.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { type RateLimiter, retryAfter } from "#app/rate-limit/rate-limit.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { reject } from "./reject.server.ts";
import { type Body, declaredTooLarge, readBody } from "./request-body.server.ts";
import { isSameOrigin } from "./request-origin.server.ts";

export type GuardLimits = {
  rateLimit: RateLimiter;
  /** The origins whose pages may post. */
  allowedOrigins: readonly string[];
  /** The client's address, for counting only. */
  address: string;
};

export type Refused = {
  ok: false;
  status: number;
  headers: Record<string, string>;
  /** The fields that can be given back. */
  typed: Typed;
};

/** `trapped`: the field that people do not see was filled in. */
export type Guarded = { ok: true; body: Extract<Body, { ok: true }>; trapped: boolean } | Refused;

/**
 * Guards every receiver of public posts, in this order: method, declared size, origin, rate, body, trap. The receiver
 * reads the answers only after that. A large body is not read before the rate is checked; a refused upload never is.
 * @param uploadLimit for a form that takes files: most bytes of its body
 */
export async function guard(
  request: Request,
  rule: RateRule,
  { rateLimit, allowedOrigins, address }: GuardLimits,
  uploadLimit?: number,
): Promise<Guarded> {
  if (request.method !== "POST") return refused(405, { Allow: "POST" });
  if (declaredTooLarge(request, uploadLimit)) return refused(413);
  if (!isSameOrigin(request, allowedOrigins)) return refused(403);
  const seconds = await retryAfter(rateLimit, rule, address);
  if (seconds > 0) {
    // Without script the page is drawn again: a small form gets its typed values back.
    const typed = uploadLimit === undefined ? typedIn(await readBody(request)) : new Map();
    return refused(429, { "Retry-After": String(seconds) }, typed);
  }
  const body = await readBody(request, uploadLimit);
  if (!body.ok) return refused(body.status);
  return { ok: true, body, trapped: (typedIn(body).get(trapName) ?? []).some((value) => value !== "") };
}

/**
 * The same for a receiver of form fields only: its refusal is the page to draw again, without what was typed, because
 * that may be a proof. `typed` can be given back.
 */
export async function guardFields(
  request: Request,
  rule: RateRule,
  limits: GuardLimits,
): Promise<{ ok: true; body: Typed; trapped: boolean } | { ok: false; refused: FormRefusal; typed: Typed }> {
  const guarded = await guard(request, rule, limits);
  if (!guarded.ok) {
    const { status, headers, typed } = guarded;
    return { ok: false, refused: reject(status, { headers }), typed };
  }
  const { body, trapped } = guarded;
  if (body.kind === "json") return { ok: false, refused: reject(415, {}), typed: new Map() };
  return { ok: true, body: body.typed, trapped };
}

function refused(status: number, headers: Record<string, string> = {}, typed: Typed = new Map()): Refused {
  return { ok: false, status, headers, typed };
}

function typedIn(body: Body): Typed {
  return body.ok && body.kind === "fields" ? body.typed : new Map();
}
