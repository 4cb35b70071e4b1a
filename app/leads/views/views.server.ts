import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, lockNames } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";

/** A view that a staff member sees: their own, or one shared by a colleague. */
export type LeadView = {
  id: string;
  name: string;
  address: string;
  isShared: boolean;
  isMine: boolean;
  mayDelete: boolean;
  isPinned: boolean;
};

/** Views of one staff member at most, so that the rail stays short. */
export const maxViews = 50;
export const longestViewName = 60;

/** The viewer's own views and those shared by others, by name. */
export async function listViews(db: Queryable, { id, role }: Viewer): Promise<LeadView[]> {
  const [rows, pins] = await Promise.all([
    db
      .selectFrom("lead_views")
      .selectAll()
      .where(({ or, eb }) => or([eb("maker_id", "=", id), eb("is_shared", "=", 1)]))
      .execute(),
    db.selectFrom("lead_view_pins").select("view_id").where("user_id", "=", id).execute(),
  ]);
  const pinned = new Set(pins.map(({ view_id }) => view_id));
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      address: row.address,
      isShared: row.is_shared === 1,
      isMine: row.maker_id === id,
      mayDelete: row.maker_id === id || (row.is_shared === 1 && role === "admin"),
      isPinned: pinned.has(row.id),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

type NewView = { name: string; address: string; isShared: boolean };

/**
 * Saves a list under a name and pins it; the same one saved once more, as after a lost answer, stays one.
 * @returns its id; undefined if there are too many
 */
export function addView(
  db: Database,
  { name, address, isShared }: NewView,
  { id: maker }: Viewer,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, [`views of ${maker}`]);
    const is_shared = isShared ? 1 : 0;
    const same = await trx
      .selectFrom("lead_views")
      .select("id")
      .where((eb) => eb.and({ maker_id: maker, name, address, is_shared }))
      .executeTakeFirst();
    if (same) return same.id;
    const { views } = await trx
      .selectFrom("lead_views")
      .select(({ fn }) => fn.countAll<number>().as("views"))
      .where("maker_id", "=", maker)
      .executeTakeFirstOrThrow();
    if (Number(views) >= maxViews) return undefined;
    const id = newId(now);
    const row = { id, maker_id: maker, name, address, created_at: now.getTime() };
    await insertRows(trx, "lead_views", [{ ...row, is_shared }]);
    await insertRows(trx, "lead_view_pins", [{ view_id: id, user_id: maker }]);
    return id;
  });
}

/** Pins or unpins a view that the viewer sees. @returns whether there is such a view */
export async function pinView(db: Database, id: string, pinned: boolean, viewer: Viewer): Promise<boolean> {
  const view = (await listViews(db, viewer)).find((each) => each.id === id);
  if (!view) return false;
  const pin = { view_id: id, user_id: viewer.id };
  if (pinned) await insertRows(db, "lead_view_pins", [pin], { existing: "skip" });
  else
    await db
      .deleteFrom("lead_view_pins")
      .where("view_id", "=", id)
      .where("user_id", "=", viewer.id)
      .execute();
  return true;
}

/**
 * Deletes one of the viewer's own views, with all pins of it; for an admin also a shared one, whose maker may have left.
 * @returns whether there was one
 */
export async function deleteView(db: Database, id: string, viewer: Viewer): Promise<boolean> {
  const view = (await listViews(db, viewer)).find((each) => each.id === id);
  if (!view?.mayDelete) return false;
  const { numDeletedRows } = await db.deleteFrom("lead_views").where("id", "=", id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
