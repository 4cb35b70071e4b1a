import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { tellChanges } from "#app/leads/changes/tell-systems.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { auditRow } from "./audit.server.ts";
import { mayOwn } from "./lead-work.server.ts";

const partSize = 200;

/** The number of open leads of an owner. */
export async function countOpenLeads(db: Queryable, ownerId: string): Promise<number> {
  const { leads } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .where("owner_id", "=", ownerId)
    .where("status", "in", openStatuses)
    .executeTakeFirstOrThrow();
  return Number(leads);
}

/**
 * Moves all open leads of one owner, even a disabled one, to another or to nobody, a few hundred per transaction, for a
 * command on the server. Each is recorded on its timeline and in the audit log, as when assigned by hand.
 * @returns how many; undefined when the new owner may not own leads
 */
export async function handOverLeads(
  db: Database,
  { from, to, now }: { from: string; to: string | null; now: Date },
): Promise<number | undefined> {
  if (!isId(from) || from === to || (to !== null && !isId(to))) return undefined;
  let count = 0;
  for (;;) {
    const part = await db.transaction().execute(async (trx) => {
      if (to !== null && !(await mayOwn(trx, to))) return undefined;
      const found = await trx
        .selectFrom("leads")
        .select("id")
        .where("owner_id", "=", from)
        .where("status", "in", openStatuses)
        .orderBy("id")
        .limit(partSize)
        .execute();
      const ids = found.map(({ id }) => id);
      const changed = await trx
        .updateTable("leads")
        .set((row) => ({
          owner_id: to,
          unread_since: to === null ? null : now.getTime(),
          version: row("version", "+", 1),
          updated_at: now.getTime(),
        }))
        .where(isAmong(trx, "id", ids, "id"))
        .where("owner_id", "=", from)
        .returning("id")
        .execute();
      const detail = { from, to };
      const entries = changed.map(({ id }) => timelineRow(id, { kind: "assigned", detail }, now));
      await insertRows(trx, "timeline", entries);
      await tellChanges(trx, entries, now);
      const entry = { actorId: "operator", action: "lead assigned", detail, now } as const;
      await insertRows(
        trx,
        "audit_log",
        changed.map(({ id }) => auditRow({ ...entry, subjectId: id })),
      );
      return { found: found.length, changed: changed.length };
    });
    if (!part) return undefined;
    count += part.changed;
    if (part.found < partSize) return count;
  }
}
