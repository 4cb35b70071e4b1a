import type { Database, Queryable } from "#app/database/database.server.ts";
import { purgeErasedWords } from "#app/database/erased-words.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { refreshStatistics } from "#app/database/statistics.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { istStamp } from "#app/dates/brief-time.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import type { ForgettingLimiter } from "#app/rate-limit/rate-limit.server.ts";
import { repeatWork } from "#app/repeat-work.ts";
import {
  countDue,
  nothingErased,
  type RetentionRecord,
  type RetentionResult,
  runRetention,
} from "./retention.server.ts";
import { sweepWrittenMails } from "./written-mails.server.ts";

const job = "retention";
const hourMs = 60 * 60_000;
/** A run that takes longer counts as dead, and another replica may start over. */
const longestRunMs = hourMs;

type Tools = {
  db: Database;
  now: () => Date;
  dataDir: string;
  log: { info(facts: object, text: string): void; warn(facts: object, text: string): void };
};

/** Runs retention once a day (IST) across replicas. Returns whether this replica ran it. */
export async function runDailyRetention(tools: Tools): Promise<boolean> {
  const { db, now } = tools;
  const key = `${job} ${istStamp(now()).slice(0, 10)}`;
  if (!(await claim(db, key, now()))) return false;
  await finish(tools, key, job);
  return true;
}

/** Runs retention now, for an operator. A dry run only counts. */
export async function runRetentionByHand(tools: Tools, dryRun: boolean): Promise<RetentionResult> {
  const { db, now } = tools;
  if (dryRun) return countDue(db, now());
  const key = `${job} by hand ${newId(now())}`;
  await claim(db, key, now());
  const result = await finish(tools, key, "npm run leads -- retention");
  await sweepWrittenMails(db, tools.dataDir, now());
  return result;
}

/**
 * Checks every hour whether today's run is due, first some minutes after the start. Deletes request counts each time:
 * the privacy policy allows them one day, and a daily run could keep them for two. Removes files of mails each time
 * too: the run, and erasures, may have been on another machine.
 */
export function startRetention(tools: Tools & { limits: readonly Pick<ForgettingLimiter, "forget">[] }): {
  stop(): Promise<void>;
} {
  const warn = (text: string) => (error: unknown) => tools.log.warn({ err: error }, text);
  return repeatWork({
    everyMs: hourMs,
    firstMs: hourMs / 6,
    async work(stopping) {
      const forgotten = tools.limits.map(async (limit) => limit.forget());
      const notForgotten = "old counts of requests were not removed; retrying in an hour";
      await Promise.all(forgotten.map((done) => done.catch(warn(notForgotten))));
      await runDailyRetention(tools).catch(warn("retention did not run; retrying in an hour"));
      await sweepWrittenMails(tools.db, tools.dataDir, tools.now()).catch(
        warn("files of erased or old mails were not removed; retrying in an hour"),
      );
      await purgeErasedWords(tools.db, stopping);
    },
    log: tools.log,
    failure: "erased words are still in the text index; retrying in an hour",
  });
}

async function claim(db: Database, key: string, now: Date): Promise<boolean> {
  const at = now.getTime();
  const row = { key, job, started_at: at, finished_at: null, result: {} };
  const won = await insertRows(db, "job_runs", [row], { existing: "skip", returning: "key" });
  if (won.length > 0) return true;
  const { numUpdatedRows } = await db
    .updateTable("job_runs")
    .set({ started_at: at })
    .where("key", "=", key)
    .where("finished_at", "is", null)
    .where("started_at", "<", at - longestRunMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function finish({ db, now, log }: Tools, key: string, actorId: string): Promise<RetentionResult> {
  await runRetention(db, now(), recorder(key, actorId, now()));
  await refreshStatistics(db);
  await db.updateTable("job_runs").set({ finished_at: now().getTime() }).where("key", "=", key).execute();
  const result = await resultOf(db, key);
  log.info(result, "retention has run");
  return result;
}

/** Reports each part of a run with it, to the audit log and in the row of the run: a run that is killed has reported. */
function recorder(key: string, actorId: string, now: Date): RetentionRecord {
  return async (trx, erased, reason) => {
    const sum = added(await resultOf(trx, key), erased);
    await trx
      .updateTable("job_runs")
      .set({ result: JSON.stringify(sum) })
      .where("key", "=", key)
      .execute();
    await audit(trx, { actorId, action: "data erased", detail: { ...erased, reason }, now });
  };
}

/** What the run has erased so far, also before another replica took it over. */
async function resultOf(db: Queryable, key: string): Promise<RetentionResult> {
  const { result } = await db
    .selectFrom("job_runs")
    .select("result")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { ...nothingErased, ...result };
}

function added(sum: RetentionResult, part: Partial<RetentionResult>): RetentionResult {
  const { erased: byForm = {}, ...counts } = part;
  const total = { ...sum, erased: { ...sum.erased } };
  for (const [form, leads] of Object.entries(byForm)) total.erased[form] = (total.erased[form] ?? 0) + leads;
  for (const [what, count] of Object.entries(counts)) total[what as keyof typeof counts] += count;
  return total;
}
