import { DatabaseUnavailable, retryAfter } from "#app/database/database-unavailable.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { guardFields } from "./guard.server.ts";
import { only } from "./posted-fields.ts";
import { reject } from "./reject.server.ts";
import type { FormServices } from "./submission.server.ts";

const minutes = 60_000;
const actRule: RateRule = { name: "act", limit: 60, windowMs: 10 * minutes };

/**
 * Receives the button of a page that a sealed link leads to. Its action cannot be undone, so it needs a post that
 * confirms it.
 * @returns undefined if it was done, "ask" if the page must ask for confirmation, otherwise the refusal with which it
 * is drawn again
 */
export async function receiveAct(
  request: Request,
  services: Pick<FormServices, "allowedOrigins" | "rateLimit" | "address">,
  act: () => Promise<boolean>,
): Promise<FormRefusal | "ask" | undefined> {
  const post = await guardFields(withType(request), actRule, services);
  if (!post.ok) return post.refused;
  if (only(post.body, "sure") !== "yes") return "ask";
  try {
    return (await act()) ? undefined : reject(409, {}, "This was done already. You see it as it is now.");
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const sentence = "This cannot be done at this moment. Please try again in a few seconds.";
    return reject(503, { headers: retryAfter }, sentence);
  }
}

/** A form without fields has an empty body, which some browsers send without a content type. */
function withType(request: Request): Request {
  if (request.headers.has("Content-Type") || request.body) return request;
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  return new Request(request, { headers });
}
