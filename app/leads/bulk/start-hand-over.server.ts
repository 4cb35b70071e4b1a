import type { Database } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { openLeadsOf } from "#app/leads/work/hand-over.server.ts";
import { maxLeads, type NewOwner } from "./bulk-change.ts";
import { startJob } from "./bulk-jobs.server.ts";
import { newOwners } from "./new-owners.server.ts";

/**
 * Starts to hand over the open leads of one owner, who may be disabled; at most as many as one job may change.
 * @returns the job's id; "nobody" if the new owner may not own leads or all members of the team are away
 */
export async function startHandOver(
  db: Database,
  { from, to }: { from: string; to: NewOwner },
  viewer: Viewer,
  now: Date,
): Promise<{ job: string } | "nobody" | "nothing"> {
  if (!isId(from) || from === to || (typeof to === "string" && !isId(to))) return "nobody";
  const owners = await db.transaction().execute((trx) => newOwners(trx, { from, to }, now));
  if (owners.length === 0) return "nobody";
  const leads = await openLeadsOf(db, from).select(["id", "version"]).orderBy("id").limit(maxLeads).execute();
  if (leads.length === 0) return "nothing";
  const list = `?${new URLSearchParams({ owner: from })}`;
  return { job: await startJob(db, { change: { act: "hand-over", from, to }, leads, list }, viewer, now) };
}
