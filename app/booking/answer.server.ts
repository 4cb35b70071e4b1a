import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { again, wantsJson } from "#app/forms/form-again.server.ts";
import type { FormAgain } from "#app/forms/form-again.ts";
import { type RateRule, secondsToWait } from "#app/forms/rate-limit.server.ts";
import type { Typed } from "#app/forms/read-answers.ts";
import { declaredTooLarge, readBody } from "#app/forms/request-body.server.ts";
import { comesFromUs } from "#app/forms/request-origin.server.ts";
import type { BookingServices } from "./services.ts";

/** What a post about a booking comes to: the address to go on at, or a page to draw again with what was wrong. */
export type Result = { goTo: string } | { draw: string; again: FormAgain };

/** For a browser without script: the page at `draw` under the status and with the sentences of `again`. */
export type Redraw = { draw: string; again: FormAgain };

/** A result as it is answered. Scripts always get a response; a page to be drawn again is the caller's work. */
export function answerTo(request: Request, result: Result): Response | Redraw {
  if ("goTo" in result) {
    if (wantsJson(request)) return Response.json({ ok: true, goTo: result.goTo });
    return new Response(null, { status: 303, headers: { Location: result.goTo } });
  }
  const { status, headers, errors, sentence, instead } = result.again;
  return wantsJson(request)
    ? Response.json({ ok: false, errors, sentence, instead }, { status, headers })
    : result;
}

/** The guards that every post passes, in their order: method, size, origin, body, rate. */
export async function readPost(
  request: Request,
  rule: RateRule,
  services: BookingServices,
): Promise<{ ok: true; body: Typed } | { ok: false; again: FormAgain }> {
  const refuse = (status: number, headers: Record<string, string> = {}) => ({
    ok: false as const,
    again: again(status, { headers }),
  });
  if (request.method !== "POST") return refuse(405, { Allow: "POST" });
  if (declaredTooLarge(request)) return refuse(413);
  if (!comesFromUs(request, services.allowedOrigins)) return refuse(403);
  const body = await readBody(request);
  if (!body.ok) return refuse(body.status);
  if (body.kind === "json") return refuse(415);
  const waitS = await secondsToWait(services.rateLimit, rule, services.address);
  if (waitS > 0) return refuse(429, { "Retry-After": String(waitS) });
  return { ok: true, body: body.typed };
}

/** The only value of a name; undefined when it is missing or stands there twice. */
export function only(body: Typed, name: string): string | undefined {
  const values = body.get(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

/** Runs work on the database; when it cannot be used the visitor is told so, and how to reach us without it. */
export async function guarded(
  work: () => Promise<Result>,
  draw: string,
  { typed, services }: { typed?: Typed; services: BookingServices },
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    services.log.warn({ reason: error.message }, "a booking could not be stored");
    const headers = { "Retry-After": String(error.retryAfterS) };
    const sentence = `Our calendar cannot be reached at this moment, and nothing was booked. Please send it again in a few seconds, or call ${services.site.phone}.`;
    return { draw, again: again(503, { headers, typed: typed ?? new Map() }, sentence) };
  }
}
