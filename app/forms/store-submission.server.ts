import type { Database } from "#app/database/database.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import type { RecordOutcome, Submission } from "#app/leads/submission.ts";
import { recordSubmission } from "#app/leads/submissions.server.ts";

export type Stored = RecordOutcome | { outcome: "unavailable"; retryAfterS: number };

type Storage = { db: Database; now: () => Date; log: { warn(facts: object, text: string): void } };

/** Records a submission; storage that cannot be used is an outcome of its own, and the log says so without the person. */
export async function storeSubmission({ db, now, log }: Storage, submission: Submission): Promise<Stored> {
  try {
    return await recordSubmission(db, submission, now());
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log.warn({ form: submission.form, reason: error.message }, "a submission could not be stored");
    return { outcome: "unavailable", retryAfterS: error.retryAfterS };
  }
}
