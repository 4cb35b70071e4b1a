import { assignLead, type WorkOutcome } from "#app/leads/work/lead-work.server.ts";
import { finishStep } from "#app/leads/work/next-step.server.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";

/** Why an action on Today was refused. */
type Refusal = { status: number; problem: string };

/** Handles a row's action: marks a step as done or takes a new lead. @returns null if it was done */
export async function workToday({ services, viewer, asking }: StaffRequest): Promise<Refusal | null> {
  const { db, now } = services;
  const form = await posted(asking.request);
  const change = { leadId: form.text("lead"), version: Number(form.text("version")) };
  switch (form.text("intent")) {
    case "done":
      return refusalOf(await finishStep(db, change, viewer, now()));
    case "take":
      return refusalOf(await assignLead(db, { ...change, ownerId: viewer.id }, viewer, now()));
    default:
      return { status: 400, problem: "There is no such form." };
  }
}

function refusalOf({ outcome }: WorkOutcome): Refusal | null {
  if (outcome === "done") return null;
  if (outcome === "missing") return { status: 409, problem: "A colleague has taken this lead." };
  if (outcome === "erased") return { status: 409, problem: "The data of this person was erased." };
  if (outcome === "not-allowed") return { status: 403, problem: "You may not do this." };
  return { status: 409, problem: "A colleague has changed this lead. You see its present state." };
}
