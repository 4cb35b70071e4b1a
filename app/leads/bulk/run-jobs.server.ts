import { type Database, DatabaseUnavailable, type Transaction } from "#app/database/database.server.ts";
import { type Row, skipLocked } from "#app/database/rows.server.ts";
import { viewerOf } from "#app/leads/teams/teams.server.ts";
import { repeatWork } from "#app/repeat-work.ts";
import type { BulkChange } from "./bulk-change.ts";
import { changeOne, type Worker } from "./change-one.server.ts";
import { undoOne } from "./undo-one.server.ts";

const leaseMs = 30_000;
const everyMs = 5_000;
/** Leads changed in one transaction; other writers wait for it. */
const batchSize = 20;

export type Tools = {
  db: Database;
  now: () => Date;
  wakeOutbox: () => void;
  log: { warn(facts: object, text: string): void };
};
type Job = Pick<Row<"bulk_jobs">, "id" | "maker_id" | "change" | "state">;
type Item = Pick<Row<"bulk_items">, "lead_id" | "version" | "before">;

/**
 * Runs waiting jobs until none waits or `stopping` is aborted. Several processes share the jobs by lease: if one stops,
 * the next takes its job once the lease has ended.
 */
export async function runJobs(tools: Tools, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const job = await claimJob(tools);
    if (!job) return;
    while (!stopping?.aborted && (await runBatch(tools, job)));
    tools.wakeOutbox();
  }
}

/** Looks every few seconds for unclaimed jobs, including those of a stopped process. */
export function startJobRunner(tools: Tools): { stop(): Promise<void> } {
  const failure = "a change of many leads failed; retrying in seconds";
  return repeatWork({
    everyMs,
    firstMs: 0,
    work: (stopping) => runJobs(tools, stopping),
    log: tools.log,
    failure,
  });
}

async function claimJob({ db, now }: Tools): Promise<Job | undefined> {
  return db.transaction().execute(async (trx) => {
    const at = now().getTime();
    const waiting = trx
      .selectFrom("bulk_jobs")
      .select(["id", "maker_id", "change", "state"])
      .where("state", "in", ["running", "undoing"])
      .where(({ or, eb }) => or([eb("lease_until", "is", null), eb("lease_until", "<", at)]))
      .orderBy("id")
      .limit(1);
    const job = await skipLocked(trx, waiting).executeTakeFirst();
    if (job) await keepLease(trx, job.id, at);
    return job;
  });
}

/** @returns whether leads of the job may be left */
async function runBatch(tools: Tools, job: Job): Promise<boolean> {
  try {
    return await tools.db.retriedTransaction((trx) => workOn(trx, tools, job, batchSize));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    tools.log.warn({ err: error, job: job.id }, "a bulk change continues one lead at a time");
    return runAlone(tools, job);
  }
}

/** Changes the next lead alone, so that one that fails does not stop the others. */
async function runAlone({ db, now, ...tools }: Tools, job: Job): Promise<boolean> {
  try {
    return await db.retriedTransaction((trx) => workOn(trx, { db, now, ...tools }, job, 1));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return db.transaction().execute(async (trx) => {
      const [item] = await nextItems(trx, job, 1);
      if (item) await settle(trx, job, item.lead_id, { state: leftState(job), reason: "failed" });
      return item !== undefined;
    });
  }
}

async function workOn(trx: Transaction, { now }: Tools, job: Job, atMost: number): Promise<boolean> {
  const items = await nextItems(trx, job, atMost);
  const at = now();
  if (items.length === 0) {
    // Another process may hold a lead: the query skips it although it is not done.
    if (await isLeft(trx, job)) return false;
    const state = job.state === "running" ? "done" : "undone";
    await trx
      .updateTable("bulk_jobs")
      .set({ state, finished_at: at.getTime(), lease_until: null })
      .where("id", "=", job.id)
      .where("state", "=", job.state)
      .execute();
    return false;
  }
  await keepLease(trx, job.id, at.getTime());
  const worker = await workerOf(trx, job.maker_id, at);
  for (const item of items) await workOnItem(trx, job, item, worker);
  return true;
}

async function workOnItem(trx: Transaction, job: Job, item: Item, worker: Worker | null): Promise<void> {
  const change = job.change as BulkChange;
  const leadId = item.lead_id;
  if (!worker) return settle(trx, job, leadId, { state: leftState(job), reason: "not-allowed" });
  if (job.state === "undoing") {
    const isUndone = await undoOne(trx, change, { leadId, before: item.before }, worker);
    return settle(trx, job, leadId, isUndone ? { state: "undone" } : { state: "kept", reason: "changed" });
  }
  const result = await changeOne(trx, change, item, worker);
  if ("reason" in result) return settle(trx, job, leadId, { state: "refused", reason: result.reason });
  const before = result.before && JSON.stringify(result.before);
  return settle(trx, job, leadId, { state: "done", before });
}

type Settled = { state: Row<"bulk_items">["state"]; reason?: string; before?: string | null };

async function settle(trx: Transaction, job: Job, leadId: string, values: Settled): Promise<void> {
  await trx
    .updateTable("bulk_items")
    .set(values)
    .where("job_id", "=", job.id)
    .where("lead_id", "=", leadId)
    .execute();
}

const leftState = ({ state }: Job) => (state === "undoing" ? "kept" : "refused");

// In order of the leads, so that two jobs about the same leads cannot deadlock.
async function nextItems(trx: Transaction, job: Job, atMost: number): Promise<Item[]> {
  const waiting = trx
    .selectFrom("bulk_items")
    .select(["lead_id", "version", "before"])
    .where("job_id", "=", job.id)
    .where("state", "=", stateToWorkOn(job))
    .orderBy("lead_id")
    .limit(atMost);
  return skipLocked(trx, waiting).execute();
}

async function isLeft(trx: Transaction, job: Job): Promise<boolean> {
  const left = await trx
    .selectFrom("bulk_items")
    .select("lead_id")
    .where("job_id", "=", job.id)
    .where("state", "=", stateToWorkOn(job))
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}

const stateToWorkOn = ({ state }: Job) => (state === "undoing" ? "done" : "waiting");

async function keepLease(trx: Transaction, jobId: string, at: number): Promise<void> {
  await trx
    .updateTable("bulk_jobs")
    .set({ lease_until: at + leaseMs })
    .where("id", "=", jobId)
    .execute();
}

/** The job's author with their present rights; null if the account is disabled. */
async function workerOf(trx: Transaction, makerId: string, now: Date): Promise<Worker | null> {
  const maker = await trx
    .selectFrom("user")
    .select(["id", "role", "disabled"])
    .where("id", "=", makerId)
    .executeTakeFirst();
  return maker && !maker.disabled ? { viewer: await viewerOf(trx, maker), now } : null;
}
