import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import { type WorkOutcome, workOnLead } from "./lead-work.server.ts";
import { entryOf, stepOf, valuesOf } from "./step-changes.server.ts";

/**
 * Marks the next step as done; it stays in the timeline. Sets the following step if one is given. Not after a
 * withdrawal.
 */
export async function finishStep(
  db: Queryable,
  { next, ...change }: { leadId: string; version: number; next?: Step | undefined },
  viewer: Viewer,
  now: Date,
): Promise<WorkOutcome> {
  return workOnLead(db, change, { viewer, now }, async (lead, record) => {
    const present = stepOf(lead);
    if (!present || lead.restricted_at !== null) return "not-allowed";
    const done = entryOf("done", present);
    return next
      ? record(valuesOf(next), done, entryOf("set", next))
      : record({ step_text: null, step_at: null }, done);
  });
}
