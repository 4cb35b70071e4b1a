import type { Database, Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { assignLead, mayOwn, type WorkOutcome } from "./lead-work.server.ts";

const partSize = 20;

/** The number of open leads of an owner. */
export async function countOpenLeads(db: Queryable, ownerId: string): Promise<number> {
  const { leads } = await openLeadsOf(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  return Number(leads);
}

/** The leads of an owner who leaves that another must take. */
export function openLeadsOf(db: Queryable, ownerId: string) {
  return db
    .selectFrom("leads")
    .where("owner_id", "=", ownerId)
    .where("status", "in", openStatuses)
    .where("erased_at", "is", null);
}

/** A command on the server has the rights of an admin. */
const operator: Viewer = { id: "operator", role: "admin" };

/**
 * Assigns all open leads of one owner, who may be disabled, to another or to none, a few per transaction; for a command
 * on the server, with the effects of assigning on the screen.
 * @returns how many; undefined if the new owner may not own leads
 */
export async function handOverLeads(
  db: Database,
  { from, to, now }: { from: string; to: string | null; now: Date },
): Promise<number | undefined> {
  if (!isId(from) || from === to || (to !== null && !isId(to))) return undefined;
  // Also without a lead to assign, which would be refused then.
  if (to !== null && !(await mayOwn(db, to))) return undefined;
  let count = 0;
  for (;;) {
    const outcomes = await db.retriedTransaction(async (trx) => {
      const found = await openLeadsOf(trx, from).select("id").orderBy("id").limit(partSize).execute();
      const outcomes: WorkOutcome["outcome"][] = [];
      for (const { id: leadId } of found)
        outcomes.push((await assignLead(trx, { leadId, ownerId: to }, operator, now)).outcome);
      return outcomes;
    });
    if (outcomes.includes("not-allowed")) return undefined;
    count += outcomes.filter((outcome) => outcome === "done").length;
    if (outcomes.length < partSize) return count;
  }
}
