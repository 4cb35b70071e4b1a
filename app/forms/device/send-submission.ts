import type { FieldErrors } from "#app/forms/engine/read-answers.ts";
import type { MailFate } from "#app/leads/submissions/submission.ts";
import { later, post } from "./post.ts";
import type { Sent } from "./use-sending.ts";

/** A submission on its way: the body holds its id, so that sending it twice stores it once. */
export type OutgoingSubmission<Body extends string | FormData = string> = {
  id: string;
  formId: string;
  body: Body;
  /** What it is about, in words, if the page has said so before the form. */
  about?: string | undefined;
};

/** `goTo` is the page that replaces the confirmation; `more` the query with which the confirmation asks for details. */
export type StoredSubmission = { reference: string; mailed?: MailFate; goTo?: string; more?: string };

type Answer = Partial<StoredSubmission> & { errors?: FieldErrors; sentence?: string };

/** Posts a submission to the receiver of all declared forms. Never throws. */
export async function sendSubmission({
  formId,
  body,
}: OutgoingSubmission<string | FormData>): Promise<Sent<StoredSubmission>> {
  const headers: HeadersInit =
    typeof body === "string" ? { "Content-Type": "application/x-www-form-urlencoded" } : {};
  const posted = await post(`/forms/${formId}`, body, { headers });
  if (posted.result === "later") return posted;
  const answer = posted.answer as Answer | null | undefined;
  // The sign-in page of a guest network responds in our place and has stored nothing.
  if (!answer || (posted.isOk && typeof answer.reference !== "string")) return later();
  const { reference = "", mailed, goTo, more, errors = {}, sentence } = answer;
  return posted.isOk
    ? {
        result: "stored",
        reference,
        ...(mailed ? { mailed } : {}),
        ...(goTo ? { goTo } : {}),
        ...(more ? { more } : {}),
      }
    : { result: "refused", errors, ...(sentence ? { sentence } : {}) };
}
