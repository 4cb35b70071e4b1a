import { createHash } from "node:crypto";
import type { Queryable, Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { clockAfter } from "#app/leads/clocks.ts";
import { statusesAfter, storedKind } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { isFirstPress } from "#app/leads/work/first-press.server.ts";
import { type Recorded, type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { emailKey } from "#app/values/contact-keys.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import type { Attachment } from "./attachments.ts";
import { replyObstacle } from "./reply-obstacle.ts";
import type { Language } from "./template-text.ts";

export type Reply = {
  leadId: string;
  /** Made with the page: sending the same form twice gives one reply. */
  key: string;
  subject: string;
  text: string;
  language: Language;
  attachments: readonly Attachment[];
  /** Moves a new lead to the next state, because it is answered. */
  marksAnswered: boolean;
};

type Author = { viewer: Viewer; name: string; replyTo: string; now: Date };

export type ReplyOutcome = WorkOutcome | { outcome: "withheld"; reason: string };

const maxReferences = 10;

/** Queues a reply to the customer with its files in one transaction, once for each key. Then wake the outbox. */
export async function sendReply(
  db: Queryable,
  reply: Reply,
  { viewer, ...author }: Author,
): Promise<ReplyOutcome> {
  const { leadId } = reply;
  const { now } = author;
  let obstacle: string | null = null;
  const worked = await workOnLead(db, { leadId }, { viewer, now }, async (lead, record, trx) => {
    obstacle = await obstacleOf(trx, lead);
    if (obstacle) return "not-allowed";
    if (!(await isFirstPress(trx, { key: reply.key, leadId, now }))) return "done";
    const id = newId(now);
    await queueMessages(trx, [await letterOf(trx, lead, id, reply, { ...author, staffId: viewer.id })], now);
    await storeFiles(trx, { leadId, outboxId: id }, reply.attachments, now);
    const said = `${reply.subject}\n${reply.text}`;
    const sent: Recorded = { kind: "reply", action: "reply sent", detail: { mail: id }, said };
    const kind = storedKind(lead);
    const moves =
      reply.marksAnswered && lead.status === "new" && statusesAfter(kind, "new").includes("contacted");
    const values = { reply_unread_since: null };
    if (!moves) return record(values, sent);
    const clock = { kind, receivedAt: lead.created_at, clockAt: lead.clock_at };
    const moved = { status: "contacted" as const, clock_at: clockAfter(clock, "new", "contacted") };
    return record({ ...values, ...moved }, sent, {
      kind: "status",
      action: "status changed",
      detail: { from: "new", to: "contacted" },
    });
  });
  return obstacle ? { outcome: "withheld", reason: obstacle } : worked;
}

type Letter = Parameters<typeof queueMessages>[1][number];

async function letterOf(
  trx: Transaction,
  lead: Row<"leads">,
  id: string,
  { subject, text, language }: Reply,
  { staffId, name: staffName, replyTo }: Omit<Author, "viewer"> & { staffId: string },
): Promise<Letter> {
  const thread = await threadBefore(trx, lead.id);
  return {
    id,
    lead: { leadId: lead.id, reference: lead.reference },
    message: {
      kind: "mail",
      template: "reply",
      data: { text, subject, language, staffId, staffName, ...thread },
      to: [oneEmailAddress(lead.email ?? "") ?? ""],
      replyTo,
      // Queueing fills a reference into subjects; this one is sent as staff wrote it.
      subject,
    },
  };
}

async function obstacleOf(trx: Transaction, lead: Row<"leads">): Promise<string | null> {
  const address = emailKey(lead.email ?? undefined);
  const bounced =
    address !== null &&
    (await trx
      .selectFrom("suppressions")
      .select("address")
      .where("address", "=", address)
      .executeTakeFirst());
  return replyObstacle({
    status: lead.status,
    email: lead.email,
    isRestricted: lead.restricted_at !== null,
    isBounced: Boolean(bounced),
  });
}

/** The messages of both sides so far, for the headers that thread a conversation. */
async function threadBefore(db: Queryable, leadId: string) {
  const [ours, theirs] = await Promise.all([
    db
      .selectFrom("outbox")
      .select(["id", "created_at"])
      .where("lead_id", "=", leadId)
      .where("visitor_address", "is not", null)
      .where("state", "in", ["open", "sent"])
      .orderBy("id", "desc")
      .limit(maxReferences)
      .execute(),
    db
      .selectFrom("received_mails")
      .select(["message_id", "created_at"])
      .where("lead_id", "=", leadId)
      .where("message_id", "is not", null)
      .where("is_automatic", "=", 0)
      .orderBy("id", "desc")
      .limit(maxReferences)
      .execute(),
  ]);
  const both = [
    ...ours,
    ...theirs.map(({ message_id, created_at }) => ({ id: message_id ?? "", created_at })),
  ];
  const references = both
    .sort((a, b) => a.created_at - b.created_at)
    .map(({ id }) => id)
    .slice(-maxReferences);
  const inReplyTo = theirs[0]?.message_id ?? references.at(-1);
  return { references, ...(inReplyTo ? { inReplyTo } : {}) };
}

type Holder = { leadId: string | null; outboxId?: string; receivedId?: string };

/** Stores the files of a mail as rows, like all files: no folder of the server holds one. */
export async function storeFiles(
  trx: Transaction,
  { leadId, outboxId, receivedId }: Holder,
  files: readonly Attachment[],
  now: Date,
): Promise<void> {
  for (const { name, type, bytes } of files) {
    await trx
      .insertInto("mail_files")
      .values({
        id: newId(now),
        lead_id: leadId,
        outbox_id: outboxId ?? null,
        received_id: receivedId ?? null,
        name,
        type,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        size: bytes.length,
        bytes,
        created_at: now.getTime(),
      })
      .execute();
  }
}
