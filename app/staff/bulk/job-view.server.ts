import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { clockText, dayOf, shortDay } from "#app/dates/india-time.ts";
import type { BulkChange, Reason } from "#app/leads/bulk/bulk-change.ts";
import { type BulkJob, leftLeads, listJobs, readJob } from "#app/leads/bulk/bulk-jobs.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { stateName } from "#app/leads/kinds.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";

const maxShown = 500;

const reasons: Record<Reason, string> = {
  missing: "You may no longer see it",
  erased: "The data of this person was erased",
  changed: "A colleague changed it meanwhile",
  "not-allowed": "Not open to you",
  "wrong-kind": "Its kind of work has no such status",
  "does-not-follow": "This status does not follow from its present one",
  closed: "It is closed and takes no next step",
  "no-tag": "There is no such tag, or it has ten tags",
  failed: "Something went wrong: try this one by hand",
};

type Names = ReadonlyMap<string, string>;

/** A job for its page; null if it is none of the viewer's. */
export async function jobView(db: Queryable, id: string, viewer: Viewer, now: Date) {
  const job = await readJob(db, id, viewer);
  if (!job) return null;
  const [staff, left] = await Promise.all([listStaff(db), leftLeads(db, id, maxShown)]);
  const names = new Map(staff.map(({ id: staffId, name }) => [staffId, name]));
  const { counts, leads, state, undoUntil } = job;
  const isUndo = state === "undoing" || state === "undone";
  const open = isUndo ? counts.done : counts.waiting;
  return {
    id,
    sentence: sentenceOf(job.change, names),
    state,
    leads,
    done: isUndo ? counts.undone : counts.done,
    left: counts.refused + counts.kept,
    progress: leads - open,
    list: listPath + job.list,
    undoUntil: undoUntil && undoUntil > now ? clockText(undoUntil.getTime()) : null,
    refused: left.map((lead) => {
      const isSeen = maySee(viewer, lead.owner_id);
      return {
        id: isSeen ? lead.id : null,
        name: (isSeen && lead.restricted_at === null && lead.name) || lead.reference,
        reason: reasons[lead.reason as Reason] ?? reasons.failed,
        key: lead.id,
      };
    }),
  };
}

/** The viewer's own jobs of the last days. */
export async function jobList(db: Queryable, viewer: Viewer) {
  const [jobs, staff] = await Promise.all([listJobs(db, viewer), listStaff(db)]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const states: Record<BulkJob["state"], string> = {
    running: "Running",
    done: "Done",
    undoing: "Being undone",
    undone: "Undone",
  };
  return jobs.map(({ id, change, leads, state, startedAt }) => ({
    id,
    sentence: sentenceOf(change, names),
    leads: leads.toLocaleString("en-IN"),
    state: states[state],
    at: `${istDateTime(startedAt)} IST`,
  }));
}

function sentenceOf(change: BulkChange, names: Names): string {
  const nameOf = (id: string) => names.get(id) ?? "a former colleague";
  switch (change.act) {
    case "assign":
      return change.owner === null ? "Remove the owner" : `Assign to ${nameOf(change.owner)}`;
    case "hand-over": {
      const { from, to } = change;
      const whom = to === null ? "nobody" : typeof to === "string" ? nameOf(to) : "a team, in turns";
      return `Hand over the leads of ${nameOf(from)} to ${whom}`;
    }
    case "status": {
      const move = change.to === "spam" ? "Move to the spam box" : `Move to ${stateName("sales", change.to)}`;
      return change.step ? `${move}, next: ${change.step.text} (${shortDay(dayOf(change.step.at))})` : move;
    }
    case "step":
      return `Set the next step: ${change.step.text} (${shortDay(dayOf(change.step.at))})`;
    case "tag":
      return `Add the tag ${change.name}`;
    case "untag":
      return `Take off the tag ${change.name}`;
  }
}
