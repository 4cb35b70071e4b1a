import type { Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, lockNames, type Row } from "#app/database/rows.server.ts";
import { firstIdAt, newId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { teammatesOf } from "#app/leads/teams/teams.server.ts";
import type { Message } from "#app/outbox/channels.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { wakesOf } from "#app/outbox/push/push-devices.server.ts";
import type { Letter } from "#app/outbox/queue/channel.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { type NoticeKind, noticeSentence } from "./notice-kinds.ts";
import { recordChange } from "./record-change.server.ts";

const hourMs = 60 * 60_000;

/** The time between two mails to one reader about the same lead. */
const quietMs = 15 * 60_000;

/** Mails to one colleague an hour, for example after getting many leads; the workspace lists all. */
const maxMailsAnHour = 12;

type Telling = {
  kind: NoticeKind;
  leadId: string;
  /** Staff ids; by default the owner of the lead, if it has one. */
  to?: readonly string[];
  /** The colleague who caused it and is not notified. */
  actorId?: string;
  /** Notices with the same key are sent once. */
  once?: string;
  now: Date;
};

/**
 * Notifies staff about a lead, in the transaction of the event: in the workspace, on devices that asked for it, and by
 * mail unless the reader has switched this kind off or had a mail about this lead within a quarter of an hour. Skips
 * disabled staff and those who may not see the lead. The mail holds no text of a visitor.
 * @returns who was notified, and whether a mail or a push was queued: then wake the outbox
 */
export async function notifyStaff(
  trx: Transaction,
  { kind, leadId, to, actorId, once, now }: Telling,
): Promise<{ told: string[]; isQueued: boolean }> {
  const lead = await trx
    .selectFrom("leads")
    .select(["id", "reference", "owner_id"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (!lead) return { told: [], isQueued: false };
  const wanted = (to ?? [lead.owner_id ?? ""]).filter((id) => id !== actorId);
  const readers = await readActive(trx, wanted, lead.owner_id);
  const actor = actorId && (await nameOf(trx, actorId));
  const told: string[] = [];
  let isQueued = false;
  for (const { id: userId, email } of readers) {
    const about = { user_id: userId, kind, lead_id: leadId };
    const isMail = await wantsMail(trx, about, now);
    const notice: Row<"staff_notices"> = {
      ...about,
      id: newId(now),
      actor_id: actorId ?? null,
      once: once ?? null,
      created_at: now.getTime(),
      mailed_at: isMail ? now.getTime() : null,
      read_at: null,
    };
    const made = await insertRows(trx, "staff_notices", [notice], { existing: "skip", returning: "id" });
    if (made.length === 0) continue;
    told.push(userId);
    await recordChange(trx, { kind: "notice", leadId, what: kind, readerId: userId, now });
    const letters: Letter<Message>[] = (await wakesOf(trx, userId, now)).map((message) => ({ message }));
    if (isMail) letters.push({ message: noticeMail(email, noticeSentence(kind, actor || undefined), lead) });
    if (letters.length === 0) continue;
    await queueMessages(trx, letters, now);
    isQueued = true;
  }
  if (kind === "answered") {
    await markSince(trx, leadId, "reply_unread_since", now);
    if (lead.owner_id !== null) await markSince(trx, leadId, "unread_since", now);
  }
  return { told, isQueued };
}

/**
 * `unread_since`: changed since the owner looked. `reply_unread_since`: a customer's reply is unread, even if the lead
 * has no owner.
 */
async function markSince(
  trx: Transaction,
  leadId: string,
  column: "unread_since" | "reply_unread_since",
  now: Date,
): Promise<void> {
  await trx
    .updateTable("leads")
    .set({ [column]: now.getTime() })
    .where("id", "=", leadId)
    .where(column, "is", null)
    .execute();
}

/** The active accounts among these that may see a lead of this owner. */
async function readActive(db: Queryable, ids: readonly string[], ownerId: string | null) {
  if (ids.length === 0) return [];
  const users = await db
    .selectFrom("user")
    .select(["id", "email", "role", "disabled"])
    .where(isAmong(db, "id", [...new Set(ids)]))
    .execute();
  const active = users.filter(({ disabled }) => !disabled);
  const viewers = await Promise.all(
    active.map(async ({ id, role }) => ({ id, role, teammates: await teammatesOf(db, id) })),
  );
  return active.filter((_, at) => viewers[at] && maySee(viewers[at], ownerId));
}

async function nameOf(db: Queryable, id: string): Promise<string | undefined> {
  const user = await db.selectFrom("user").select("name").where("id", "=", id).executeTakeFirst();
  return user?.name;
}

/** Removes the notices of leads that are removed themselves, and their mails that wait: these link to the lead. */
export async function forgetNotices(trx: Transaction, leadIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("staff_notices")
    .where(isAmong(trx, "lead_id", leadIds, "id"))
    .execute();
  const paths = new Set<unknown>(leadIds.map(leadPath));
  const waiting = await trx
    .selectFrom("outbox")
    .select(["id", "data"])
    .where("state", "=", "open")
    .where("template", "=", "desk-note")
    .execute();
  const gone = waiting.filter(({ data }) => paths.has(data.path)).map(({ id }) => id);
  await trx
    .deleteFrom("outbox")
    .where(isAmong(trx, "id", gone, "id"))
    .execute();
}

async function wantsMail(
  trx: Transaction,
  about: Pick<Row<"staff_notices">, "user_id" | "kind" | "lead_id">,
  now: Date,
): Promise<boolean> {
  // Two concurrent changes would each queue a mail.
  await lockNames(trx, [`notice ${about.user_id} ${about.lead_id}`]);
  const at = now.getTime();
  const mailed = trx.selectFrom("staff_notices").where("user_id", "=", about.user_id);
  const [off, recent, ofHour] = await Promise.all([
    trx
      .selectFrom("notice_wishes")
      .select("kind")
      .where("user_id", "=", about.user_id)
      .where("kind", "=", about.kind)
      .executeTakeFirst(),
    mailed
      .select("id")
      .where("lead_id", "=", about.lead_id)
      .where("mailed_at", ">", at - quietMs)
      .limit(1)
      .executeTakeFirst(),
    mailed
      .select("id")
      .where("id", ">", firstIdAt(new Date(at - hourMs)))
      .where("mailed_at", "is not", null)
      .limit(maxMailsAnHour)
      .execute(),
  ]);
  return !off && !recent && ofHour.length < maxMailsAnHour;
}

function noticeMail(
  email: string,
  sentence: string,
  { id, reference }: Pick<Row<"leads">, "id" | "reference">,
): OutgoingMail {
  return {
    kind: "mail",
    template: "desk-note",
    to: [email],
    subject: `${sentence}: ${reference}`,
    data: {
      title: sentence,
      lines: [
        { label: "Reference", value: reference },
        { label: "No more of these mails", value: "Switch them off under your name in the workspace." },
      ],
      path: leadPath(id),
      button: "Open the lead",
    },
  };
}

const leadPath = (id: string) => `/leads/dashboard/${id}`;
