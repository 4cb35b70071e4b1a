import type { Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { firstIdAt, newId } from "#app/database/uuid.server.ts";
import type { AuditAction } from "./audit-actions.ts";

export type AuditEntry = {
  /** The staff member, or the operator's command. */
  actorId: string;
  action: AuditAction;
  /** The lead, order, plan or staff member; absent for several at once. */
  subjectId?: string;
  /** Kinds, counts and ids, never a personal value: the entry outlives its subject. */
  detail?: Record<string, unknown>;
  now: Date;
};

/** Appends to the audit log. Rows never change; the daily job removes them after `auditMonths`. */
export async function audit(db: Queryable, entry: AuditEntry): Promise<void> {
  await insertRows(db, "audit_log", [auditRow(entry)]);
}

/** The row of an entry, for bulk inserts. */
export function auditRow({ actorId, action, subjectId, detail, now }: AuditEntry): Row<"audit_log"> {
  return {
    id: newId(now),
    actor_id: actorId,
    action,
    subject_id: subjectId ?? null,
    detail: detail ?? {},
    at: now.getTime(),
  };
}

const hourMs = 60 * 60_000;

type Viewing = {
  actorId: string;
  action: Extract<AuditEntry["action"], `${string} viewed`>;
  subjectId: string;
  detail?: AuditEntry["detail"];
  now: Date;
};

/** Records that a viewer opened a page, at most once an hour: each action on the page loads it again. */
export async function auditView(db: Queryable, viewing: Viewing): Promise<void> {
  const { actorId, action, subjectId, now } = viewing;
  const known = await db
    .selectFrom("audit_log")
    .select("id")
    .where("subject_id", "=", subjectId)
    .where("id", ">", firstIdAt(new Date(now.getTime() - hourMs)))
    .where("actor_id", "=", actorId)
    .where("action", "=", action)
    .limit(1)
    .executeTakeFirst();
  if (!known) await audit(db, viewing);
}
