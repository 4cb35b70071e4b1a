import type { Database, Transaction } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import { reopenedClock } from "#app/leads/clocks.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { endData, endOffers, endUse, type Whose } from "./end-data.server.ts";
import type { Erasure } from "./erase.server.ts";
import { everythingOfAddress } from "./everything-of.server.ts";

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
export function withdrawMarketing(db: Database, { address }: DataRequest, now: Date): Promise<void> {
  return db.retriedTransaction(async (trx) => endOffers(trx, await leadsOf(trx, address), { now }));
}

/** Withdraws all consent: the data is no longer used and only admins see it. Queues one mail to its owner. */
export function withdrawAll(
  db: Database,
  request: DataRequest,
  { siteName, now }: { siteName: string; now: Date },
): Promise<void> {
  return db.retriedTransaction(async (trx) =>
    endUse(trx, await leadsOf(trx, request.address), { request, siteName, now }),
  );
}

async function leadsOf(trx: Transaction, address: string): Promise<Whose> {
  const leads = await trx.selectFrom("leads").select("id").where("email_key", "=", address).execute();
  return { leadIds: leads.map(({ id }) => id), addresses: [address] };
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
        updated_at: laterThanBefore(now),
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
    const everything = await everythingOfAddress(trx, address);
    const reason = "asked for by the person";
    const erasure = await endData(trx, everything, { reason, actorId: thePerson, subjectId: leadId, now });
    await trx
      .updateTable("people")
      .set({ name: null, email: null, organization: null, city: null, email_key: null })
      .where("email_key", "=", address)
      .execute();
    return erasure;
  });
}
