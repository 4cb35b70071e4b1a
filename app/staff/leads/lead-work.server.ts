import type { Transaction } from "#app/database/database.server.ts";
import { isStatus } from "#app/leads/lead.ts";
import { readStep } from "#app/leads/next-step.ts";
import { correctPerson } from "#app/leads/people/correct-person.server.ts";
import { addNote, assignLead, changeStatus, type WorkOutcome } from "#app/leads/work/lead-work.server.ts";
import { finishStep } from "#app/leads/work/next-step.server.ts";
import { readFormOf } from "#app/leads/work/read-lead.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { followPerson } from "#app/queue/follow-person.server.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { longestNote } from "./longest-note.ts";
import { readCorrection } from "./person-correction.server.ts";
import type { CorrectionProblem } from "./person-correction.tsx";

/** Why a change was not made. */
type Refusal = { status: number; answer: { problem: string } & Kept };

/** What was typed, so that it is not lost. */
type Kept = { note?: string; step?: TypedStep; correction?: CorrectionProblem };
export type TypedStep = ReturnType<typeof typedStep>;

/** Does what one of the forms of a lead's page asks for. @returns null when it is done */
export async function changeLead({
  services,
  viewer,
  asking,
  params,
}: StaffRequest): Promise<Refusal | null> {
  const { db, now } = services;
  const form = await posted(asking.request);
  const leadId = params.lead ?? "";
  const version = Number(form.text("version"));
  const note = form.raw("note").trim();
  switch (form.text("intent")) {
    case "status": {
      const to = form.text("to");
      if (!isStatus(to)) return refused(422, "There is no such status.");
      const typed = typedStep(form);
      const reading = readStep(typed, now());
      if (!reading.ok) return refused(422, reading.problem, { step: typed });
      const { step } = reading;
      const moved = await changeStatus(db, { leadId, to, step, version }, viewer, now());
      if (moved.outcome === "done") services.wakeOutbox();
      return refusalOf(moved, { step: typed });
    }
    case "done":
      return refusalOf(await finishStep(db, { leadId, version }, viewer, now()));
    case "assign": {
      const ownerId = form.text("owner") || null;
      return refusalOf(await assignLead(db, { leadId, ownerId, version }, viewer, now()));
    }
    case "note": {
      if (!note) return refused(422, "The note is empty. Write what the next person should know.");
      if (note.length > longestNote) return refused(422, "A note has at most 5,000 characters.", { note });
      return refusalOf(await addNote(db, { leadId, text: note }, viewer, now()), { note });
    }
    case "correct":
      return correct(form, { leadId, version }, viewer, services);
    default:
      return refused(400, "This form is not known here.");
  }
}

type Posted = Awaited<ReturnType<typeof posted>>;

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
    const problem = "The correction was not saved. What to mend stands beside the fields.";
    return { status: 422, answer: { problem, correction: { typed, errors: reading.errors } } };
  }
  const settles = form.all("settles");
  const { person } = reading;
  const follow = (trx: Transaction) => followPerson(trx, leadId, person, appSecret(config));
  const change = { leadId, version, person, settles, follow };
  const corrected = await correctPerson(db, change, viewer, now());
  // A mail that could not reach the old address may wait for the new one.
  if (corrected.outcome === "done") wakeOutbox();
  const refusal = refusalOf(corrected);
  return refusal && { ...refusal, answer: { ...refusal.answer, correction: { typed, errors: {} } } };
}

/** The fields of the next step as they were typed. */
function typedStep(form: Posted) {
  return { text: form.text("step"), day: form.text("day"), time: form.text("time") };
}

function refusalOf({ outcome }: WorkOutcome, kept?: Kept): Refusal | null {
  if (outcome === "done") return null;
  if (outcome === "missing") return refused(404, "This lead is not there any more.", kept);
  if (outcome === "not-allowed")
    return refused(403, "This change is not open to you, or does not follow here.", kept);
  return refused(
    409,
    "A colleague changed this lead while you looked at it. You see it as it is now: check, and do it again if it still fits.",
    kept,
  );
}

function refused(status: number, problem: string, kept: Kept = {}): Refusal {
  return { status, answer: { problem, ...kept } };
}
