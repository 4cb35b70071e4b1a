import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { feedbackFields, feedbackId } from "#app/feedback/feedback.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { isSameOrigin } from "#app/forms/receive/request-origin.server.ts";
import { countFormSteps, readFormSteps } from "#app/insight/form-steps.server.ts";
import { retryAfter } from "#app/rate-limit/rate-limit.server.ts";
import type { Route } from "./+types/form-steps";

const rule = { name: "form steps", limit: 120, windowMs: 10 * 60_000 };
const longest = 1_000;

const fieldNames = new Map([
  ...[...forms, ...bookingFormById].map(([id, { fields }]) => [id, Object.keys(fields)] as const),
  [feedbackId, Object.keys(feedbackFields)],
]);

/** `/form-steps`: a page tells which forms were seen, begun and left at which field. Only counts are kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, config, rateLimit } = context.get(servicesContext);
  const answer = (status: number, headers?: HeadersInit) =>
    new Response(null, { status, ...(headers ? { headers } : {}) });
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  if (!isSameOrigin(request, [config.siteUrl])) return answer(403);
  // The page asks the browser the same before it sends anything.
  if (request.headers.get("DNT") === "1" || request.headers.get("Sec-GPC") === "1") return answer(204);
  const seconds = await retryAfter(rateLimit, rule, context.get(visitorContext).address);
  // No visitor waits for the response, and a page that closes cannot retry.
  if (seconds > 0) return answer(204);
  const text = await request.text();
  if (text.length > longest) return answer(413);
  const steps = readFormSteps(text, (form) => fieldNames.get(form));
  if (!steps) return answer(400);
  if (steps.length === 0) return answer(204);
  try {
    await countFormSteps(db, { day: dayOf(now()), steps });
  } catch (error) {
    // A lost count does no harm and is not sent again.
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
  return answer(204);
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
