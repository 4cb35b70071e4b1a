import { isRole } from "#app/accounts/roles.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { viewerOf } from "#app/leads/teams/teams.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { isLinkSecret, linkSecretHash, newLinkSecret } from "#app/links/link-secret.server.ts";

export type CalendarFeed = Omit<Row<"calendar_feeds">, "hash">;

const maxFeeds = 20;
const usedEveryMs = 60_000;

/**
 * Creates a secret address for a place, or for the maker's own leads.
 * @returns its secret, which is stored nowhere; null if there are too many
 */
export async function makeFeed(
  db: Queryable,
  place: string | null,
  viewer: Viewer,
  now: Date,
): Promise<string | null> {
  if ((await listFeeds(db, viewer.id)).length >= maxFeeds) return null;
  const secret = newLinkSecret();
  const id = newId(now);
  const row = { id, place, maker_id: viewer.id, hash: linkSecretHash(secret), created_at: now.getTime() };
  await insertRows(db, "calendar_feeds", [{ ...row, used_at: null, revoked_at: null }]);
  const detail = { of: place ?? "own leads" };
  await audit(db, { actorId: viewer.id, action: "calendar address made", subjectId: id, detail, now });
  return secret;
}

/** The live addresses of a staff member, newest first. */
export function listFeeds(db: Queryable, makerId: string): Promise<CalendarFeed[]> {
  return db
    .selectFrom("calendar_feeds")
    .select(["id", "maker_id", "place", "created_at", "used_at", "revoked_at"])
    .where("maker_id", "=", makerId)
    .where("revoked_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** Revokes one of the viewer's own addresses. @returns false if there is none to revoke */
export async function revokeFeed(db: Queryable, id: string, viewer: Viewer, now: Date): Promise<boolean> {
  if (!isId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable("calendar_feeds")
    .set({ revoked_at: now.getTime() })
    .where("id", "=", id)
    .where("maker_id", "=", viewer.id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await audit(db, { actorId: viewer.id, action: "calendar address revoked", subjectId: id, now });
  return true;
}

/** The feed of a secret, with its maker's present rights; null if it is unknown or revoked, or its maker disabled. */
export async function feedOf(
  db: Queryable,
  secret: string,
  now: Date,
): Promise<{ id: string; place: string | null; viewer: Viewer } | null> {
  if (!isLinkSecret(secret)) return null;
  const row = await db
    .selectFrom("calendar_feeds")
    .innerJoin("user", "user.id", "calendar_feeds.maker_id")
    .select(["calendar_feeds.id", "place", "maker_id", "used_at", "role", "disabled"])
    .where("hash", "=", linkSecretHash(secret))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!row || row.disabled || !isRole(row.role)) return null;
  if (row.used_at === null || now.getTime() - row.used_at > usedEveryMs)
    await db.updateTable("calendar_feeds").set({ used_at: now.getTime() }).where("id", "=", row.id).execute();
  const viewer = await viewerOf(db, { id: row.maker_id, role: row.role });
  return { id: row.id, place: row.place, viewer };
}
