import { type Database, DatabaseUnavailable, type Transaction } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import { notifyStaff } from "#app/leads/changes/notify-staff.server.ts";
import { notifySystems } from "#app/leads/changes/notify-systems.server.ts";
import { lockLead } from "#app/leads/work/lock-lead.server.ts";
import { readBounces } from "#app/outbox/mail/read-bounce.ts";
import type { Arrived, Place } from "#app/outbox/mailbox/mailbox.server.ts";
import { type Message, readMessage, unreadMessage } from "#app/outbox/mailbox/read-message.server.ts";
import { recordBounce } from "#app/outbox/queue/bounces.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { addWords } from "./conversation-words.server.ts";
import { type Found, findLead, ownIds } from "./find-lead.server.ts";
import { storeFiles } from "./send-reply.server.ts";

export type Received =
  | { outcome: "found"; leadId: string; isAutomatic: boolean; isQueued: boolean }
  | { outcome: "set aside" | "noted" | "known" };

export type Ours = { secret: string; mailbox: string; now: Date };

/**
 * Stores a message of the mailbox once: in its conversation, or set aside for staff. A delivery report is recorded for
 * its address. No message is answered, forwarded or run.
 */
export async function receiveMessage(
  db: Database,
  place: Place,
  arrived: Arrived,
  ours: Ours,
): Promise<Received> {
  try {
    return await receive(db, place, arrived, ours);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // A message that cannot be parsed must not block those after it: it is stored whole, as a file.
    return store(db, { place, arrived, now: ours.now }, unreadMessage(arrived.source), {
      setAside: "it could not be read",
    });
  }
}

async function receive(db: Database, place: Place, arrived: Arrived, ours: Ours): Promise<Received> {
  const message = await readMessage(arrived.source);
  const stored = { place, arrived, now: ours.now };
  if (arrived.isCut) {
    const head = { ...message, said: "", quoted: "", files: [] };
    return store(db, stored, head, { setAside: "it is too large: read it in the mailbox" });
  }
  if (await isOwn(db, message)) return store(db, stored, message, { noted: "our own mail came back" });
  if (message.isAutomatic) {
    const bounces = await readBounces(arrived.source);
    const outcomes = [];
    for (const bounce of bounces) outcomes.push(await recordBounce(db, bounce, ours.now));
    if (outcomes.some((outcome) => outcome !== "not ours"))
      return store(db, stored, message, { noted: "a report of a mail that could not be delivered" });
  }
  return store(db, stored, message, await findLead(db, message, ours));
}

async function isOwn(db: Database, { messageId }: Message): Promise<boolean> {
  const [id] = ownIds(messageId ? [messageId] : []);
  if (!id) return false;
  return (await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

type Stored = { place: Place; arrived: Arrived; now: Date };

async function store(
  db: Database,
  { place, arrived, now }: Stored,
  message: Message,
  found: Found | { noted: string },
): Promise<Received> {
  const id = newId(now);
  const leadId = "leadId" in found ? found.leadId : null;
  const isNoted = "noted" in found;
  const row: Row<"received_mails"> = {
    id,
    mailbox: place.mailbox,
    uid_validity: place.uidValidity,
    uid: place.uid,
    content_key: message.contentKey,
    message_id: message.messageId,
    lead_id: leadId,
    state: leadId ? "found" : isNoted ? "noted" : "set-aside",
    found_by: "foundBy" in found ? found.foundBy : null,
    reason: isNoted ? found.noted : "setAside" in found ? found.setAside : null,
    sender: isNoted ? "" : message.sender,
    sender_key: isNoted ? null : message.senderKey,
    sender_name: isNoted ? "" : message.senderName,
    subject: isNoted ? "" : message.subject,
    said: isNoted ? "" : message.said,
    quoted: isNoted ? "" : message.quoted,
    is_automatic: message.isAutomatic ? 1 : 0,
    created_at: Math.min(arrived.at.getTime(), now.getTime()),
  };
  const received = await db.retriedTransaction(async (trx): Promise<Received | undefined> => {
    // The lead may have been erased since it was found: what was stored on it then, no erasure would delete.
    if (leadId && (await lockLead(trx, leadId))?.erased_at !== null) return undefined;
    const won = await insertRows(trx, "received_mails", [row], { existing: "skip", returning: "id" });
    if (won.length === 0) return { outcome: "known" };
    if (isNoted) return { outcome: "noted" };
    await storeFiles(trx, { leadId, receivedId: id }, message.files, now);
    if (!leadId) return { outcome: "set aside" };
    const { isAutomatic, subject, said } = message;
    const isQueued = await enterConversation(trx, { leadId, id, isAutomatic, subject, said }, now);
    return { outcome: "found", leadId, isAutomatic, isQueued };
  });
  return received ?? store(db, { place, arrived, now }, message, { setAside: "its enquiry was erased" });
}

type Entering = { leadId: string; id: string; isAutomatic: boolean; subject: string; said: string };

/**
 * Reopens no lead: if a person wrote, staff get a notice and the lead is unread.
 * @returns whether to wake the outbox
 */
export async function enterConversation(
  trx: Transaction,
  { leadId, id, isAutomatic, subject, said }: Entering,
  now: Date,
): Promise<boolean> {
  const detail = { mail: id };
  const entries = [timelineRow(leadId, { kind: "mail-received", detail }, now)];
  await insertRows(trx, "timeline", entries);
  if (!isAutomatic) await notifySystems(trx, entries, now);
  await trx
    .updateTable("leads")
    .set({ updated_at: laterThanBefore(now) })
    .where("id", "=", leadId)
    .execute();
  await addWords(trx, leadId, [`${subject}\n${said}`]);
  if (isAutomatic) return false;
  return (await notifyStaff(trx, { kind: "answered", leadId, now })).isQueued;
}
