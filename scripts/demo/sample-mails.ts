import type { Config } from "#app/config.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { receiveMessage } from "#app/leads/conversation/receive-message.server.ts";
import { sendReply } from "#app/leads/conversation/send-reply.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { sealedAddress } from "#app/links/sealed-address.server.ts";
import type { SampleLead } from "./sample-leads.ts";
import type { Login } from "./sample-staff.ts";
import { talks } from "./sample-words.ts";

const mailbox = "replies@dts.example";
const hourMs = 60 * 60_000;

type Message = { uid: number; to: string; from: string; subject: string; text: string; at: Date };

/** Conversations by mail in both directions, the last replies unread; and some mail without a lead. */
export async function sampleMails(
  db: Database,
  config: Config,
  leads: readonly SampleLead[],
  logins: readonly Login[],
): Promise<void> {
  const secret = appSecret(config);
  const present = Date.now();
  let uid = 0;
  const receive = (message: Omit<Message, "uid">) => {
    uid += 1;
    const arrived = { source: Buffer.from(sourceOf({ ...message, uid })), isCut: false, at: message.at };
    return receiveMessage(db, { mailbox, uidValidity: 1, uid }, arrived, {
      secret,
      mailbox,
      now: message.at,
    });
  };
  const owners = await ownersOf(db);
  for (const { leadId, index, kind, at, name, email } of leads) {
    const owner = logins.find(({ id }) => id === owners.get(leadId)?.ownerId);
    if (!owner || kind !== "sales" || index % 3 !== 1) continue;
    const [ours, theirs, oursAgain] = talks[index % talks.length] ?? ["", ""];
    const apart = Math.min(9 * hourMs, (present - at.getTime()) / 6);
    const later = (count: number) => new Date(at.getTime() + count * apart);
    const subject = `Your enquiry ${owners.get(leadId)?.reference}`;
    const reply = (text: string, count: number) =>
      sendReply(
        db,
        {
          leadId,
          key: crypto.randomUUID(),
          subject,
          text: `Hello ${name},\n\n${text}\n\n${owner.name}\nDTS`,
          language: "en",
          attachments: [],
          marksAnswered: false,
        },
        {
          viewer: { id: owner.id, role: "manager" },
          name: owner.name,
          replyTo: owner.email,
          now: later(count),
        },
      );
    await reply(ours, 2);
    if (index % 2 === 0) continue;
    const to = sealedAddress(secret, mailbox, leadId);
    const isLate = index % 5 === 0;
    const answeredAt = isLate ? new Date(present - ((index % 9) + 1) * 0.7 * hourMs) : later(3);
    await receive({
      to,
      from: `${name} <${email}>`,
      subject: `Re: ${subject}`,
      text: theirs,
      at: answeredAt,
    });
    if (oursAgain && !isLate && index % 4 === 1) await reply(oursAgain, 4);
  }
  for (const [index, text] of [
    "Which hours is the counter open on Saturday?",
    "Please find our price list attached.",
  ].entries())
    await receive({
      to: mailbox,
      from: `stranger${index}@elsewhere.example`,
      subject: index === 0 ? "Opening hours" : "Price list of a supplier",
      text,
      at: new Date(present - (index + 1) * 5 * hourMs),
    });
}

async function ownersOf(db: Database) {
  const rows = await db.selectFrom("leads").select(["id", "owner_id", "reference"]).execute();
  return new Map(rows.map(({ id, owner_id, reference }) => [id, { ownerId: owner_id, reference }]));
}

function sourceOf({ uid, to, from, subject, text, at }: Message): string {
  const head = {
    From: from,
    To: to,
    Subject: subject,
    Date: at.toUTCString(),
    "Message-ID": `<demo-${uid}@customer.example>`,
    "Content-Type": "text/plain; charset=utf-8",
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`);
  return [...lines, "", text.replaceAll("\n", "\r\n")].join("\r\n");
}

/** Marks past mails as sent and read, except those of the last day. */
export async function settlePast(db: Database): Promise<void> {
  const now = Date.now();
  const dayAgo = now - 24 * hourMs;
  await db
    .updateTable("outbox")
    .set((row) => ({ state: "sent", sent_at: row.ref("created_at"), attempts: 1 }))
    .where("state", "=", "open")
    .where("due_at", "<=", now)
    .execute();
  await db.updateTable("staff_notices").set({ read_at: now }).where("created_at", "<", dayAgo).execute();
  const seen = { unread_since: null, reply_unread_since: null };
  await db.updateTable("leads").set(seen).where("updated_at", "<", dayAgo).execute();
}
