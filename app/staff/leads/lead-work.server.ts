import { staffCan } from "#app/accounts/roles.ts";
import type { Transaction } from "#app/database/database.server.ts";
import { readDeal } from "#app/leads/deal/deal.ts";
import { isStatus } from "#app/leads/lead.ts";
import { readStep } from "#app/leads/next-step.ts";
import { correctPerson } from "#app/leads/people/correct-person.server.ts";
import { addTag, removeTag } from "#app/leads/tags/tag-lead.server.ts";
import { longestTag, maxTags, readTag } from "#app/leads/tags/tag-name.ts";
import { pressKey } from "#app/leads/work/first-press.server.ts";
import { addNote, assignLead, changeStatus, type WorkOutcome } from "#app/leads/work/lead-work.server.ts";
import { finishStep } from "#app/leads/work/next-step.server.ts";
import { readFormOf, readKindOf } from "#app/leads/work/read-lead.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { followPerson } from "#app/queue/follow-person.server.ts";
import { changedMeanwhile } from "#app/staff/frame/changed-meanwhile.ts";
import type { posted, StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { type Composed, converse, postedParts } from "./conversation-work.server.ts";
import { longestNote } from "./longest-note.ts";
import { readCorrection } from "./person-correction.server.ts";
import type { CorrectionProblem } from "./person-correction.tsx";

/** Why a change was not made. */
type Refusal = { status: number; answer: { problem: string } & Kept };

/** The typed values, so that they are not lost. */
type Kept = {
  note?: string;
  step?: TypedStep;
  deal?: TypedDealFields;
  correction?: CorrectionProblem;
  composed?: Composed;
};
export type TypedStep = ReturnType<typeof typedStep>;
export type TypedDealFields = ReturnType<typeof typedDeal>;

/** Handles a form of a lead's page. @returns null if the change was made */
export async function changeLead(staff: StaffRequest): Promise<Refusal | null> {
  const { services, viewer, asking, params } = staff;
  const { db, now } = services;
  const parts = await postedParts(asking.request);
  const said = await converse(staff, parts);
  if (said) {
    const { outcome, composed } = said;
    return outcome === "refused"
      ? refused(said.status, said.problem, { composed })
      : refusalOf({ outcome }, { composed });
  }
  const { form } = parts;
  const leadId = params.lead ?? "";
  const version = Number(form.text("version"));
  const note = form.raw("note").trim();
  switch (form.text("intent")) {
    case "status":
      return changeStatusAsTyped(staff, form, leadId);
    case "done":
      return refusalOf(await finishStep(db, { leadId, version }, viewer, now()));
    case "assign": {
      const ownerId = form.text("owner") || null;
      const assigned = await assignLead(db, { leadId, ownerId, version }, viewer, now());
      if (assigned.outcome === "done") services.wakeOutbox();
      return refusalOf(assigned);
    }
    case "note": {
      if (!note) return refused(422, "The note is empty. Write what the next person should know.");
      if (note.length > longestNote) return refused(422, "A note has at most 5,000 characters.", { note });
      const press = pressKey(viewer.id, form.text("key"), "note", note);
      const added = await addNote(db, { leadId, text: note, press }, viewer, now());
      if (added.outcome === "done") services.wakeOutbox();
      return refusalOf(added, { note });
    }
    case "tag":
    case "untag":
      return changeTags(form, { leadId, viewer, now: now() }, db);
    case "correct":
      return correct(form, { leadId, version }, viewer, services);
    default:
      return refused(400, "There is no such form.");
  }
}

type Posted = Awaited<ReturnType<typeof posted>>;

/** Moves a lead as a form asks, with its next step and the facts about the sale that its new status needs. */
export async function changeStatusAsTyped(
  { services, viewer }: StaffRequest,
  form: Posted,
  leadId: string,
): Promise<Refusal | null> {
  const { db, now } = services;
  const version = Number(form.text("version"));
  const to = form.text("to");
  if (!isStatus(to)) return refused(422, "There is no such status.");
  const typed = typedStep(form);
  const reading = readStep(typed, now());
  if (!reading.ok) return refused(422, reading.problem, { step: typed });
  const deal = typedDeal(form);
  const { kind } = (await readKindOf(db, leadId, viewer)) ?? {};
  const sale = kind === "sales" ? readDeal(deal, to) : ({ ok: true, deal: {} } as const);
  if (!sale.ok) return refused(422, sale.problem, { step: typed, deal });
  const change = { leadId, to, step: reading.step, deal: sale.deal, version };
  const moved = await changeStatus(db, change, viewer, now());
  if (moved.outcome === "done") services.wakeOutbox();
  return refusalOf(moved, { step: typed, deal });
}

async function changeTags(
  form: Posted,
  { leadId, viewer, now }: { leadId: string; viewer: StaffRequest["viewer"]; now: Date },
  db: StaffRequest["services"]["db"],
): Promise<Refusal | null> {
  const typed = form.raw("tag");
  if (form.text("intent") === "untag")
    return refusalOf(await removeTag(db, { leadId, name: typed }, viewer, now));
  const name = readTag(typed);
  if (!name) return refused(422, `A tag has 1 to ${longestTag} characters.`);
  const mayMake = staffCan.makeTags(viewer);
  const tagged = await addTag(db, { leadId, name, mayMake }, viewer, now);
  if (tagged.outcome !== "not-allowed") return refusalOf(tagged);
  return mayMake
    ? refused(422, `A lead has at most ${maxTags} tags. Take one off first.`)
    : refused(422, "There is no such tag, or the lead has ten of them. Managers make new ones.");
}

async function correct(
  form: Posted,
  { leadId, version }: { leadId: string; version: number },
  viewer: StaffRequest["viewer"],
  { db, now, config, wakeOutbox }: StaffRequest["services"],
): Promise<Refusal | null> {
  const formId = await readFormOf(db, leadId, viewer);
  if (formId === null) return refusalOf({ outcome: "missing" });
  const typed = {
    name: form.raw("name"),
    organization: form.raw("organization"),
    email: form.raw("email"),
    phone: form.raw("phone"),
  };
  const reading = readCorrection(formId, typed);
  if (!reading.ok) {
    const problem = "The correction was not saved. See the messages beside the fields.";
    return { status: 422, answer: { problem, correction: { typed, errors: reading.errors } } };
  }
  const settles = form.all("settles");
  const { person } = reading;
  const follow = (trx: Transaction) => followPerson(trx, leadId, person, appSecret(config));
  const change = { leadId, version, person, settles, follow };
  const corrected = await correctPerson(db, change, viewer, now());
  // A mail that failed at the old address may wait for the new one.
  if (corrected.outcome === "done") wakeOutbox();
  const refusal = refusalOf(corrected);
  return refusal && { ...refusal, answer: { ...refusal.answer, correction: { typed, errors: {} } } };
}

/** The typed fields of the next step. */
function typedStep(form: Posted) {
  return { text: form.text("step"), day: form.text("day"), time: form.text("time") };
}

/** The typed fields of a sale; those that a form does not have are left out. */
function typedDeal(form: Posted) {
  const field = (name: string) => (form.all(name).length > 0 ? form.raw(name).slice(0, 1_000) : undefined);
  return {
    to: form.text("to"),
    value: field("value"),
    order: field("order"),
    reason: field("reason"),
    words: field("words"),
  };
}

const gone = "This lead does not exist any longer, or it is with a colleague now.";

function refusalOf({ outcome }: WorkOutcome, kept?: Kept): Refusal | null {
  if (outcome === "done") return null;
  if (outcome === "missing") return refused(404, gone, kept);
  if (outcome === "erased")
    return refused(409, "The data of this person was erased: the lead can no longer be changed.", kept);
  if (outcome === "not-allowed")
    return refused(403, "You may not make this change, or the lead's status does not allow it.", kept);
  return refused(409, changedMeanwhile("lead"), kept);
}

function refused(status: number, problem: string, kept: Kept = {}): Refusal {
  return { status, answer: { problem, ...kept } };
}
