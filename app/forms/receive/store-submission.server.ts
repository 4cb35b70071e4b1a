import type { Database } from "#app/database/database.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import type { Answers } from "#app/forms/engine/read-answers.ts";
import type { RecordOutcome, Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";

type Unavailable = { outcome: "unavailable" };

/** The outcome of a submission that is stored together with something else. */
export type ReceiverResult =
  | { outcome: "stored" | "repeated"; reference: string /** The address of its own page. */; goTo?: string }
  /** A mail reports the result; the response is the same whatever it is. */
  | { outcome: "asked"; goTo: string }
  | { outcome: "conflict" }
  /** The requested thing is not available: nothing is stored. `errors` by field, if a field is the reason. */
  | { outcome: "refused"; status: 409 | 422; sentence: string; errors?: Record<string, string> };

/** Stores a submission and the related rows in one transaction. */
export type Receiver = (submission: Submission, answers: Answers) => Promise<ReceiverResult>;

type Storage = { db: Database; now: () => Date; log: { warn(facts: object, text: string): void } };

/** Records a submission; unavailable storage is an outcome of its own, which the log records without the person. */
export function storeSubmission(
  storage: Storage,
  submission: Submission,
): Promise<RecordOutcome | Unavailable> {
  return storeBy(storage, submission.form, () => recordSubmission(storage.db, submission, storage.now()));
}

/** The same for a submission that is stored together with something else. */
export async function storeBy<Outcome>(
  { log }: Pick<Storage, "log">,
  form: string,
  store: () => Promise<Outcome>,
): Promise<Outcome | Unavailable> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.warn({ form, reason: error.message }, "a submission could not be stored");
    return { outcome: "unavailable" };
  }
}
