import { post } from "#app/forms/device/post.ts";
import type { Sent } from "#app/forms/device/use-sending.ts";
import type { Answers } from "#app/forms/engine/read-answers.ts";
import { buildMessage, feedbackSubject } from "./feedback.ts";

export type FeedbackWire = {
  /** The address of the service: `/api/contact` here or on another host. */
  endpoint: string;
  emailTo: string;
  emailCc: string;
};

/** The body: the six keys, and the key of this submission. */
export type FeedbackParcel = { answers: Answers; key: string };

/**
 * Posts the six keys of the wire format. Only success or failure of the response counts, because its shape is not ours.
 * @param parcel sent again with the same key it is stored once
 */
export async function sendFeedback(
  wire: FeedbackWire,
  { answers, key }: FeedbackParcel,
): Promise<Sent<object>> {
  const body = {
    subject: feedbackSubject,
    name: answers.name,
    organization: answers.organization,
    email_to: wire.emailTo,
    email_cc: wire.emailCc,
    message: buildMessage(answers),
  };
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const posted = await post(wire.endpoint, JSON.stringify(body), { headers, credentials: "omit" });
  if (posted.result === "later") return posted;
  return posted.isOk ? { result: "stored" } : { result: "refused", errors: {} };
}
