import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import type { HeldLead } from "./held-data.ts";

const maxTraces = 500;

/** Who opened or changed leads, newest first, from the audit log: without names of staff, whose data that is. */
export async function readTraces(db: Queryable, leadIds: readonly string[]) {
  const rows = await db
    .selectFrom("audit_log")
    .leftJoin("user", "user.id", "audit_log.actor_id")
    .select(["subject_id", "action", "at", "user.id as staff"])
    .where(isAmong(db, "subject_id", leadIds, "id"))
    .orderBy("audit_log.id", "desc")
    .limit(maxTraces)
    .execute();
  return (leadId: string): HeldLead["seen"] =>
    rows
      .filter(({ subject_id }) => subject_id === leadId)
      .map(({ action, at, staff }) => ({
        by: action.startsWith("api ") ? "a program of ours" : staff ? "staff" : "you or the site",
        what: action.replace(/^api /, ""),
        at: new Date(at).toISOString(),
      }));
}
