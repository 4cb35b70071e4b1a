import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type NoticeKind, noticeKinds, noticeSentence } from "./notice-kinds.ts";
import { recordChange } from "./record-change.server.ts";

const maxShown = 100;

/** A staff member's notices, newest first. If they may no longer see the lead, only the kind. */
export async function listNotices(db: Queryable, viewer: Viewer) {
  const notices = await db
    .selectFrom("staff_notices")
    .leftJoin("user", "user.id", "staff_notices.actor_id")
    .selectAll("staff_notices")
    .select("user.name as actor")
    .where("user_id", "=", viewer.id)
    .orderBy("staff_notices.id", "desc")
    .limit(maxShown)
    .execute();
  const leads = await db
    .selectFrom("leads")
    .select(leadRowColumns)
    .where(isAmong(db, "id", [...new Set(notices.map(({ lead_id }) => lead_id))], "id"))
    .execute();
  const seen = leads.filter(({ owner_id }) => maySee(viewer, owner_id)).map(asLeadRow);
  const names = new Map(seen.map((lead) => [lead.id, leadName(lead)]));
  return notices.map(({ id, kind, lead_id, actor, created_at, read_at }) => ({
    id,
    sentence: noticeSentence(kind, actor ?? undefined),
    leadId: names.has(lead_id) ? lead_id : null,
    leadName: names.get(lead_id) ?? "a lead that is not yours any more",
    at: new Date(created_at),
    isRead: read_at !== null,
  }));
}

/** The number of unread notices, at most 99. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const rows = await db
    .selectFrom("staff_notices")
    .select("id")
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .limit(99)
    .execute();
  return rows.length;
}

type Which = { notice: string } | { leadId: string } | "all";

/** Marks notices as read and updates the reader's other tabs. */
export async function markRead(db: Database, which: Which, viewer: Viewer, now: Date): Promise<void> {
  if (which !== "all" && !isId("notice" in which ? which.notice : which.leadId)) return;
  let unread = db
    .selectFrom("staff_notices")
    .select("id")
    .where("user_id", "=", viewer.id)
    .where("read_at", "is", null);
  if (which !== "all") {
    unread =
      "notice" in which ? unread.where("id", "=", which.notice) : unread.where("lead_id", "=", which.leadId);
  }
  const ids = (await unread.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("staff_notices")
      .set({ read_at: now.getTime() })
      .where(isAmong(trx, "id", ids, "id"))
      .where("user_id", "=", viewer.id)
      .execute();
    await recordChange(trx, { kind: "notice", what: "read", readerId: viewer.id, now });
  });
}

/**
 * Marks both as seen when a lead is opened: the reader's notices and, for its owner, the lead. They are two, because a
 * notice belongs to its reader (who may be a mentioned colleague) and says why, while `unread_since` belongs to the
 * lead: the list filters and sorts by it, and it also marks changes without a notice.
 */
export async function markSeen(db: Database, leadId: string, viewer: Viewer, now: Date): Promise<void> {
  const lead = await db
    .selectFrom("leads")
    .select(["owner_id", "unread_since", "reply_unread_since"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  const isUnread = lead && (lead.unread_since !== null || lead.reply_unread_since !== null);
  if (isUnread && lead.owner_id === viewer.id) {
    const seen = { unread_since: null, reply_unread_since: null };
    await db.updateTable("leads").set(seen).where("id", "=", leadId).execute();
  }
  await markRead(db, { leadId }, viewer, now);
}

/** The kinds for which a staff member gets mails. */
export async function mailedKinds(db: Queryable, userId: string): Promise<NoticeKind[]> {
  const rows = await db.selectFrom("notice_wishes").select("kind").where("user_id", "=", userId).execute();
  const off = new Set<string>(rows.map(({ kind }) => kind));
  return noticeKinds.filter((kind) => !off.has(kind));
}

export async function setMailedKinds(
  db: Database,
  userId: string,
  wanted: readonly string[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("notice_wishes").where("user_id", "=", userId).execute();
    const off = noticeKinds.filter((kind) => !wanted.includes(kind));
    const rows = off.map((kind) => ({ user_id: userId, kind, no_mail_since: now.getTime() }));
    await insertRows(trx, "notice_wishes", rows);
  });
}
