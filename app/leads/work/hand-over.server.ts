import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { type Status, statuses, statusesAfter } from "#app/leads/lead.ts";
import { auditRow } from "./audit.server.ts";
import { mayOwn } from "./lead-work.server.ts";
import { timelineRow } from "./timeline.server.ts";

/** What still wants somebody's work. */
const openStatuses: readonly Status[] = statuses.filter((status) => statusesAfter(status).includes("lost"));

const partSize = 200;

/** How many open leads somebody has. */
export async function countOpenLeads(db: Queryable, ownerId: string): Promise<number> {
  const { leads } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .where("owner_id", "=", ownerId)
    .where("status", "in", openStatuses)
    .executeTakeFirstOrThrow();
  return Number(leads);
}

/** `to` is null for nobody. `actorId` is left out for a command on the server. */
type HandOver = { from: string; to: string | null; actorId?: string; now: Date };

/**
 * Gives all open leads of one person to another, also of somebody who is disabled, a few hundred in a transaction.
 * Each is told on its timeline and in the audit log, like one that is given by hand.
 * @returns how many; undefined when the other may own none
 */
export async function handOverLeads(
  db: Database,
  { from, to, actorId, now }: HandOver,
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
        .limit(partSize)
        .execute();
      const ids = found.map(({ id }) => id);
      const changed = await trx
        .updateTable("leads")
        .set((row) => ({ owner_id: to, version: row("version", "+", 1), updated_at: now.getTime() }))
        .where(isAmong(trx, "id", ids, "id"))
        .where("owner_id", "=", from)
        .returning("id")
        .execute();
      const detail = { from, to };
      const by = actorId ? { actorId } : {};
      await insertRows(
        trx,
        "timeline",
        changed.map(({ id }) => timelineRow(id, { kind: "assigned", detail, ...by }, now)),
      );
      const entry = { actorId: actorId ?? "operator", action: "lead assigned", detail, now } as const;
      await insertRows(
        trx,
        "audit_log",
        changed.map(({ id }) => auditRow({ ...entry, subjectId: id })),
      );
      return { found: ids.length, changed: changed.length };
    });
    if (!part) return undefined;
    count += part.changed;
    if (part.found < partSize) return count;
  }
}
