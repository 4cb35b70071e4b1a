import type { Database, Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { followCompany } from "#app/leads/companies/follow-company.server.ts";
import type { TypedPerson, Viewer } from "#app/leads/lead.ts";
import { searchText } from "#app/leads/submissions/submission-rows.server.ts";
import { type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { emailKey, phoneKey } from "#app/values/contact-keys.ts";
import { settleRequests } from "./correction-requests.server.ts";
import { followAddress } from "./follow-address.server.ts";
import { correctKnownPerson } from "./people.server.ts";

/** The fields of a person that staff may correct. */
export const correctable = ["name", "organization", "email", "phone"] as const;
export type CorrectedPerson = Pick<TypedPerson, (typeof correctable)[number]>;

type Correction = {
  leadId: string;
  version?: number;
  /** All four fields after the correction, valid; an absent field is cleared. */
  person: CorrectedPerson;
  /** Ids of the data requests that this correction settles. */
  settles?: readonly string[];
  /** Further changes in the same transaction. */
  follow?: (trx: Transaction) => Promise<void>;
};

/**
 * The links of their mails open data stored under the address they were sent to: a new address would get access to it.
 */
const boundToAddress = ["data-request", "newsletter"];

/**
 * Whether the viewer may correct a lead's person: never on erased leads or forms bound to an address; only admins
 * where consent was withdrawn.
 */
export function mayCorrect(
  lead: { form: string; data: "held" | "restricted" | "erased" },
  viewer: Pick<Viewer, "role">,
): boolean {
  if (boundToAddress.includes(lead.form) || lead.data === "erased") return false;
  return lead.data === "held" || viewer.role === "admin";
}

/**
 * Corrects a lead's person and everything derived from it: search, the shared person, waiting mails, mail
 * preferences. Timeline and audit log name the fields, never a value, so that an erasure has nothing to remove there.
 */
export async function correctPerson(
  db: Database,
  { person, settles = [], follow, ...change }: Correction,
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record, trx) => {
    if (!mayCorrect({ form: lead.form, data: dataOf(lead) }, viewer)) return "not-allowed";
    const fields = correctable.filter((field) => (person[field] ?? null) !== lead[field]);
    if (fields.length > 0) {
      const outcome = await record(await correctedRow(trx, lead, person), {
        kind: "person-corrected",
        action: "data corrected",
        detail: { fields },
      });
      if (outcome !== "done") return outcome;
      const personId = await correctKnownPerson(trx, lead, person, now);
      await trx.updateTable("leads").set({ person_id: personId }).where("id", "=", lead.id).execute();
      await followAddress(trx, lead, person.email, now);
      await followCompany(trx, lead, person, now);
      await follow?.(trx);
      // Other systems never received spam, and must not receive withdrawn data.
      const isKnown = webhooksCarry(lead.form) && lead.status !== "spam" && dataOf(lead) === "held";
      const { id: leadId, reference } = lead;
      if (isKnown) await queueMessages(trx, [leadEvent("lead.corrected", { leadId, reference })], now);
    }
    await settleRequests(trx, lead, settles, viewer, now);
    return "done";
  });
}

async function correctedRow(trx: Transaction, lead: Row<"leads">, person: CorrectedPerson) {
  const answers = await trx
    .selectFrom("answers")
    .select(["key", "label", "value"])
    .where("lead_id", "=", lead.id)
    .execute();
  const whole: TypedPerson = { ...person, ...(lead.city ? { city: lead.city } : {}) };
  return {
    name: person.name ?? null,
    organization: person.organization ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    email_key: emailKey(person.email),
    phone_key: phoneKey(person.phone),
    subject: subjectWith(lead, person),
    search: lead.restricted_at === null ? searchText({ person: whole, answers }, lead.reference) : "",
  };
}

/** The subjects of some forms contain the organization. */
function subjectWith({ subject, organization }: Row<"leads">, person: CorrectedPerson): string {
  return organization ? subject.replaceAll(organization, () => person.organization ?? "-") : subject;
}

function dataOf({ restricted_at, erased_at }: Row<"leads">) {
  if (erased_at !== null) return "erased";
  return restricted_at === null ? "held" : "restricted";
}
