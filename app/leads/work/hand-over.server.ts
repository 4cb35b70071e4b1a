import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { tellChanges } from "#app/leads/changes/tell-systems.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import { presentRouting } from "#app/leads/routing/desk.server.ts";
import { takeTurns } from "#app/leads/routing/route-leads.server.ts";
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

/** `to`: a person, a team whose members take turns, or null: no owner. `actorId`: absent for a command on the server. */
type HandOver = { from: string; to: string | { team: string } | null; actorId?: string; now: Date };

/**
 * Moves all open leads of one owner, even a disabled one, to others, a few hundred per transaction. Each is recorded
 * on its timeline and in the audit log, as when assigned by hand.
 * @returns how many; undefined when the new owner may not own leads, or all members of the team are away
 */
export async function handOverLeads(
  db: Database,
  { from, to, actorId, now }: HandOver,
): Promise<number | undefined> {
  if (!isId(from) || from === to || (typeof to === "string" && !isId(to))) return undefined;
  let count = 0;
  for (;;) {
    const part = await db.transaction().execute(async (trx) => {
      if (typeof to === "string" && !(await mayOwn(trx, to))) return undefined;
      const owners = await newOwners(trx, { from, to, now });
      if (owners.length === 0) return undefined;
      const found = await trx
        .selectFrom("leads")
        .select("id")
        .where("owner_id", "=", from)
        .where("status", "in", openStatuses)
        .orderBy("id")
        .limit(partSize)
        .execute();
      const first = to !== null && typeof to === "object" ? await takeTurns(trx, to.team, found.length) : 0;
      const ownerOf = new Map(
        found.map(({ id }, index) => [id, owners[(first + index) % owners.length] ?? null]),
      );
      const changed: { id: string; owner_id: string | null }[] = [];
      for (const owner of new Set(ownerOf.values())) {
        const ids = [...ownerOf].flatMap(([id, its]) => (its === owner ? [id] : []));
        const moved = await trx
          .updateTable("leads")
          .set((row) => ({
            owner_id: owner,
            unread_since: owner === null || owner === actorId ? null : now.getTime(),
            version: row("version", "+", 1),
            updated_at: now.getTime(),
          }))
          .where(isAmong(trx, "id", ids, "id"))
          .where("owner_id", "=", from)
          .returning(["id", "owner_id"])
          .execute();
        changed.push(...moved);
      }
      const by = actorId ? { actorId } : {};
      const entries = changed.map(({ id, owner_id }) =>
        timelineRow(id, { kind: "assigned", detail: { from, to: owner_id }, ...by }, now),
      );
      await insertRows(trx, "timeline", entries);
      await tellChanges(trx, entries, now);
      const entry = { actorId: actorId ?? "operator", action: "lead assigned", now } as const;
      await insertRows(
        trx,
        "audit_log",
        changed.map(({ id, owner_id }) =>
          auditRow({ ...entry, subjectId: id, detail: { from, to: owner_id } }),
        ),
      );
      return { found: found.length, changed: changed.length };
    });
    if (!part) return undefined;
    count += part.changed;
    if (part.found < partSize) return count;
  }
}

/** Who takes turns in getting the leads; of a team the members who are not away. May be empty. */
async function newOwners(
  trx: Transaction,
  { from, to, now }: Pick<HandOver, "from" | "to" | "now">,
): Promise<(string | null)[]> {
  if (to === null || typeof to === "string") return [to];
  const { deskOn } = await presentRouting(trx);
  return deskOn(dayOf(now))
    .membersIn(to.team)
    .filter((id) => id !== from);
}
