import type { Transaction } from "#app/database/database.server.ts";
import { markErasedWords } from "#app/database/erased-words.server.ts";
import { insertRows, isAmong, lockRows } from "#app/database/rows.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import { forgetCompanies } from "#app/leads/companies/forget-companies.server.ts";
import type { TimelineKind } from "#app/leads/lead.ts";
import { noPersonalData } from "#app/leads/people/people.server.ts";
import { forgetUnusedTags } from "#app/leads/tags/tags.server.ts";
import { noteErasedMails } from "#app/outbox/queue/erased-mails.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { eraseQuotations } from "#app/quotations/quotation-retention.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import { endBookings } from "./end-bookings.server.ts";
import { erasePlaces } from "./end-places.server.ts";
import { purposeByForm } from "./purposes.ts";

export type Erasure = {
  /** Form -> number of erased leads. */
  erased: Record<string, number>;
  bookingsCancelled: number;
  /** Ids of mails deleted from the outbox; the caller removes their files too. */
  mailIds: string[];
};

/** The kinds of event a lead's timeline keeps, without their text. */
const kept: TimelineKind[] = [
  "created",
  "status",
  "assigned",
  "routed",
  "booking-confirmed",
  "booking-expired",
  "booking-moved",
  "booking-cancelled",
  "reservation-collected",
  "reservation-returned",
  "reservation-cancelled",
  "newsletter-confirmed",
  "newsletter-left",
  "reminders-stopped",
  "consent-withdrawn",
  "person-corrected",
  "details-added",
  "erased",
];

/**
 * Permanently erases personal data from leads: what they typed, mails, notes, links, files. The lead stays as a count:
 * form, status, source, times, chosen options; a quotation that became an order stays for its time. Also deletes people and wishes that no lead refers to.
 */
export async function eraseLeads(
  trx: Transaction,
  leadIds: readonly string[],
  { reason, now }: { reason: string; now: Date },
): Promise<Erasure> {
  const open = await trx
    .selectFrom("leads")
    .select("id")
    .where(isAmong(trx, "id", leadIds, "id"))
    .where("erased_at", "is", null)
    .execute();
  const found = open.map(({ id }) => id);
  if (found.length === 0) return { erased: {}, bookingsCancelled: 0, mailIds: [] };
  // Before the leads: a change of an appointment locks its time, then its lead.
  const { length: bookingsCancelled } = await endBookings(trx, found, now);
  await erasePlaces(trx, found);
  const leads = await lockLeads(trx, found);
  const ids = leads.map(({ id }) => id);
  await eraseAnswers(trx, leads);
  await eraseQuotations(trx, leads, now);
  const { mailIds, tagIds } = await eraseParts(trx, ids);
  await noteErasedMails(trx, mailIds, now);
  await emptyLeads(trx, ids, now);
  await markErasedWords(trx, now);
  await insertRows(
    trx,
    "timeline",
    ids.map((id) => timelineRow(id, { kind: "erased", detail: { reason } }, now)),
  );
  const addresses = [...new Set(leads.flatMap(({ email_key }) => email_key ?? []))];
  await forgetPeople(trx, [...new Set(leads.map(({ person_id }) => person_id))], addresses);
  await forgetCompanies(
    trx,
    leads.map(({ company_id }) => company_id),
  );
  const told = leads.filter(({ form }) => webhooksCarry(form));
  await queueMessages(
    trx,
    told.map(({ id, reference }) => leadEvent("lead.erased", { leadId: id, reference })),
    now,
  );
  // Last: whatever locks a lead and its tags, locks the lead first.
  await forgetUnusedTags(trx, tagIds);
  const erased: Record<string, number> = {};
  for (const { form } of leads) erased[form] = (erased[form] ?? 0) + 1;
  return { erased, bookingsCancelled, mailIds };
}

/** Locks the leads, so that nothing is written on one between the erasure of its parts and its own. */
function lockLeads(trx: Transaction, ids: readonly string[]) {
  const leads = trx
    .selectFrom("leads")
    .select(["id", "reference", "form", "person_id", "email_key", "company_id", "order_number"])
    .where(isAmong(trx, "id", ids, "id"))
    .where("erased_at", "is", null)
    .orderBy("id");
  return lockRows(trx, leads).execute();
}

async function eraseAnswers(trx: Transaction, leads: { id: string; form: string }[]): Promise<void> {
  for (const [form, group] of Map.groupBy(leads, (lead) => lead.form)) {
    const counted = purposeByForm.get(form)?.counted ?? [];
    const ids = group.map(({ id }) => id);
    const gone = trx.deleteFrom("answers").where(isAmong(trx, "lead_id", ids, "id"));
    await (counted.length > 0 ? gone.where("key", "not in", [...counted]) : gone).execute();
  }
}

async function eraseParts(trx: Transaction, ids: string[]): Promise<{ mailIds: string[]; tagIds: string[] }> {
  const ofLead = isAmong(trx, "lead_id", ids, "id");
  const mails = await trx.deleteFrom("outbox").where(ofLead).returning("id").execute();
  await trx.deleteFrom("timeline").where(ofLead).where("kind", "not in", kept).execute();
  await trx.deleteFrom("submission_ids").where(ofLead).execute();
  await trx.deleteFrom("uploads").where(ofLead).execute();
  const tags = await trx.deleteFrom("lead_tags").where(ofLead).returning("tag_id").execute();
  await trx.deleteFrom("bulk_items").where(ofLead).execute();
  await trx.deleteFrom("mail_files").where(ofLead).execute();
  await trx.deleteFrom("received_mails").where(ofLead).execute();
  await trx.deleteFrom("reply_presses").where(ofLead).execute();
  await trx.deleteFrom("newsletter_subscribers").where(ofLead).execute();
  await trx.deleteFrom("newsletter_mails").where(ofLead).execute();
  await trx
    .updateTable("attributions")
    .set({ landing_page: "", medium: null, campaign: null, term: null, content: null })
    .where(ofLead)
    .execute();
  await trx
    .deleteFrom("booking_links")
    .where("booking_id", "in", trx.selectFrom("bookings").select("id").where(ofLead))
    .execute();
  return { mailIds: mails.map(({ id }) => id), tagIds: tags.map(({ tag_id }) => tag_id) };
}

async function emptyLeads(trx: Transaction, ids: string[], now: Date): Promise<void> {
  await trx
    .updateTable("leads")
    .set((row) => ({
      ...noPersonalData,
      subject: "",
      company_id: null,
      arrival_campaign: null,
      arrival_page: null,
      page: null,
      search: "",
      conversation: "",
      clock_at: null,
      order_number: null,
      lost_words: null,
      step_text: null,
      step_at: null,
      due_at: null,
      unread_since: null,
      reply_unread_since: null,
      flags: "[]",
      spam_reasons: "[]",
      version: row("version", "+", 1),
      erased_at: now.getTime(),
      updated_at: laterThanBefore(now),
    }))
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
}

async function forgetPeople(trx: Transaction, people: string[], addresses: string[]): Promise<void> {
  await trx
    .updateTable("people")
    .set(noPersonalData)
    .where(isAmong(trx, "id", people, "id"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("leads")
            .select("leads.id")
            .whereRef("leads.person_id", "=", "people.id")
            .where("leads.erased_at", "is", null),
        ),
      ),
    )
    .execute();
  for (const table of ["opt_outs", "suppressions"] as const) {
    await trx
      .deleteFrom(table)
      .where(isAmong(trx, "address", addresses))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom("leads").select("leads.id").whereRef("leads.email_key", "=", `${table}.address`)),
        ),
      )
      .execute();
  }
}
