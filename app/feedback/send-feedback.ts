import type { Answers } from "#app/forms/engine/read-answers.ts";
import { buildMessage, feedbackSubject } from "./feedback.ts";

export type FeedbackWire = {
  /** Where the service listens: `/api/contact` here or on another host. */
  endpoint: string;
  emailTo: string;
  emailCc: string;
};

/**
 * Posts the six keys of the wire contract.
 * @param key names this submission: sent again with the same key it is stored once
 * @returns whether the service took it; of the answer only that counts
 */
export async function sendFeedback(wire: FeedbackWire, answers: Answers, key: string): Promise<boolean> {
  const body = {
    subject: feedbackSubject,
    name: answers.name,
    organization: answers.organization,
    email_to: wire.emailTo,
    email_cc: wire.emailCc,
    message: buildMessage(answers),
  };
  try {
    const response = await fetch(wire.endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      credentials: "omit",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return response.ok;
  } catch {
    return false; // no network, or no answer in time
  }
}
