import type { Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import { readSealedAddress } from "#app/links/sealed-address.server.ts";
import type { Message } from "#app/outbox/mailbox/read-message.server.ts";

export type Found =
  | { leadId: string; foundBy: "sealed address" | "thread" | "sender" }
  /** For staff, who assign it. */
  | { setAside: string };

type Ours = {
  secret: string;
  /** The address of the mailbox. */
  mailbox: string;
};

/**
 * The lead of a message: by the address that the site sealed, else by the mail that it answers, else by a sender with
 * exactly one open lead.
 */
export async function findLead(db: Queryable, message: Message, { secret, mailbox }: Ours): Promise<Found> {
  const sealed = message.recipients.map((address) => readSealedAddress(secret, mailbox, address));
  const fitting = sealed.find((one) => typeof one === "object");
  if (fitting)
    return (await usable(db, fitting.leadId, "sealed address")) ?? { setAside: "its enquiry was erased" };
  if (sealed.includes("forged")) return { setAside: "its address carries a seal that is not ours" };
  for (const id of ownIds(message.references)) {
    const mail = await db
      .selectFrom("outbox")
      .select("lead_id")
      .where("id", "=", id)
      .where("visitor_address", "is not", null)
      .executeTakeFirst();
    const found = mail?.lead_id ? await usable(db, mail.lead_id, "thread") : undefined;
    if (found) return found;
  }
  return bySender(db, message.senderKey);
}

/** Outbox row ids among Message-IDs, newest first. */
export function ownIds(references: readonly string[]): string[] {
  const ids = references.map((reference) => /^<([0-9a-f-]{36})@/.exec(reference)?.[1] ?? "");
  return ids.filter(isId).reverse().slice(0, 20);
}

async function usable(
  db: Queryable,
  leadId: string,
  foundBy: "sealed address" | "thread",
): Promise<Found | undefined> {
  const lead = await db.selectFrom("leads").select("erased_at").where("id", "=", leadId).executeTakeFirst();
  return lead && lead.erased_at === null ? { leadId, foundBy } : undefined;
}

async function bySender(db: Queryable, senderKey: string | null): Promise<Found> {
  if (senderKey === null) return { setAside: "its sender is not one address" };
  const leads = await db
    .selectFrom("leads")
    .select("id")
    .where("email_key", "=", senderKey)
    .where("erased_at", "is", null)
    .where("restricted_at", "is", null)
    .where("status", "in", openStatuses)
    .where((row) => row.or([row("kind", "is", null), row("kind", "!=", "record")]))
    .limit(2)
    .execute();
  const [only, second] = leads;
  if (only && !second) return { leadId: only.id, foundBy: "sender" };
  return { setAside: second ? "its sender has several open enquiries" : "no open enquiry has its sender" };
}
