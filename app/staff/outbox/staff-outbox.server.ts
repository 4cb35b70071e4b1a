import { sql } from "kysely";
import { countUpTo } from "#app/database/count-up-to.server.ts";
import type { Database, Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";

export type OutboxEntry = {
  id: string;
  leadId: string | null;
  template: string;
  to: string[];
  subject: string;
  state: "open" | "held" | "sent" | "dead" | "withheld";
  tries: number;
  /** When the next try is due; meaningless for sent and dead mails. */
  dueAt: Date;
  /** Why the last try failed, in the words of the mail server. */
  lastError: string | null;
  createdAt: Date;
  /** When a mail server accepted it. */
  sentAt: Date | null;
};

/** Mails of a page of the log. */
export const pageSize = 50;

/** Mails in a state, newest first; pass the last id as `after` for the next page. Agents see none. */
export async function listMails(
  db: Queryable,
  { state, after, limit = pageSize }: { state: OutboxEntry["state"]; after?: string; limit?: number },
  viewer: Viewer,
): Promise<OutboxEntry[]> {
  if (viewer.role === "agent") return [];
  const query = db
    .selectFrom("outbox")
    .selectAll()
    .where("state", "=", state)
    .orderBy("id", "desc")
    .limit(limit);
  const rows = await (after && isId(after) ? query.where("id", "<", after) : query).execute();
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    template: row.template,
    to: [...row.recipients, ...row.cc],
    subject: row.subject,
    state: row.state,
    tries: row.attempts,
    dueAt: new Date(row.due_at),
    lastError: row.last_error,
    createdAt: new Date(row.created_at),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  }));
}

/** How many mails are in a state; counting stops at `maxCounted`. */
export function countMails(db: Queryable, state: OutboxEntry["state"]): Promise<number> {
  return countUpTo(db, db.selectFrom("outbox").select("id").where("state", "=", state), maxCounted);
}

/**
 * Whether the relay now refuses mails to our own addresses, which is a wrong setting rather than a fault of the mails.
 */
export async function refusesOurs(db: Queryable): Promise<boolean> {
  const refused = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", sql.lit("open"))
    .where("failure", "=", sql.lit("refused"))
    .limit(1)
    .executeTakeFirst();
  return refused !== undefined;
}

/** Retries dead mails, with all their tries, and those that wait after a failed try. Then wake the outbox. */
export async function retryAll(
  db: Database,
  viewer: Viewer,
  now: Date,
): Promise<{ outcome: "done"; mails: number } | { outcome: "not-allowed" }> {
  if (viewer.role === "agent") return { outcome: "not-allowed" };
  return db.retriedTransaction(async (trx) => {
    const waiting = await trx
      .updateTable("outbox")
      .set({ due_at: now.getTime() })
      .where("state", "=", sql.lit("open"))
      .where("claim", "is", null)
      .where("failure", "is not", null)
      .executeTakeFirstOrThrow();
    const dead = await trx
      .updateTable("outbox")
      .set({ state: "open", attempts: 0, due_at: now.getTime(), claim: null })
      .where("state", "=", "dead")
      .executeTakeFirstOrThrow();
    const mails = Number(waiting.numUpdatedRows + dead.numUpdatedRows);
    if (mails > 0) await audit(trx, { actorId: viewer.id, action: "mails retried", detail: { mails }, now });
    return { outcome: "done", mails };
  });
}

/** Gives a dead mail all its tries again, from now. Then wake the outbox. */
export async function retryMail(
  db: Database,
  mailId: string,
  viewer: Viewer,
  now: Date,
): Promise<{ outcome: "done" | "missing" | "not-allowed" }> {
  if (viewer.role === "agent") return { outcome: "not-allowed" };
  if (!isId(mailId)) return { outcome: "missing" };
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("outbox")
      .set({ state: "open", attempts: 0, due_at: now.getTime(), claim: null })
      .where("id", "=", mailId)
      .where("state", "=", "dead")
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { outcome: "missing" };
    await audit(trx, { actorId: viewer.id, action: "mail retried", subjectId: mailId, now });
    return { outcome: "done" };
  });
}
