import type { Database, Transaction } from "#app/database/database.server.ts";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { laterThanBefore } from "#app/leads/changes/later-than-before.server.ts";
import type { Answer, AnswerValue, TypedPerson } from "#app/leads/lead.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { leadEvent, webhooksCarry } from "#app/outbox/webhooks/webhook-channel.server.ts";
import { timelineRow } from "#app/timeline/timeline.server.ts";
import type { Submission } from "./submission.ts";
import { claimAddition } from "./submission-ids.server.ts";
import { searchText } from "./submission-rows.server.ts";

type Details = {
  leadId: string;
  /** The form that made the lead. */
  form: string;
  /** The new person, answers and the id that identifies a repeat. */
  submission: Submission;
  /** The names of the form's fields, in the order in which answers are stored. */
  order: readonly string[];
  /** The subject of a lead with these answers. */
  subjectOf: (answers: Readonly<Record<string, AnswerValue>>) => string;
};

/** `closed`: there is no such lead, or its data may no longer be used. */
export type DetailsOutcome =
  | { outcome: "stored" | "repeated"; reference: string }
  | { outcome: "conflict" }
  | { outcome: "closed" };

const maxAttempts = 3;
const filled = ["name", "organization", "city"] as const;

/**
 * Adds the details that a visitor sends after an enquiry to its lead: answers, empty columns of the person, search text
 * and a timeline entry, in one transaction and as a new version of the lead. A filled column stays: staff may have
 * corrected it.
 */
export function addDetails(db: Database, details: Details, now: Date): Promise<DetailsOutcome> {
  return db.transaction().execute(async (trx) => {
    const first = await readOpen(trx, details);
    if (!first) return { outcome: "closed" };
    const claim = await claimAddition(
      trx,
      details.submission,
      { leadId: first.id, reference: first.reference },
      now,
    );
    if (claim === "conflict") return { outcome: "conflict" };
    if (claim === "new") await write(trx, details, now);
    return { outcome: claim === "new" ? "stored" : "repeated", reference: first.reference };
  });
}

function readOpen(trx: Transaction, { leadId, form }: Details): Promise<Row<"leads"> | undefined> {
  return trx
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", leadId)
    .where("form", "=", form)
    .where("restricted_at", "is", null)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

async function write(trx: Transaction, details: Details, now: Date): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const lead = await readOpen(trx, details);
    if (lead && (await writeOnto(trx, lead, details, now))) return;
  }
  throw new DatabaseUnavailable("a lead changed while details were added to it");
}

/** @returns false if another change of the lead came first */
async function writeOnto(
  trx: Transaction,
  lead: Row<"leads">,
  details: Details,
  now: Date,
): Promise<boolean> {
  const { submission, order, subjectOf } = details;
  const before = await trx
    .selectFrom("answers")
    .select(["key", "label", "value"])
    .where("lead_id", "=", lead.id)
    .orderBy("position")
    .execute();
  const person = filledWith(lead, submission.person);
  const answers = merged(before, [...submission.answers, ...otherThan(lead, submission.person)], order);
  const isUnchanged = lead.subject === subjectOf(answersOf(lead, before));
  const { numUpdatedRows } = await trx
    .updateTable("leads")
    .set({
      ...person,
      ...(isUnchanged ? { subject: subjectOf(answersOf({ ...lead, ...person }, answers)) } : {}),
      search: searchText({ person: typedPerson({ ...lead, ...person }), answers }, lead.reference),
      version: lead.version + 1,
      updated_at: laterThanBefore(now),
    })
    .where("id", "=", lead.id)
    .where("version", "=", lead.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom("answers").where("lead_id", "=", lead.id).execute();
  const rows = answers.map((answer, position) => ({ lead_id: lead.id, position, ...answer }));
  await insertRows(trx, "answers", rows);
  await fillPerson(trx, lead, person);
  const fields = [...Object.keys(person), ...submission.answers.map(({ label }) => label)];
  await insertRows(trx, "timeline", [
    timelineRow(lead.id, { kind: "details-added", detail: { fields } }, now),
  ]);
  // Other systems got the lead when it was created.
  if (webhooksCarry(lead.form) && lead.status !== "spam") {
    await queueMessages(
      trx,
      [leadEvent("lead.corrected", { leadId: lead.id, reference: lead.reference })],
      now,
    );
  }
  return true;
}

type Columns = Pick<Row<"leads">, (typeof filled)[number]>;

function filledWith(lead: Columns, typed: TypedPerson): Partial<Columns> {
  return Object.fromEntries(
    filled.flatMap((name) => (lead[name] === null && typed[name] ? [[name, typed[name]]] : [])),
  );
}

/** Typed values that differ from the lead's: stored beside them, for staff to decide. */
function otherThan(lead: Columns, typed: TypedPerson): Answer[] {
  return filled.flatMap((name) => {
    const value = typed[name];
    if (!value || lead[name] === null || lead[name] === value) return [];
    return [{ key: `later_${name}`, label: `${name} as added later`, value }];
  });
}

/** The visitor has not proved to be a person with other leads: only a person that this lead created is filled in. */
async function fillPerson(trx: Transaction, lead: Row<"leads">, person: Partial<Columns>): Promise<void> {
  if (Object.keys(person).length === 0) return;
  const other = await trx
    .selectFrom("leads")
    .select("id")
    .where("person_id", "=", lead.person_id)
    .where("id", "!=", lead.id)
    .executeTakeFirst();
  if (!other) await trx.updateTable("people").set(person).where("id", "=", lead.person_id).execute();
}

function merged(before: readonly Answer[], added: readonly Answer[], order: readonly string[]): Answer[] {
  const byKey = new Map([...before, ...added].map((answer) => [answer.key, answer]));
  const place = (key: string) => order.indexOf(key) + 1 || order.length + 1;
  return [...byKey.values()].sort((one, other) => place(one.key) - place(other.key));
}

function answersOf(lead: Columns, answers: readonly Answer[]): Record<string, AnswerValue> {
  const person = filled.flatMap((name): [string, string][] => (lead[name] ? [[name, lead[name]]] : []));
  return Object.fromEntries([...person, ...answers.map(({ key, value }) => [key, value] as const)]);
}

function typedPerson({ name, email, phone, organization, city }: Row<"leads">): TypedPerson {
  const given = Object.entries({ name, email, phone, organization, city });
  return Object.fromEntries(given.filter(([, value]) => value !== null));
}
