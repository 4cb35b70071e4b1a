import { staffCan } from "#app/accounts/roles.ts";
import { isId } from "#app/database/uuid.server.ts";
import { type BulkChange, maxLeads } from "#app/leads/bulk/bulk-change.ts";
import { type ChosenLead, leadsOfFilter, startJob } from "#app/leads/bulk/bulk-jobs.server.ts";
import { runJobs } from "#app/leads/bulk/run-jobs.server.ts";
import { isStatus } from "#app/leads/lead.ts";
import { readStep, type Step } from "#app/leads/next-step.ts";
import { longestTag, readTag } from "#app/leads/tags/tag-name.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { leadFilter, leadSearch, readLeadQuery } from "#app/staff/leads/lead-query.ts";

type Refusal = { status: number; problem: string };
type Posted = Awaited<ReturnType<typeof posted>>;

/** Starts the job that the bar below the list asks for. @returns the job's id, or why none was started */
export async function startBulk({
  services,
  viewer,
  asking,
}: StaffRequest): Promise<{ job: string } | Refusal> {
  const { db, now } = services;
  const form = await posted(asking.request);
  const change = readChange(form, viewer, now());
  if ("problem" in change) return change;
  const query = readLeadQuery(new URLSearchParams(form.text("list")));
  const leads =
    form.text("all") === "yes"
      ? await leadsOfFilter(db, leadFilter(query, viewer.id, now()), viewer)
      : form.all("lead").flatMap(asChosen);
  if (leads.length === 0) return refused("Select leads first: no lead was changed.");
  if (leads.length > maxLeads)
    return refused(`At most ${maxLeads.toLocaleString("en-IN")} leads are changed at once. Narrow the list.`);
  const job = await startJob(db, { change, leads, list: leadSearch(query) }, viewer, now());
  runSoon(services);
  return { job };
}

/** Runs waiting jobs at once, beside the request; if this stops, the runner of this or another process continues. */
export function runSoon({ beside, ...services }: StaffRequest["services"]): void {
  beside((stopping) => runJobs(services, stopping));
}

/** Reads `id.version`, the values of the list's boxes. */
function asChosen(text: string): ChosenLead[] {
  const [id = "", version = ""] = text.split(".");
  return isId(id) && /^\d+$/.test(version) ? [{ id, version: Number(version) }] : [];
}

function readChange(form: Posted, viewer: StaffRequest["viewer"], now: Date): BulkChange | Refusal {
  switch (form.text("do")) {
    case "assign": {
      const owner = form.text("owner");
      if (!owner) return refused("Choose who gets the leads.");
      return { act: "assign", owner: owner === "nobody" ? null : owner };
    }
    case "status": {
      const to = form.text("to");
      if (!isStatus(to)) return refused("Choose a status.");
      const step = typedStep(form, now);
      if (step && "problem" in step) return step;
      return { act: "status", to, ...(step ? { step } : {}) };
    }
    case "step": {
      const step = typedStep(form, now);
      if (!step) return refused("Say in a few words what the next step is.");
      return "problem" in step ? step : { act: "step", step };
    }
    case "tag":
    case "untag": {
      const name = readTag(form.raw("tag"));
      if (!name) return refused(`A tag has 1 to ${longestTag} characters.`);
      if (form.text("do") === "untag") return { act: "untag", name };
      return { act: "tag", name, mayMake: staffCan.makeTags(viewer) };
    }
    case "spam":
      return { act: "status", to: "spam" };
    default:
      return { status: 400, problem: "There is no such form." };
  }
}

/** The fields of the submitted menu; each menu has its own. */
function typedStep(form: Posted, now: Date): Step | Refusal | undefined {
  const of = form.text("do");
  const typed = { text: form.text(`${of}-step`), day: form.text(`${of}-day`), time: "" };
  const reading = readStep(typed, now);
  return reading.ok ? reading.step : refused(reading.problem);
}

function refused(problem: string): Refusal {
  return { status: 422, problem };
}
