import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import type { TimelineKind } from "#app/leads/lead.ts";
import type { LinkPurpose } from "#app/links/link-purposes.ts";
import { isOptedOut, optIn, optOut } from "#app/outbox/queue/mail-wishes.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";

/** What a newsletter link does. */
export const mailWishes = [
  "newsletter-confirm",
  "newsletter-leave",
  "reminders-stop",
] as const satisfies LinkPurpose[];
export type MailWish = (typeof mailWishes)[number];

type Lead = { id: string; address: string; status: string };

/** What a link still has to do: "ask", "done" if the list says so already, "gone" if its lead was erased. */
export async function stateOf(
  db: Queryable,
  wish: MailWish,
  leadId: string,
): Promise<"ask" | "done" | "gone"> {
  const lead = await db.selectFrom("leads").select("email_key").where("id", "=", leadId).executeTakeFirst();
  if (!lead?.email_key) return "gone";
  return (await isDone(db, wish, lead.email_key)) ? "done" : "ask";
}

async function isDone(db: Queryable, wish: MailWish, address: string): Promise<boolean> {
  if (wish !== "newsletter-confirm") return isOptedOut(db, address, optOutOf[wish]);
  const subscriber = await db
    .selectFrom("newsletter_subscribers")
    .select("address")
    .where("address", "=", address)
    .executeTakeFirst();
  return subscriber !== undefined;
}

const optOutOf = { "newsletter-leave": "marketing", "reminders-stop": "reminders" } as const;

/**
 * Carries out what a mail's link asks. Idempotent.
 * @returns false when the person's data was erased
 */
export function carryOut(db: Database, wish: MailWish, leadId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("leads")
      .select(["id", "email_key as address", "status"])
      .where("id", "=", leadId)
      .executeTakeFirst();
    if (!row?.address) return false;
    const changed = await handlers[wish](trx, { ...row, address: row.address }, now);
    if (changed) await insertRows(trx, "timeline", [timelineRow(row.id, { kind: changed }, now)]);
    return true;
  });
}

type Handler = (trx: Transaction, lead: Lead, now: Date) => Promise<TimelineKind | undefined>;

/** Each returns the event for the lead's timeline; nothing when it changed nothing. */
const handlers: Record<MailWish, Handler> = {
  async "newsletter-confirm"(trx, { id, address, status }, now) {
    const row = { address, lead_id: id, confirmed_at: now.getTime() };
    await optIn(trx, address, "marketing");
    const made = await insertRows(trx, "newsletter_subscribers", [row], {
      existing: "skip",
      returning: "address",
    });
    // A sign-up needs no follow-up, so it leaves the list of new leads.
    if (status === "new") {
      await trx
        .updateTable("leads")
        .set((lead) => ({ status: "contacted", version: lead("version", "+", 1), updated_at: now.getTime() }))
        .where("id", "=", id)
        .execute();
    }
    return made.length > 0 ? "newsletter-confirmed" : undefined;
  },
  async "newsletter-leave"(trx, { id, address }, now) {
    await optOut(trx, address, optOutOf["newsletter-leave"], now);
    const { numDeletedRows } = await trx
      .deleteFrom("newsletter_subscribers")
      .where("address", "=", address)
      .executeTakeFirstOrThrow();
    // Retention of the proof of consent starts now.
    await trx.updateTable("leads").set({ updated_at: now.getTime() }).where("id", "=", id).execute();
    return numDeletedRows > 0n ? "newsletter-left" : undefined;
  },
  async "reminders-stop"(trx, { address }, now) {
    await optOut(trx, address, optOutOf["reminders-stop"], now);
    return "reminders-stopped";
  },
};
