import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong } from "#app/database/rows.server.ts";
import { reopenedClock } from "#app/leads/clocks.ts";
import { noPersonalData } from "#app/leads/people/people.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { optOut } from "#app/outbox/queue/mail-wishes.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { endBookings } from "./end-bookings.server.ts";
import { endPlaces } from "./end-places.server.ts";
import { type Erasure, eraseLeads } from "./erase.server.ts";
import { eraseSetAside } from "./erase-set-aside.server.ts";
import { everythingOf } from "./everything-of.server.ts";
import { sameAddress } from "./held-data.server.ts";
import { recordWithdrawal } from "./record-withdrawal.server.ts";
import { withdrawnMail } from "./withdrawn-mail.ts";

/** A verified request: its lead, and the address that got the link by mail. */
export type DataRequest = { leadId: string; reference: string; address: string };

/** The actor in the audit log for people's requests about their own data. */
const thePerson = "the person";

/** The request behind a link; null when its data was erased. */
export async function readRequest(db: Database, leadId: string): Promise<DataRequest | null> {
  const lead = await db
    .selectFrom("leads")
    .select(["reference", "email_key as address"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  return lead?.address ? { leadId, reference: lead.reference, address: lead.address } : null;
}

/** Withdraws consent to offers and events, on every channel, for all leads of the address. */
export function withdrawMarketing(db: Database, request: DataRequest, now: Date): Promise<void> {
  return db.retriedTransaction((trx) => endMarketing(trx, request, now));
}

/** Withdraws all consent: the data is no longer used and only admins see it. Queues one mail to its owner. */
export function withdrawAll(
  db: Database,
  request: DataRequest,
  { siteName, now }: { siteName: string; now: Date },
): Promise<void> {
  return db.retriedTransaction(async (trx) => {
    await endMarketing(trx, request, now);
    const open = await trx
      .selectFrom("leads")
      .select(["id", "form", "reference"])
      .where("email_key", "=", request.address)
      .where("erased_at", "is", null)
      .where("restricted_at", "is", null)
      .where("id", "!=", request.leadId)
      .execute();
    const ids = open.map(({ id }) => id);
    await recordWithdrawal(trx, ids, "enquiry", now);
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
        updated_at: at,
      }))
      .where(isAmong(trx, "id", ids, "id"))
      .execute();
    const orders = await stopMails(trx, ids, request.address);
    if (ids.length > 0 || orders > 0) {
      const message = withdrawnMail(request, cancelled, siteName);
      await queueMessages(trx, [{ message, lead: request }], now);
    }
    const told = open.filter(({ form }) => webhooksCarry(form));
    await queueMessages(
      trx,
      told.map(({ id, reference }) => leadEvent("lead.restricted", { leadId: id, reference })),
      now,
    );
  });
}

/** Drops waiting mails and stops mails about orders. @returns how many orders sent updates to the address */
async function stopMails(trx: Transaction, leadIds: string[], address: string): Promise<number> {
  await trx
    .deleteFrom("outbox")
    .where(({ or, and, eb }) =>
      or([
        isAmong(trx, "lead_id", leadIds, "id"),
        // Mails about tokens, reservations and orders belong to no lead.
        and([eb("lead_id", "is", null), eb("visitor_address", "=", address)]),
      ]),
    )
    .where("state", "in", ["open", "held"])
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ email: null })
    .where(sameAddress(address))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Passes a correction to staff: reopens the request with it and queues a mail to the team. */
export function askCorrection(
  db: Database,
  { leadId, reference, address }: DataRequest,
  { text, recipient, now }: { text: string; recipient: string; now: Date },
): Promise<void> {
  return db.retriedTransaction(async (trx) => {
    const at = now.getTime();
    const { position } = await trx
      .selectFrom("answers")
      .select((row) => row.fn.max("position").as("position"))
      .where("lead_id", "=", leadId)
      .executeTakeFirstOrThrow();
    const label = "What is to be corrected";
    const next = Number(position ?? 0) + 1;
    await insertRows(trx, "answers", [
      { lead_id: leadId, position: next, key: `correction_${next}`, label, value: text },
    ]);
    await trx
      .updateTable("leads")
      .set((row) => ({
        status: "new",
        clock_at: reopenedClock(at),
        due_at: reopenedClock(at),
        version: row("version", "+", 1),
        updated_at: at,
      }))
      .where("id", "=", leadId)
      .execute();
    const leads = await trx.selectFrom("leads").select("id").where("email_key", "=", address).execute();
    const entries = leads.map(({ id }) =>
      timelineRow(id, { kind: "correction-asked", detail: { reference } }, now),
    );
    await insertRows(trx, "timeline", entries);
    const mail = {
      kind: "mail" as const,
      template: "lead-notification" as const,
      data: { formName: "A correction is asked for", lines: [{ label, value: text }] },
      to: [recipient],
      subject: `Data request: correction (${reference})`,
    };
    await queueMessages(trx, [{ message: mail, lead: { leadId, reference } }], now);
  });
}

/** Erases everything under the address, including the request. Counts and the audit entry remain. */
export function eraseAll(db: Database, { leadId, address }: DataRequest, now: Date): Promise<Erasure> {
  return db.retriedTransaction(async (trx) => {
    const { ids, people, addresses } = await everythingOf(trx, address);
    const erasure = await eraseLeads(trx, ids, { reason: "asked for by the person", now });
    await trx
      .updateTable("people")
      .set({ name: null, email: null, organization: null, city: null, email_key: null })
      .where("email_key", "=", address)
      .execute();
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
    // Orders continue without the address; their mails belong to no lead.
    for (const each of addresses)
      await trx.updateTable("orders").set({ email: null }).where(sameAddress(each)).execute();
    const mails = await trx
      .deleteFrom("outbox")
      .where(isAmong(trx, "visitor_address", addresses))
      .returning("id")
      .execute();
    erasure.mailIds.push(...mails.map(({ id }) => id));
    const { erased, bookingsCancelled } = erasure;
    const detail = { erased, bookingsCancelled };
    await audit(trx, { actorId: thePerson, action: "data erased", subjectId: leadId, detail, now });
    return erasure;
  });
}

async function endMarketing(trx: Transaction, { address }: DataRequest, now: Date): Promise<void> {
  const given = await trx
    .selectFrom("leads")
    .innerJoin("consents", "consents.lead_id", "leads.id")
    .select(["leads.id", "consents.boxes", "leads.form"])
    .where("leads.email_key", "=", address)
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
    now,
  );
  await trx.deleteFrom("newsletter_subscribers").where("address", "=", address).execute();
  await optOut(trx, address, "marketing", now);
}
