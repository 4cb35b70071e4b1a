import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { inOrderOf } from "#app/database/search.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import { type LeadFilter, visibleParts, walkFiltered } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type BulkChange, maxLeads, undoMs } from "./bulk-change.ts";

/** A lead in the version that the viewer saw when choosing it. */
export type ChosenLead = { id: string; version: number };

/** How long a job is kept; what it set may be a tag. */
export const keptMs = 7 * 24 * 60 * 60_000;

/** The leads of a filter that the viewer may see, at most one more than one job may change. */
export async function leadsOfFilter(
  db: Queryable,
  filter: LeadFilter,
  viewer: Viewer,
): Promise<ChosenLead[]> {
  const parts = await visibleParts(db, filter, viewer);
  const chosen = await Promise.all(
    parts.map(async (part) => {
      const { query, alike, key } = await walkFiltered(db, part);
      return inOrderOf(query.select(["leads.id", "leads.version"]), [...alike, key], "desc")
        .limit(maxLeads + 1)
        .execute();
    }),
  );
  return chosen.flat();
}

/**
 * Stores a job for the worker and deletes jobs of last week.
 * @param list the query of the list from which the leads were chosen
 * @returns the job's id
 */
export function startJob(
  db: Database,
  { change, leads, list }: { change: BulkChange; leads: readonly ChosenLead[]; list: string },
  viewer: Viewer,
  now: Date,
): Promise<string> {
  const jobId = newId(now);
  const unique = new Map(leads.map((lead) => [lead.id, lead]));
  const items = [...unique.values()].map(
    ({ id, version }): Row<"bulk_items"> => ({
      job_id: jobId,
      lead_id: id,
      version,
      state: "waiting",
      reason: null,
      before: null,
    }),
  );
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("bulk_jobs")
      .where("created_at", "<", now.getTime() - keptMs)
      .execute();
    const job = {
      id: jobId,
      maker_id: viewer.id,
      change,
      state: "running",
      leads: items.length,
      list,
    } as const;
    await insertRows(trx, "bulk_jobs", [
      { ...job, lease_until: null, created_at: now.getTime(), finished_at: null },
    ]);
    await insertRows(trx, "bulk_items", items);
    return jobId;
  });
}

export type BulkJob = {
  id: string;
  change: BulkChange;
  state: Row<"bulk_jobs">["state"];
  leads: number;
  list: string;
  startedAt: Date;
  /** The end of the time to undo it; null while the job runs and after it was undone. */
  undoUntil: Date | null;
  counts: Record<Row<"bulk_items">["state"], number>;
};

/** One of the viewer's own jobs; null if there is none with this id. */
export async function readJob(db: Queryable, id: string, viewer: Viewer): Promise<BulkJob | null> {
  if (!isId(id)) return null;
  const row = await db
    .selectFrom("bulk_jobs")
    .selectAll()
    .where("id", "=", id)
    .where("maker_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row) return null;
  const found = await db
    .selectFrom("bulk_items")
    .select(({ fn }) => ["state", fn.countAll<number>().as("leads")])
    .where("job_id", "=", id)
    .groupBy("state")
    .execute();
  const counts = { waiting: 0, done: 0, refused: 0, undone: 0, kept: 0 };
  for (const { state, leads } of found) counts[state] = Number(leads);
  return { ...asJob(row), counts };
}

/** The viewer's own jobs of the last days, newest first. */
export async function listJobs(db: Queryable, viewer: Viewer): Promise<Omit<BulkJob, "counts">[]> {
  const rows = await db
    .selectFrom("bulk_jobs")
    .selectAll()
    .where("maker_id", "=", viewer.id)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  return rows.map(asJob);
}

/** The leads that a job did not change, with the reasons; `atMost` of them. */
export function leftLeads(db: Queryable, jobId: string, atMost: number) {
  return db
    .selectFrom("bulk_items")
    .innerJoin("leads", "leads.id", "bulk_items.lead_id")
    .select(["leads.id", "leads.reference", "leads.name", "leads.restricted_at", "leads.owner_id", "reason"])
    .where("job_id", "=", jobId)
    .where("state", "in", ["refused", "kept"])
    .orderBy("lead_id")
    .limit(atMost)
    .execute();
}

/** Starts to undo one of the viewer's own jobs. @returns false if it can no longer be undone */
export async function undoJob(db: Database, id: string, viewer: Viewer, now: Date): Promise<boolean> {
  if (!isId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable("bulk_jobs")
    .set({ state: "undoing", lease_until: null })
    .where("id", "=", id)
    .where("maker_id", "=", viewer.id)
    .where("state", "=", "done")
    .where("finished_at", ">", now.getTime() - undoMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function asJob(row: Row<"bulk_jobs">): Omit<BulkJob, "counts"> {
  return {
    id: row.id,
    change: row.change as BulkChange,
    state: row.state,
    leads: row.leads,
    list: row.list,
    startedAt: new Date(row.created_at),
    undoUntil: row.state === "done" && row.finished_at ? new Date(row.finished_at + undoMs) : null,
  };
}
