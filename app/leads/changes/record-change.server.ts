import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";

type Change = {
  kind: Row<"changes">["kind"];
  /** The lead it is about. */
  leadId?: string;
  what: string;
  actorId?: string;
  /** Only this staff member is told. */
  readerId?: string;
  now: Date;
};

/**
 * Announces a change to open workspaces; call it in the transaction of the change. Timeline entries, changed leads
 * (anything that raises `version`), appointments, the queue and reservations need no call: triggers record them
 * (0037-changes.ts).
 */
export async function recordChange(db: Queryable, change: Change): Promise<void> {
  const { kind, leadId, what, actorId, readerId, now } = change;
  await db
    .insertInto("changes")
    .values({
      kind,
      subject_id: leadId ?? null,
      what,
      actor_id: actorId ?? null,
      reader_id: readerId ?? null,
      owner_before: null,
      at: now.getTime(),
    })
    .execute();
}
