import type { FieldErrors } from "#app/forms/engine/read-answers.ts";
import type { MailFate } from "#app/leads/submissions/submission.ts";

/** A submission as it travels: the body holds its id, so that sending it twice stores it once. */
export type OutgoingSubmission<Body extends string | FormData = string> = {
  id: string;
  formId: string;
  body: Body;
};

export type Sent =
  /** `goTo` is the page that takes the place of the confirmation. */
  | { result: "stored"; reference: string; mailed?: MailFate; goTo?: string }
  | { result: "refused"; errors: FieldErrors; sentence?: string }
  /** Nobody knows whether it arrived, or it cannot be taken now: send the very same again. */
  | { result: "later"; waitS: number };

const patienceMs = 20_000;
/** Five megabytes over a slow phone. */
const uploadPatienceMs = 170_000;

/** Posts a submission. Never throws. */
export async function sendSubmission({ formId, body }: OutgoingSubmission<string | FormData>): Promise<Sent> {
  try {
    const response = await fetch(`/forms/${formId}`, {
      method: "POST",
      headers: {
        Accept: "application/json",
        ...(typeof body === "string" ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
      },
      body,
      signal: AbortSignal.timeout(typeof body === "string" ? patienceMs : uploadPatienceMs),
    });
    if (response.status === 429 || response.status >= 500) return later(response);
    const answer = await response.json();
    if (response.ok) {
      // The page where a guest network asks to sign in answers in our place, and has stored nothing.
      if (typeof answer.reference !== "string") return later(response);
      const { reference, mailed, goTo } = answer;
      return { result: "stored", reference, ...(mailed ? { mailed } : {}), ...(goTo ? { goTo } : {}) };
    }
    return {
      result: "refused",
      errors: answer.errors ?? {},
      ...(answer.sentence ? { sentence: answer.sentence } : {}),
    };
  } catch {
    return { result: "later", waitS: 30 }; // no network, no answer in time, or no answer of ours
  }
}

function later(response: Response): Sent {
  const waitS = Number(response.headers.get("Retry-After"));
  return { result: "later", waitS: waitS > 0 ? waitS : 30 };
}
