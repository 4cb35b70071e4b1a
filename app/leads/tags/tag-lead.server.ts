import type { Queryable } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { isTagOf, maxTags, tagKey } from "./tag-name.ts";
import { findTag, forgetUnusedTags, lockTags } from "./tags.server.ts";

type Tagging = {
  leadId: string;
  version?: number;
  /** A result of `readTag`; as typed, to remove one. */
  name: string;
  /** Whether the viewer may create tags. */
  mayMake: boolean;
};

/** Adds a tag to a lead. `not-allowed`: no such tag, too many tags, or the person's data may not be used. */
export function addTag(
  db: Queryable,
  { name, mayMake, ...change }: Tagging,
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    if (lead.restricted_at !== null) return "not-allowed";
    await lockTags(trx, [tagKey(name)]);
    const known = await findTag(trx, name, { mayMake: false, now });
    const present = await trx
      .selectFrom("lead_tags")
      .select("tag_id")
      .where("lead_id", "=", lead.id)
      .execute();
    if (known && present.some(({ tag_id }) => tag_id === known.id)) return "done";
    if (present.length >= maxTags) return "not-allowed";
    const tag = known ?? (await findTag(trx, name, { mayMake, now }));
    if (!tag) return "not-allowed";
    await insertRows(trx, "lead_tags", [{ lead_id: lead.id, tag_id: tag.id }]);
    return record({}, { kind: "tagged", action: "lead tagged", detail: { added: tag.name } });
  });
}

/** Removes a tag from a lead, whatever its name, and deletes the tag with its last lead. */
export function removeTag(
  db: Queryable,
  { name, ...change }: Omit<Tagging, "mayMake">,
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    const present = await trx
      .selectFrom("lead_tags")
      .innerJoin("tags", "tags.id", "lead_tags.tag_id")
      .select(["tags.id", "tags.name"])
      .where("lead_tags.lead_id", "=", lead.id)
      .execute();
    const tag = present.find((each) => isTagOf(each.name, name));
    if (!tag) return "done";
    const { numDeletedRows } = await trx
      .deleteFrom("lead_tags")
      .where("lead_id", "=", lead.id)
      .where("tag_id", "=", tag.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return "done";
    await forgetUnusedTags(trx, [tag.id]);
    return record({}, { kind: "tagged", action: "lead tagged", detail: { removed: tag.name } });
  });
}
