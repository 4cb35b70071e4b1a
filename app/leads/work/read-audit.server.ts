import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { firstIdAt, isId } from "#app/database/uuid.server.ts";
import type { AuditAction } from "./audit-actions.ts";

export type AuditFilter = {
  /** A staff id, or the name of an operator's command. */
  actorId?: string;
  /** Only these actions; all if left out. */
  actions?: readonly AuditAction[];
  /** The lead, order, plan, person or staff member. */
  subjectId?: string;
  /** At or after, and before. */
  from?: Date;
  until?: Date;
};

export type AuditRow = Row<"audit_log">;

/**
 * Entries of the audit log, newest first, and the cursor of older ones. Each action is read by its own index and
 * merged, so that a rare action among a million entries is found without reading the others.
 */
export async function readAudit(
  db: Queryable,
  filter: AuditFilter,
  { after, size }: { after?: string | undefined; size: number },
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const { actorId, actions, subjectId, from, until } = filter;
  // An invalid cursor starts at the newest.
  const before = after !== undefined && isId(after) ? after : undefined;
  const rowsOf = (action?: AuditAction) => {
    let query = db.selectFrom("audit_log").selectAll();
    if (action) query = query.where("action", "=", action);
    if (actorId) query = query.where("actor_id", "=", actorId);
    if (subjectId) query = query.where("subject_id", "=", subjectId);
    if (from) query = query.where("id", ">=", firstIdAt(from));
    if (until) query = query.where("id", "<", firstIdAt(until));
    if (before) query = query.where("id", "<", before);
    return query.orderBy("id", "desc").limit(size + 1);
  };
  const wanted = actions ?? [undefined];
  const parts = await Promise.all(wanted.map((action) => rowsOf(action).execute()));
  const found = parts.flat().sort((a, b) => (a.id < b.id ? 1 : -1));
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
