import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { repeatWindowMs, type Submission } from "./submission.ts";

type Candidate = { submission: Submission; now: Date; leadId: string; reference: string };

export type ClaimedId =
  | { outcome: "stored" | "repeated"; leadId: string; reference: string }
  | { outcome: "conflict" };

/** Claims the id of each submission for its lead, or finds the lead that already holds it. */
export async function claimIds(trx: Transaction, candidates: Candidate[]): Promise<ClaimedId[]> {
  const claims = candidates.map(claimOf);
  const firsts = new Map<string, Row<"submission_ids">>();
  for (const { row } of claims) if (!firsts.has(row.key)) firsts.set(row.key, row);
  // In key order, so that two batches cannot deadlock on each other's keys.
  const wanted = [...firsts.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const won = new Set(
    await insertRows(trx, "submission_ids", wanted, { existing: "skip", returning: "key" }),
  );
  const held = await heldBefore(trx, claims, won);
  const early = claims.filter(({ row, earlierKey }) => won.has(row.key) && recent(held.get(earlierKey), row));
  if (early.length > 0) {
    const keys = early.map(({ row }) => row.key);
    await trx
      .deleteFrom("submission_ids")
      .where(isAmong(trx, "key", keys))
      .execute();
  }
  return claims.map(({ row, earlierKey }) => {
    const earlier = held.get(earlierKey);
    const holder = recent(earlier, row) ? earlier : (held.get(row.key) ?? firsts.get(row.key));
    if (!holder || holder.fingerprint !== row.fingerprint) return { outcome: "conflict" };
    const outcome = holder.lead_id === row.lead_id ? "stored" : "repeated";
    return { outcome, leadId: holder.lead_id, reference: holder.reference };
  });
}

/**
 * Claims the id of an addition to an existing lead. `repeated`: the same addition came before; `conflict`: a different
 * one has this id.
 */
export async function claimAddition(
  trx: Transaction,
  submission: Submission,
  { leadId, reference }: { leadId: string; reference: string },
  now: Date,
): Promise<"new" | "repeated" | "conflict"> {
  const known = await findSubmission(trx, submission, now);
  if (known) return known.same && known.leadId === leadId ? "repeated" : "conflict";
  const { row } = claimOf({ submission, now, leadId, reference });
  const won = await insertRows(trx, "submission_ids", [row], { existing: "skip", returning: "key" });
  return won.length > 0 ? "new" : "repeated";
}

/**
 * The lead of an earlier submission with this id, and whether the answers are the same, for decisions before storing.
 * Undefined if the id is new.
 */
export async function findSubmission(
  db: Queryable,
  submission: Submission,
  now: Date,
): Promise<{ leadId: string; reference: string; same: boolean } | undefined> {
  const { row, earlierKey } = claimOf({ submission, now, leadId: "", reference: "" });
  const rows = await db
    .selectFrom("submission_ids")
    .selectAll()
    .where(isAmong(db, "key", [row.key, earlierKey].filter(Boolean)))
    .execute();
  const exact = rows.find(({ key }) => key === row.key);
  const earlier = rows.find(({ key }) => key === earlierKey);
  const found = exact ?? (recent(earlier, row) ? earlier : undefined);
  return (
    found && {
      leadId: found.lead_id,
      reference: found.reference,
      same: found.fingerprint === row.fingerprint,
    }
  );
}

// Without an id the fingerprint identifies a submission within a time window; a repeat falls into the same window or
// the next.
function claimOf({ submission, now, leadId, reference }: Candidate) {
  const { submissionId, form, fingerprint } = submission;
  const window = Math.floor(now.getTime() / repeatWindowMs);
  const row: Row<"submission_ids"> = {
    key: submissionId ? `id:${submissionId}` : `body:${form}:${fingerprint}:${window}`,
    fingerprint,
    lead_id: leadId,
    reference,
    created_at: now.getTime(),
  };
  return { row, earlierKey: submissionId ? "" : `body:${form}:${fingerprint}:${window - 1}` };
}

async function heldBefore(trx: Transaction, claims: ReturnType<typeof claimOf>[], won: Set<string>) {
  const lost = claims.map(({ row }) => row.key).filter((key) => !won.has(key));
  const keys = [...lost, ...claims.map(({ earlierKey }) => earlierKey)].filter(Boolean);
  if (keys.length === 0) return new Map<string, Row<"submission_ids">>();
  const rows = await trx
    .selectFrom("submission_ids")
    .selectAll()
    .where(isAmong(trx, "key", keys))
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

function recent(earlier: Row<"submission_ids"> | undefined, row: Row<"submission_ids">): boolean {
  return earlier !== undefined && row.created_at - earlier.created_at < repeatWindowMs;
}
