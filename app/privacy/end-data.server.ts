import type { Transaction } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import { openStatuses } from "#app/leads/kinds.ts";
import { noPersonalData } from "#app/leads/people/people.server.ts";
import { type AuditEntry, audit } from "#app/leads/work/audit.server.ts";
import { noteErasedMails } from "#app/outbox/queue/erased-mails.server.ts";
import { optOut } from "#app/outbox/queue/mail-wishes.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { endBookings } from "./end-bookings.server.ts";
import { endPlaces } from "./end-places.server.ts";
import { type Erasure, eraseLeads } from "./erase.server.ts";
import { eraseSetAside } from "./erase-set-aside.server.ts";
import { sameAddress } from "./held-data.server.ts";
import { recordWithdrawal, type Withdrawal } from "./record-withdrawal.server.ts";
import { withdrawnMail } from "./withdrawn-mail.ts";

/** Whose data it is: the leads, and the normalised addresses that they were sent with. */
export type Whose = { leadIds: readonly string[]; addresses: readonly string[] };

/** The same with the people themselves. */
export type Everything = Whose & { people: readonly string[] };

/** Ends the consent to offers and events, on every channel. Does nothing a second time. */
export async function endOffers(
  trx: Transaction,
  { leadIds, addresses }: Whose,
  withdrawal: Withdrawal,
): Promise<void> {
  const given = await trx
    .selectFrom("leads")
    .innerJoin("consents", "consents.lead_id", "leads.id")
    .select(["leads.id", "consents.boxes", "leads.form"])
    .where(isAmong(trx, "leads.id", leadIds, "id"))
    .where("leads.erased_at", "is", null)
    .execute();
  const agreed = given.filter(
    ({ boxes, form }) =>
      form === "newsletter" ||
      Object.entries(boxes).some(([name, ticked]) => ticked && /^marketing\b/.test(name)),
  );
  await recordWithdrawal(
    trx,
    agreed.map(({ id }) => id),
    "marketing",
    withdrawal,
  );
  await trx
    .deleteFrom("newsletter_subscribers")
    .where(isAmong(trx, "address", addresses))
    .execute();
  for (const address of addresses) await optOut(trx, address, "marketing", withdrawal.now);
}

type EndOfUse = Withdrawal & {
  /** The request about one's data, which stays open. */
  request?: { leadId: string; reference: string };
  siteName: string;
};

/**
 * Ends all consent: the data is no longer used and only admins see it. Queues one mail to each of the addresses: wake
 * the outbox. Does nothing a second time.
 */
export async function endUse(
  trx: Transaction,
  whose: Whose,
  { request, siteName, ...withdrawal }: EndOfUse,
): Promise<void> {
  const { now } = withdrawal;
  await endOffers(trx, whose, withdrawal);
  const { leadIds, addresses } = whose;
  const open = await trx
    .selectFrom("leads")
    .select(["id", "form", "reference"])
    .where(isAmong(trx, "id", leadIds, "id"))
    .where("erased_at", "is", null)
    .where("restricted_at", "is", null)
    // What the person still asks about their data stays to be carried out.
    .where((is) => is.or([is("form", "!=", "data-request"), is("status", "not in", openStatuses)]))
    .$if(request !== undefined, (query) => query.where("id", "!=", request?.leadId ?? ""))
    .orderBy("id")
    .execute();
  const ids = open.map(({ id }) => id);
  await recordWithdrawal(trx, ids, "enquiry", withdrawal);
  const cancelled = await endBookings(trx, ids, now);
  await endPlaces(trx, ids, now);
  const at = now.getTime();
  await trx
    .updateTable("leads")
    .set((row) => ({
      restricted_at: at,
      due_at: null,
      search: "",
      conversation: "",
      version: row("version", "+", 1),
      updated_at: laterThanBefore(now),
    }))
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
  const orders = await stopMails(trx, { leadIds: ids, addresses, now });
  const [first] = open;
  const lead = request ?? (first && { leadId: first.id, reference: first.reference });
  if (lead && (ids.length > 0 || orders > 0)) {
    const mails = addresses.map((address) => ({
      message: withdrawnMail(address, cancelled, siteName),
      lead,
    }));
    await queueMessages(trx, mails, now);
  }
  const told = open.filter(({ form }) => webhooksCarry(form));
  await queueMessages(
    trx,
    told.map(({ id, reference }) => leadEvent("lead.restricted", { leadId: id, reference })),
    now,
  );
}

/** Drops waiting mails and stops mails about orders. @returns how many orders sent updates to the addresses */
async function stopMails(
  trx: Transaction,
  { leadIds, addresses, now }: { leadIds: readonly string[]; addresses: readonly string[]; now: Date },
): Promise<number> {
  const stopped = await trx
    .deleteFrom("outbox")
    .where(({ or, and, eb }) =>
      or([
        isAmong(trx, "lead_id", leadIds, "id"),
        // Mails about tokens, reservations and orders belong to no lead.
        and([eb("lead_id", "is", null), isAmong(trx, "visitor_address", addresses)]),
      ]),
    )
    .where("state", "in", ["open", "held"])
    .returning("id")
    .execute();
  // One may be in the hands of a sender, who writes its file: no later erasure would know of that.
  await noteErasedMails(
    trx,
    stopped.map(({ id }) => id),
    now,
  );
  return forgetInOrders(trx, addresses);
}

/** Orders continue without the addresses; their mails belong to no lead. @returns how many had one */
async function forgetInOrders(trx: Transaction, addresses: readonly string[]): Promise<number> {
  let orders = 0;
  for (const address of addresses) {
    const { numUpdatedRows } = await trx
      .updateTable("orders")
      .set({ email: null })
      .where(sameAddress(address))
      .executeTakeFirst();
    orders += Number(numUpdatedRows);
  }
  return orders;
}

type EndOfData = Pick<AuditEntry, "actorId" | "subjectId" | "now"> & { reason: string };

/** Erases the leads, these people and all else under the addresses. Counts and the audit entry remain. */
export async function endData(
  trx: Transaction,
  { leadIds, addresses, people }: Everything,
  { reason, now, ...by }: EndOfData,
): Promise<Erasure> {
  const erasure = await eraseLeads(trx, leadIds, { reason, now });
  await trx
    .updateTable("people")
    .set(noPersonalData)
    .where(isAmong(trx, "id", people, "id"))
    .execute();
  for (const table of ["opt_outs", "suppressions"] as const) {
    await trx
      .deleteFrom(table)
      .where(isAmong(trx, "address", addresses))
      .execute();
  }
  await eraseSetAside(trx, addresses);
  await forgetInOrders(trx, addresses);
  const mails = await trx
    .deleteFrom("outbox")
    .where(isAmong(trx, "visitor_address", addresses))
    .returning("id")
    .execute();
  const loose = mails.map(({ id }) => id);
  await noteErasedMails(trx, loose, now);
  erasure.mailIds.push(...loose);
  const { erased, bookingsCancelled } = erasure;
  await audit(trx, { ...by, action: "data erased", detail: { erased, bookingsCancelled }, now });
  return erasure;
}
