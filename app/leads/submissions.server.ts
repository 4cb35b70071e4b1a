import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { isTold, queueWebhooks } from "#app/webhooks/webhook-queue.server.ts";
import { planMails } from "./lead-mails.server.ts";
import { findOlderNotices } from "./notices.server.ts";
import { findOrMakePeople } from "./people.server.ts";
import { newReference } from "./reference.server.ts";
import type { RecordOutcome, Submission } from "./submission.ts";
import { type ClaimedId, claimIds } from "./submission-ids.server.ts";
import { type NewLead, rowsOf } from "./submission-rows.server.ts";
import { insertUploads } from "./uploads.server.ts";

type Entry = { submission: Submission; now: Date; referencePrefix: string };
type Options = { referencePrefix?: string };

const writeTogether = batchedWrite(writeSubmissions);

/**
 * Stores a submission in one transaction: person, lead, answers, consent, attribution, timeline, outbox rows.
 * Resolves only after the commit is on disk.
 *
 * The same id and fingerprint again: `repeated` with the first reference, nothing stored twice. The same id with
 * another fingerprint: `conflict`. Throws `DatabaseUnavailable` when storage fails; the visitor then gets a 503.
 */
export function recordSubmission(
  db: Database,
  submission: Submission,
  now: Date,
  { referencePrefix = "DTS" }: Options = {},
): Promise<RecordOutcome> {
  return writeTogether(db, { submission, now, referencePrefix });
}

/** The same inside the caller's transaction, for a submission that is stored together with something else. */
export async function recordWithin(
  trx: Transaction,
  submission: Submission,
  now: Date,
  { referencePrefix = "DTS" }: Options = {},
): Promise<RecordOutcome> {
  const [outcome] = await writeSubmissions(trx, [{ submission, now, referencePrefix }]);
  return outcome as RecordOutcome;
}

async function writeSubmissions(trx: Transaction, entries: Entry[]): Promise<RecordOutcome[]> {
  const candidates = entries.map(({ submission, now, referencePrefix }) => ({
    submission,
    now,
    leadId: newId(now),
    reference: newReference(referencePrefix),
  }));
  const claims = await claimIds(trx, candidates);
  await store(
    trx,
    candidates.filter((_, index) => claims[index]?.outcome === "stored"),
  );
  return claims.map(outcomeOf);
}

async function store(trx: Transaction, leads: Omit<NewLead, "personId" | "olderNotice">[]): Promise<void> {
  if (leads.length === 0) return;
  const [personIds, mails, older] = await Promise.all([
    findOrMakePeople(trx, leads),
    planMails(trx, leads),
    findOlderNotices(trx, leads),
  ]);
  const rows = leads.map((lead, index) => {
    const olderNotice = older.get(lead.submission.consent?.noticeVersion ?? "");
    return rowsOf({ ...lead, personId: personIds[index] as string, ...(olderNotice ? { olderNotice } : {}) });
  });
  // Sent together and run in this order; each waits for nothing but its turn.
  await Promise.all([
    insertRows(
      trx,
      "leads",
      rows.map(({ lead }) => lead),
    ),
    insertRows(
      trx,
      "answers",
      rows.flatMap(({ answers }) => answers),
    ),
    insertRows(
      trx,
      "notices",
      rows.flatMap(({ notice }) => notice),
      { existing: "skip" },
    ),
    insertRows(
      trx,
      "consents",
      rows.flatMap(({ consent }) => consent),
    ),
    insertRows(
      trx,
      "attributions",
      rows.flatMap(({ attributions }) => attributions),
    ),
    insertRows(trx, "timeline", [...rows.map(({ created }) => created), ...mails.withheld]),
    insertRows(trx, "outbox", mails.queued),
    insertUploads(trx, leads),
  ]);
  const told = rows.filter(({ lead }) => lead.status !== "spam" && isTold(lead.form));
  await queueWebhooks(
    trx,
    told.map(({ lead: { id, reference } }) => ({ event: "lead.created", leadId: id, reference })),
    leads[0]?.now ?? new Date(),
  );
}

function outcomeOf(claim: ClaimedId): RecordOutcome {
  if (claim.outcome === "conflict") return { outcome: "conflict" };
  return { outcome: claim.outcome, reference: claim.reference, leadId: claim.leadId };
}
