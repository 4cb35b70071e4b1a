import type { Database, Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { TypedPerson, Viewer } from "#app/leads/lead.ts";
import { searchText } from "#app/leads/submissions/submission-rows.server.ts";
import { type WorkOutcome, workOnLead } from "#app/leads/work/lead-work.server.ts";
import { isTold, queueWebhooks } from "#app/outbox/webhooks/webhook-queue.server.ts";
import { emailKey, phoneKey } from "./contact-keys.ts";
import { settleRequests } from "./correction-requests.server.ts";
import { followAddress } from "./follow-address.server.ts";
import { correctKnownPerson } from "./people.server.ts";

/** What staff may correct of a person. */
export const correctable = ["name", "organization", "email", "phone"] as const;
export type CorrectedPerson = Pick<TypedPerson, (typeof correctable)[number]>;

type Correction = {
  leadId: string;
  version?: number;
  /** All four as they are to be, valid; what is left out is nothing. */
  person: CorrectedPerson;
  /** Ids of the data requests that are settled with it. */
  settles?: readonly string[];
  /** What else goes by who the person is. */
  follow?: (trx: Transaction) => Promise<void>;
};

/** The links of these were mailed to their address and open what is held under it: another address would be opened with them. */
const boundToAddress = ["data-request", "newsletter"];

/** Whether the person of a lead can be corrected there: not where nothing is used any more. */
export function mayCorrect(
  lead: { form: string; data: "held" | "restricted" | "erased" },
  viewer: Pick<Viewer, "role">,
): boolean {
  if (boundToAddress.includes(lead.form) || lead.data === "erased") return false;
  return lead.data === "held" || viewer.role === "admin";
}

/**
 * Puts right who a lead is from, and everything that goes by it: search, the person that leads share, waiting mails, wishes
 * about mails. Timeline and audit log name the fields, never a value: an erasure has nothing to look for there.
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
      await follow?.(trx);
      // What looks like spam is told nowhere, and what is withdrawn is used nowhere.
      const isKnown = isTold(lead.form) && lead.status !== "spam" && dataOf(lead) === "held";
      const { id: leadId, reference } = lead;
      if (isKnown) await queueWebhooks(trx, [{ event: "lead.corrected", leadId, reference }], now);
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

/** Subjects of some forms name the organization. */
function subjectWith({ subject, organization }: Row<"leads">, person: CorrectedPerson): string {
  return organization ? subject.replaceAll(organization, () => person.organization ?? "-") : subject;
}

function dataOf({ restricted_at, erased_at }: Row<"leads">) {
  if (erased_at !== null) return "erased";
  return restricted_at === null ? "held" : "restricted";
}
