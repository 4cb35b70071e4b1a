import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { type Clues, cluesOf } from "#app/leads/companies/company-clues.ts";
import { planCompanies, storeCompanies } from "#app/leads/companies/plan-companies.server.ts";
import { planPeople } from "#app/leads/people/people.server.ts";
import { personWords } from "#app/leads/people/person-words.server.ts";
import { notifyFewOwners, notifyManyOwners } from "#app/leads/routing/notify-owners.server.ts";
import { routeLeads } from "#app/leads/routing/route-leads.server.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { type Letter, planLetters } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { fateOf, type MailFates, readMailFates } from "./mail-fate.server.ts";
import { findOlderNotices } from "./notices.server.ts";
import { newReference } from "./reference.server.ts";
import type { RecordOutcome, Submission } from "./submission.ts";
import { type ClaimedId, claimIds } from "./submission-ids.server.ts";
import { type NewLead, rowsOf, statusOf } from "./submission-rows.server.ts";
import { insertUploads } from "./uploads.server.ts";

type Entry = {
  submission: Submission;
  now: Date;
  /** The caller decides the owner: no routing rule is asked. */
  isOwnerGiven?: boolean;
};
type Candidate = Pick<Entry, "isOwnerGiven"> &
  Omit<NewLead, "personId" | "companyId" | "olderNotice" | "owner">;

const writeTogether = batchedWrite(writeSubmissions);

/**
 * Stores a submission in one transaction: person, lead, answers, consent, attribution, timeline, outbox rows.
 * Resolves only after the commit is on disk.
 *
 * The same id and fingerprint again: `repeated` with the first reference, nothing stored twice. The same id with
 * another fingerprint: `conflict`. Throws `DatabaseUnavailable` when storage fails; the visitor then gets a 503.
 */
export function recordSubmission(db: Database, submission: Submission, now: Date): Promise<RecordOutcome> {
  return writeTogether(db, { submission, now });
}

/** The same within the caller's transaction, for a submission stored together with something else. */
export async function recordWithin(
  trx: Transaction,
  submission: Submission,
  now: Date,
  options: Pick<Entry, "isOwnerGiven"> = {},
): Promise<RecordOutcome> {
  const [outcome] = await writeSubmissions(trx, [{ submission, now, ...options }]);
  return outcome as RecordOutcome;
}

/** The same for many. @returns the outcomes in the order of the submissions */
export function recordAllWithin(
  trx: Transaction,
  submissions: readonly Submission[],
  now: Date,
): Promise<RecordOutcome[]> {
  return writeSubmissions(
    trx,
    submissions.map((submission) => ({ submission, now })),
  );
}

async function writeSubmissions(trx: Transaction, entries: Entry[]): Promise<RecordOutcome[]> {
  const candidates = entries.map(({ submission, now, isOwnerGiven = false }) => ({
    submission,
    now,
    isOwnerGiven,
    leadId: newId(now),
    reference: newReference(submission.referencePrefix),
  }));
  const claims = await claimIds(trx, candidates);
  const fresh = candidates.filter((_, index) => claims[index]?.outcome === "stored");
  const repeated = claims.flatMap((claim) => (claim.outcome === "repeated" ? [claim.leadId] : []));
  const fates = await store(trx, fresh);
  // A repeat may be in the same batch as its original.
  for (const [leadId, fate] of await readMailFates(trx, repeated)) fates.set(leadId, fate);
  return claims.map((claim) => outcomeOf(claim, fates));
}

// Queries and writes run in parallel where possible: on a busy server each result waits for its turn in the event loop,
// and the transaction stays open meanwhile.
async function store(trx: Transaction, leads: Candidate[]): Promise<MailFates> {
  if (leads.length === 0) return new Map();
  const now = leads[0]?.now ?? new Date();
  const [people, companies, letters, older, owners] = await Promise.all([
    planPeople(trx, leads),
    planCompanies(trx, leads.map(companyOf), now),
    planLetters(trx, leads.flatMap(lettersOf), now),
    findOlderNotices(trx, leads),
    routeLeads(
      trx,
      leads.filter(({ submission, isOwnerGiven }) => !isOwnerGiven && statusOf(submission) !== "spam"),
    ),
  ]);
  const rows = leads.map((lead, index) => {
    const olderNotice = older.get(lead.submission.consent?.noticeVersion ?? "");
    return rowsOf({
      ...lead,
      personId: people.ids[index] as string,
      companyId: companies.ids[index] ?? null,
      ...(olderNotice ? { olderNotice } : {}),
      owner: owners.get(lead.leadId),
    });
  });
  // The database runs them in this order.
  await Promise.all([
    insertRows(trx, "people", people.made),
    insertRows(trx, "person_words", people.made.flatMap(personWords), { existing: "skip" }),
    storeCompanies(trx, companies),
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
    insertRows(trx, "timeline", [...rows.flatMap(({ events }) => events), ...letters.timeline]),
    insertRows(trx, "outbox", letters.rows),
    insertUploads(trx, leads),
    notifyManyOwners(trx, owners, now),
  ]);
  await notifyFewOwners(trx, owners, now);
  return new Map(leads.map(({ leadId, submission }) => [leadId, fateOf(leadId, submission, letters.rows)]));
}

/** The clues to the company; spam creates none. */
function companyOf({ submission }: Candidate): Clues {
  if (statusOf(submission) === "spam") return {};
  const { person, answers } = submission;
  const gstin = answers.find(({ key }) => key === "gstin")?.value;
  return cluesOf({ ...person, gstin: typeof gstin === "string" ? gstin : null });
}

/** The mails and webhook messages of a new lead. */
function lettersOf({ leadId, reference, submission, now }: Candidate): Letter[] {
  const lead = { leadId, reference };
  const mail = (message: OutgoingMail, isHeld: boolean): Letter => ({
    message,
    lead,
    cause: "anybody",
    isHeld,
    now,
  });
  const isShared = statusOf(submission) !== "spam" && webhooksCarry(submission.form);
  return [
    ...submission.mails.map((message) => mail(message, false)),
    ...(submission.held ?? []).map((message) => mail(message, true)),
    ...(isShared ? [{ ...leadEvent("lead.created", lead), now }] : []),
  ];
}

function outcomeOf(claim: ClaimedId, fates: MailFates): RecordOutcome {
  if (claim.outcome === "conflict") return { outcome: "conflict" };
  const { outcome, reference, leadId } = claim;
  return { outcome, reference, leadId, mailed: fates.get(leadId) };
}
