import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, lockNames } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { tagKey } from "./tag-name.ts";

export type Tag = { id: string; name: string };

/** Every tag, by name. */
export async function listTags(db: Queryable): Promise<Tag[]> {
  return db.selectFrom("tags").select(["id", "name"]).orderBy("name_key").execute();
}

/** The tags of each lead, by name; none for leads whose data may not be used. */
export async function tagsOfLeads(db: Queryable, leadIds: readonly string[]): Promise<Map<string, string[]>> {
  const byLead = new Map<string, string[]>();
  if (leadIds.length === 0) return byLead;
  const rows = await db
    .selectFrom("lead_tags")
    .innerJoin("tags", "tags.id", "lead_tags.tag_id")
    .innerJoin("leads", "leads.id", "lead_tags.lead_id")
    .select(["lead_tags.lead_id", "tags.name"])
    .where(isAmong(db, "lead_tags.lead_id", leadIds, "id"))
    .where("leads.restricted_at", "is", null)
    .orderBy("tags.name_key")
    .execute();
  for (const { lead_id, name } of rows) byLead.set(lead_id, [...(byLead.get(lead_id) ?? []), name]);
  return byLead;
}

/** The tag of this name; with `mayMake` it is created if missing. */
export async function findTag(
  trx: Transaction,
  name: string,
  { mayMake, now }: { mayMake: boolean; now: Date },
): Promise<Tag | undefined> {
  const key = tagKey(name);
  if (mayMake) {
    const row = { id: newId(now), name, name_key: key, created_at: now.getTime() };
    await insertRows(trx, "tags", [row], { existing: "skip" });
  }
  return trx.selectFrom("tags").select(["id", "name"]).where("name_key", "=", key).executeTakeFirst();
}

/** The ids of the tags that no lead has. */
export async function unusedTags(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("tags")
    .leftJoin("lead_tags", "lead_tags.tag_id", "tags.id")
    .select("tags.id")
    .where("lead_tags.tag_id", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes those of these tags that no lead has. */
export async function forgetUnusedTags(trx: Transaction, tagIds: readonly string[]): Promise<void> {
  const ids = [...new Set(tagIds)];
  if (ids.length === 0) return;
  const found = await trx
    .selectFrom("tags")
    .select("name_key")
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
  await lockTags(
    trx,
    found.map(({ name_key }) => name_key),
  );
  await trx
    .deleteFrom("tags")
    .where(isAmong(trx, "id", ids, "id"))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("lead_tags").select("lead_id").whereRef("lead_tags.tag_id", "=", "tags.id"))),
    )
    .execute();
}

/** Locks tags by the keys of their names: one that a lead gets now is not deleted as unused. */
export async function lockTags(trx: Transaction, keys: readonly string[]): Promise<void> {
  await lockNames(trx, keys.map((key) => `tag ${key}`).sort());
}
