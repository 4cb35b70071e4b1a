import { data, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { readPlan } from "#app/coverage/plan-rows.ts";
import { changePlan, deletePlan } from "#app/coverage/staff-plans.server.ts";
import { changedMeanwhile } from "#app/staff/frame/changed-meanwhile.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";

const path = "/leads/dashboard/coverage";

/** The fields of a plan's form, named like the columns of import files. */
export type TypedPlan = Record<(typeof names)[number], string>;

const names = ["serial", "imei", "plan", "starts", "ends"] as const;

/** Handles a form of the register: a redirect to the plan or the list, or the problems with the typed values. */
export async function receivePlan({ services: { db, now }, viewer, asking }: StaffRequest) {
  const form = await posted(asking.request);
  const refuse = (status: number, problem: string | readonly string[], typed?: TypedPlan) =>
    data({ problems: [problem].flat(), typed }, { status });
  const by = { actorId: viewer.id, now: now() };
  const version = form.text("version");
  if (form.text("act") === "delete") {
    if (!staffCan.deleteRecords(viewer)) throw data(null, { status: 403 });
    if (form.text("sure") !== "yes") return refuse(422, unsure);
    const serial = form.text("number");
    const outcome = await deletePlan(db, { serial, version: Number(version), ...by });
    return outcome === "deleted"
      ? redirect(`${path}?deleted=${serial}`, 303)
      : refuse(409, changedMeanwhile("plan", "delete"));
  }
  const typed = Object.fromEntries(names.map((name) => [name, form.text(name)])) as TypedPlan;
  const reading = readPlan(typed);
  if (!reading.ok) return refuse(422, reading.reasons, typed);
  const seen = { version: version === "" ? undefined : Number(version) };
  const outcome = await changePlan(db, reading.value, { ...seen, ...by });
  if (outcome === "stale")
    return refuse(409, version === "" ? exists : changedMeanwhile("plan", "save"), typed);
  return redirect(`${path}?q=${reading.value.serial}&saved`, 303);
}

const exists = "The register has a plan for this serial number already: look it up, and change it there.";
const unsure = "Tick the box to say that you are sure. Nothing was deleted.";
