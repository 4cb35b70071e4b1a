import { retryAfter } from "#app/database/database-unavailable.ts";
import { splitControls } from "#app/forms/engine/controls.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { guard, type Refused } from "#app/forms/receive/guard.server.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { storeSubmission } from "#app/forms/receive/store-submission.server.ts";
import { donePath, type FormServices } from "#app/forms/receive/submission.server.ts";
import { asSuspectedSpam } from "#app/forms/receive/suspected-spam.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { feedbackRule, isCrowd } from "#app/rate-limit/rate-limit.server.ts";
import { corsHeaders, preflight } from "./cross-origin.server.ts";
import {
  buildMessage,
  feedbackFields,
  feedbackId,
  feedbackPath,
  prefilledControl,
  readFeedback,
  refusalOf,
  toastTexts,
} from "./feedback.ts";
import { type FeedbackSite, feedbackSubmission } from "./feedback-submission.server.ts";
import { readWire, type WireFeedback } from "./wire.server.ts";

export type FeedbackServices = Omit<FormServices, "site"> & { site: FeedbackSite };

/** The problem, or the reference. */
type Refusal = {
  status: number;
  error: string;
  headers?: Record<string, string>;
  typed?: Typed;
  errors?: FormRefusal["errors"];
};
type Result = { reference: string } | Refusal;

/**
 * Receives `/api/contact`. JSON gets JSON. A form without script gets a 303 to its confirmation, or is drawn again with
 * the refusal's status.
 */
export async function receiveFeedback(
  request: Request,
  services: FeedbackServices,
): Promise<Response | FormRefusal> {
  if (request.method === "OPTIONS") return preflight(request, services.allowedOrigins);
  const plainForm = isForm(request.headers.get("Content-Type") ?? "");
  const result = await receive(request, services);
  if (plainForm) return forBrowser(result);
  const headers = corsHeaders(request, services.allowedOrigins);
  if ("reference" in result) return Response.json({ ok: true, reference: result.reference }, { headers });
  const { status, error } = result;
  return Response.json({ ok: false, error }, { status, headers: { ...headers, ...result.headers } });
}

async function receive(request: Request, services: FeedbackServices): Promise<Result> {
  const guarded = await guard(request, feedbackRule, services);
  if (!guarded.ok) return refusalTo(guarded);
  const key = request.headers.get("Idempotency-Key") ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    return { status: 400, error: "Idempotency-Key is not readable." };
  }
  const { body, trapped } = guarded;
  return body.kind === "json"
    ? receiveJson(body.text, key, services)
    : receiveFields(body.typed, key, trapped, services);
}

async function receiveJson(
  text: string,
  key: string | undefined,
  services: FeedbackServices,
): Promise<Result> {
  const reading = readWire(text, services.site.feedback);
  return reading.ok ? store(reading.feedback, key, false, services) : reading;
}

async function receiveFields(
  body: Typed,
  key: string | undefined,
  trapped: boolean,
  services: FeedbackServices,
): Promise<Result> {
  const { typed, strange } = splitControls(body);
  const known = ours(typed);
  const kept = ours(body);
  if (strange || known.size < typed.size) return { status: 422, error: toastTexts.failed, typed: kept };
  const reading = readFeedback(known);
  if (!reading.ok) {
    const { errors } = reading;
    return { status: 422, error: refusalOf(errors), typed: kept, errors };
  }
  const { name, organization } = reading.answers;
  const wire = {
    name: String(name),
    organization: String(organization),
    message: buildMessage(reading.answers),
  };
  return { ...(await store(wire, key, trapped, services)), typed: kept };
}

async function store(
  wire: WireFeedback,
  key: string | undefined,
  trapped: boolean,
  services: FeedbackServices,
): Promise<Result> {
  const read = feedbackSubmission(wire, key, services.site);
  const stored = await storeSubmission(services, await judged(read, trapped, services));
  if (stored.outcome === "unavailable") {
    return { status: 503, error: "Storage is not available.", headers: retryAfter };
  }
  if (stored.outcome !== "conflict") return { reference: stored.reference };
  return { status: 422, error: "This Idempotency-Key was used with another body." };
}

async function judged(read: Submission, trapped: boolean, { rateLimit }: FeedbackServices) {
  if (trapped) return asSuspectedSpam(read, "the hidden field was filled in", 100);
  return (await isCrowd(rateLimit, feedbackId)) ? asSuspectedSpam(read, "crowd") : read;
}

function ours(typed: Typed): Typed {
  const isOurs = (name: string) => name === prefilledControl || Object.hasOwn(feedbackFields, name);
  return new Map([...typed].filter(([name]) => isOurs(name)));
}

function forBrowser(result: Result): Response | FormRefusal {
  if ("reference" in result) {
    return new Response(null, {
      status: 303,
      headers: { Location: donePath(feedbackId, { ...result, page: feedbackPath }) },
    });
  }
  const sentence = result.status === 422 ? result.error : toastTexts.failed;
  return reject(result.status, result, sentence);
}

function isForm(contentType: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType);
}

const errorsByStatus: Record<number, string> = {
  400: "The body cannot be read.",
  403: "This origin is not allowed.",
  405: "Only POST is offered here.",
  408: "The body took too long to arrive.",
  413: "The body is too large.",
  415: "Send JSON or a form.",
  429: "Too many submissions. Try again later.",
};

function refusalTo({ status, headers, typed }: Refused): Refusal {
  const offered = status === 405 ? { Allow: "POST, OPTIONS" } : headers;
  return { status, error: errorsByStatus[status] ?? toastTexts.failed, headers: offered, typed: ours(typed) };
}
