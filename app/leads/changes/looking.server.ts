import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { recordChange } from "./record-change.server.ts";

/** How long a page counts as open after its last sign of life; an open page renews it. */
const leaseMs = 45_000;

type Looking = { leadId: string; viewer: Viewer; now: Date };

/**
 * Records that the viewer opened or left a lead, and tells the others who look at it.
 * @returns the names of colleagues who look at it; null if the viewer may not see the lead
 */
export async function lookAt(
  db: Database,
  { leadId, viewer, now, hasLeft }: Looking & { hasLeft: boolean },
): Promise<string[] | null> {
  if (!isId(leadId)) return null;
  return db.transaction().execute(async (trx) => {
    const lead = await trx.selectFrom("leads").select("owner_id").where("id", "=", leadId).executeTakeFirst();
    if (!lead || !maySee(viewer, lead.owner_id)) return null;
    const own = trx
      .deleteFrom("presences")
      .where("lead_id", "=", leadId)
      .where("user_id", "=", viewer.id)
      .returning("until");
    const before = await own.executeTakeFirst();
    const wasThere = before !== undefined && before.until > now.getTime();
    if (!hasLeft) {
      const row = { lead_id: leadId, user_id: viewer.id, until: now.getTime() + leaseMs };
      await insertRows(trx, "presences", [row], { existing: "skip" });
    }
    if (wasThere === hasLeft) {
      await recordChange(trx, { kind: "looking", leadId, what: "looking", actorId: viewer.id, now });
    }
    return othersLookingAt(trx, { leadId, viewer, now });
  });
}

async function othersLookingAt(db: Queryable, { leadId, viewer, now }: Looking): Promise<string[]> {
  const rows = await db
    .selectFrom("presences")
    .innerJoin("user", "user.id", "presences.user_id")
    .select(["user.name", "user.disabled"])
    .where("lead_id", "=", leadId)
    .where("user_id", "!=", viewer.id)
    .where("until", ">", now.getTime())
    .orderBy("user.name")
    .execute();
  return rows.filter(({ disabled }) => !disabled).map(({ name }) => name);
}
