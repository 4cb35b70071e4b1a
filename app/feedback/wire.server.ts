import * as v from "valibot";
import { isBlank, oneLine } from "../values/plain-text.ts";
import { feedbackSubject } from "./feedback.ts";

/** The two recipients of the service, from site.yaml. */
export type FeedbackAddresses = { to: string; cc: string };

export type WireFeedback = { name: string; organization: string; message: string };

const line = v.pipe(
  v.string(),
  v.maxLength(150),
  v.transform(oneLine),
  v.string(),
  v.check((text) => !isBlank(text)),
);

/** Exactly six keys and only strings (ASVS 15.3.3, 15.3.5). */
const wire = v.strictObject({
  subject: v.literal(feedbackSubject),
  name: line,
  organization: line,
  email_to: v.string(),
  email_cc: v.string(),
  message: v.pipe(v.string(), v.maxLength(40_000), v.nonEmpty()),
});

const notSix = "The body must be an object with exactly the six agreed keys.";

export type WireReading =
  | { ok: true; feedback: WireFeedback }
  | { ok: false; status: 400 | 422; error: string };

/**
 * Reads the JSON body of `/api/contact`. Recipients other than the configured ones are refused, so that it is no open
 * relay.
 */
export function readWire(text: string, addresses: FeedbackAddresses): WireReading {
  const body = parsed(text);
  if (body === undefined) return { ok: false, status: 400, error: "The body is not JSON." };
  if (Object.keys(body ?? {}).length !== 6) return { ok: false, status: 422, error: notSix };
  const reading = v.safeParse(wire, body);
  if (!reading.success) return { ok: false, status: 422, error: faultOf(reading.issues[0]) };
  const { email_to, email_cc, name, organization, message } = reading.output;
  if (email_to !== addresses.to || email_cc !== addresses.cc) {
    return {
      ok: false,
      status: 422,
      error: "email_to and email_cc: only the configured addresses are accepted.",
    };
  }
  return { ok: true, feedback: { name, organization, message } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names only the six known keys, so that no received text is echoed. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  const key = String(issue.path?.[0]?.key ?? "");
  return Object.hasOwn(wire.entries, key) ? `${key} is missing or not as agreed.` : notSix;
}
