import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { isEmpty, lockGroups, type PersonRow, readGroup, seenMark } from "./person-group.server.ts";

const undoDays = 10;
const dayMs = 24 * 60 * 60_000;

export type MergeOutcome =
  | { outcome: "done" }
  | { outcome: "refused"; sentence: string }
  | { outcome: "missing" };

/** `keptId` represents both. */
type Pair = { keptId: string; mergedId: string };

/** A pair, and the people whom the viewer saw as its two sides (`seenMark`); without it whoever they are now. */
type Shown = Pair & { seen?: string };

/**
 * Merges two people: no row moves or changes, one of them represents both. So an undo restores exactly what was, and
 * later submissions stay with the address they came from.
 */
export function mergePeople(db: Database, pair: Shown, viewer: Viewer, now: Date): Promise<MergeOutcome> {
  return db.transaction().execute(async (trx) => {
    const both = await lockPair(trx, pair);
    if (!both) return { outcome: "missing" };
    const { kept, merged } = both;
    if (kept[0].id === merged[0].id) return refused("They are one person already.");
    if (isOther(both, pair)) return refused(changedMeanwhile);
    if ([...kept, ...merged].every(isEmpty))
      return refused("Their data was erased: there is nothing to merge.");
    if (!(await maySeeAll(trx, [...kept, ...merged], viewer)))
      return refused("A colleague has enquiries of one of them. Ask a manager to merge the two.");
    const [keptId, mergedId] = [kept[0].id, merged[0].id];
    const carried = merged.slice(1).map(({ id }) => id);
    await trx
      .updateTable("people")
      .set({ merged_into: keptId })
      .where(isAmong(trx, "id", [mergedId, ...carried], "id"))
      .execute();
    const id = newId(now);
    await insertRows(trx, "person_merges", [
      {
        ...{ id, kept_id: keptId, merged_id: mergedId, carried: JSON.stringify(carried) },
        ...{ actor_id: viewer.id, at: now.getTime(), undone_at: null },
      },
    ]);
    await auditPair(trx, "people merged", { keptId, mergedId }, viewer, now);
    return { outcome: "done" };
  });
}

/** A merge that can be undone, or why it cannot. */
export type Merge = { id: string; mergedId: string; actorId: string; at: Date; hindrance: string | null };

/** The merges of a person, newest first. */
export async function readMerges(db: Queryable, personId: string, now: Date): Promise<Merge[]> {
  const rows = await db
    .selectFrom("person_merges")
    .selectAll()
    .where("kept_id", "=", personId)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  const people = await db
    .selectFrom("people")
    .selectAll()
    .where(isAmong(db, "id", [personId, ...rows.map(({ merged_id }) => merged_id)], "id"))
    .execute();
  const byId = new Map(people.map((row) => [row.id, row]));
  return rows.map((row) => ({
    id: row.id,
    mergedId: row.merged_id,
    actorId: row.actor_id,
    at: new Date(row.at),
    hindrance: hindranceOf(row, byId, now),
  }));
}

/** Why a merge cannot be undone; null if it can. */
function hindranceOf(
  { merged_id, kept_id, at }: Row<"person_merges">,
  byId: ReadonlyMap<string, Row<"people">>,
  now: Date,
): string | null {
  const [kept, merged] = [byId.get(kept_id), byId.get(merged_id)];
  if (!kept || !merged || isEmpty(merged) || isEmpty(kept))
    return "The data of one of them was erased since: there is nothing to go back to.";
  if (kept.merged_into !== null || merged.merged_into !== kept_id)
    return "They have been merged with someone else since: undo that first.";
  if (now.getTime() - at > undoDays * dayMs)
    return `Only ${undoDays} days are given to undo it, and they are over.`;
  return null;
}

/** Undoes a merge: each is again as before. */
export function undoMerge(db: Database, mergeId: string, viewer: Viewer, now: Date): Promise<MergeOutcome> {
  return db.transaction().execute(async (trx) => {
    if (!isId(mergeId)) return { outcome: "missing" };
    const row = await trx
      .selectFrom("person_merges")
      .selectAll()
      .where("id", "=", mergeId)
      .executeTakeFirst();
    if (!row || row.undone_at !== null) return { outcome: "missing" };
    const both = await lockPair(trx, { keptId: row.kept_id, mergedId: row.merged_id });
    if (!both) return { outcome: "missing" };
    if (!(await maySeeAll(trx, both.kept, viewer)))
      return refused("A colleague has enquiries of this person. Ask a manager to undo the merge.");
    const byId = new Map(both.kept.map((person) => [person.id, person]));
    const hindrance = hindranceOf(row, byId, now);
    if (hindrance) return refused(hindrance);
    await trx.updateTable("people").set({ merged_into: null }).where("id", "=", row.merged_id).execute();
    const carried = JSON.parse(row.carried) as string[];
    await trx
      .updateTable("people")
      .set({ merged_into: row.merged_id })
      .where(isAmong(trx, "id", carried, "id"))
      .execute();
    await trx
      .updateTable("person_merges")
      .set({ undone_at: now.getTime() })
      .where("id", "=", mergeId)
      .execute();
    await auditPair(trx, "people separated", { keptId: row.kept_id, mergedId: row.merged_id }, viewer, now);
    return { outcome: "done" };
  });
}

/** Records that these two look alike but are different people. */
export function keepSeparate(db: Database, pair: Shown, viewer: Viewer, now: Date): Promise<MergeOutcome> {
  return db.transaction().execute(async (trx) => {
    const { keptId, mergedId } = pair;
    const both = await lockPair(trx, pair);
    if (!both || both.kept[0].id === both.merged[0].id) return { outcome: "missing" };
    if (isOther(both, pair)) return refused(changedMeanwhile);
    if (!(await maySeeAll(trx, [...both.kept, ...both.merged], viewer)))
      return refused("A colleague has enquiries of one of them. Ask a manager to keep the two separate.");
    const [first_id = "", second_id = ""] = [both.kept[0].id, both.merged[0].id].sort();
    const row = { first_id, second_id, actor_id: viewer.id, at: now.getTime() };
    await insertRows(trx, "separate_people", [row], { existing: "skip" });
    await auditPair(trx, "people kept apart", { keptId, mergedId }, viewer, now);
    return { outcome: "done" };
  });
}

/** Whether the viewer may see all leads of these people, which merging and keeping separate require. */
export async function maySeeAll(
  db: Queryable,
  people: readonly { id: string }[],
  viewer: Viewer,
): Promise<boolean> {
  const owners = await db
    .selectFrom("leads")
    .select("owner_id")
    .distinct()
    .where(
      isAmong(
        db,
        "person_id",
        people.map(({ id }) => id),
        "id",
      ),
    )
    .where("erased_at", "is", null)
    .execute();
  return owners.every(({ owner_id }) => maySee(viewer, owner_id));
}

/** Locks both with everyone merged into them until the transaction ends. */
async function lockPair(trx: Transaction, { keptId, mergedId }: Pair) {
  if (!isId(keptId) || !isId(mergedId)) return undefined;
  await lockGroups(trx, [keptId, mergedId]);
  const [kept, merged] = await Promise.all([readGroup(trx, keptId), readGroup(trx, mergedId)]);
  return kept && merged ? { kept, merged } : undefined;
}

const changedMeanwhile =
  "A colleague merged or separated one of them while you looked. You see the two as they are now: check, and do it again if it still fits.";

function isOther({ kept, merged }: { kept: PersonRow[]; merged: PersonRow[] }, { seen }: Shown): boolean {
  return seen !== undefined && seen !== seenMark([...kept, ...merged]);
}

function auditPair(
  trx: Transaction,
  action: "people merged" | "people separated" | "people kept apart",
  { keptId, mergedId }: Pair,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  return audit(trx, { actorId: viewer.id, action, subjectId: keptId, detail: { with: mergedId }, now });
}

function refused(sentence: string): MergeOutcome {
  return { outcome: "refused", sentence };
}
