import type { Database } from "#app/database/database.server.ts";
import type { RecordOutcome, Submission } from "./submission.ts";

/**
 * Stores a submission in one transaction: person, lead, answers, consent, attribution, timeline, outbox rows.
 * Resolves only after the commit is on disk.
 *
 * The same id and fingerprint again: `repeated` with the first reference, nothing stored twice. The same id with
 * another fingerprint: `conflict`. Throws `DatabaseUnavailable` when storage fails; the visitor then gets a 503.
 */
export async function recordSubmission(
  _db: Database,
  _submission: Submission,
  _now: Date,
  _options: { referencePrefix?: string } = {},
): Promise<RecordOutcome> {
  throw new Error("recordSubmission is being written");
}
