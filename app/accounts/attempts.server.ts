import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { countKey } from "#app/rate-limit/count-key.server.ts";
import { networksOf } from "#app/rate-limit/networks.ts";
import type { AccountServices } from "./account-services.ts";

/** A counter of failed attempts, shared by all replicas through the database. `free` attempts carry no wait. */
export type Bucket = { purpose: string; subject: string; free: number };

type Counted = { key: string; free: number };

/** The clean-up of the limits deletes these rows then, too. */
const countsKeptMs = 24 * 60 * 60_000;

/** Wait before each attempt after the free ones, up to 15 minutes. */
const waitsS = [30, 60, 120, 240, 480, 900];
/** How far the clocks of two replicas may differ. */
const clocksDifferMs = 60_000;
type Services = Pick<AccountServices, "config" | "db" | "now">;

/** One bucket per network of an address; wider networks get proportionally more attempts. */
export function networkBuckets(purpose: string, address: string, free: number): Bucket[] {
  return networksOf(address).map(({ key, times }) => ({ purpose, subject: key, free: free * times }));
}

/**
 * Counts an attempt in every bucket before it is made, so that parallel attempts cannot escape the limit. Counts
 * nothing while any bucket is waiting: an early retry does not prolong the wait.
 * @returns 0, or the seconds to wait
 */
export async function takeAttempt(
  { config, db, now }: Services,
  buckets: readonly Bucket[],
): Promise<number> {
  if (!config.rateLimit) return 0;
  const at = now().getTime();
  try {
    await db.transaction().execute(async (trx) => {
      for (const one of buckets) {
        const counted = { key: keyOf(config, one), free: one.free };
        if (!(await count(trx, counted, at))) throw new Refused(counted);
      }
    });
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return secondsLeft(db, error.counted, at);
  }
}

/** Clears these buckets after a success. */
export async function forgetAttempts({ config, db }: Services, buckets: readonly Bucket[]): Promise<void> {
  for (const one of buckets)
    await db.deleteFrom("rate_limits").where("key", "=", keyOf(config, one)).execute();
}

/** Takes back the count of an attempt that succeeded. */
export async function giveBackAttempt({ config, db }: Services, one: Bucket): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ hits: sql<number>`hits - 1` })
    .where("key", "=", keyOf(config, one))
    .where("hits", ">", 0)
    .execute();
}

class Refused extends Error {
  readonly counted: Counted;
  constructor(counted: Counted) {
    super("too early");
    this.counted = counted;
  }
}

function keyOf(config: Services["config"], { purpose, subject }: Bucket): string {
  return countKey(appSecret(config), purpose, subject);
}

/**
 * A bucket unused for as long as counts are kept starts again at zero. One that was used later than now has no wait: the
 * clock was set back, and nobody could sign in until it had caught up.
 */
async function count(db: Queryable, { key, free }: Counted, at: number): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits (key, window_start, hits) values (${key}, ${at}, 1)
    on conflict (key) do update set
      hits = case when rate_limits.window_start < ${at - countsKeptMs} then 1 else rate_limits.hits + 1 end,
      window_start = ${at}
    where rate_limits.window_start + ${waitMs(free)} <= ${at}
      or rate_limits.window_start > ${at + clocksDifferMs}
    returning hits`.execute(db);
  return rows.length > 0;
}

async function secondsLeft(db: Queryable, { key, free }: Counted, at: number): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select(["window_start", waitMs(free).as("wait")])
    .where("key", "=", key)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.window_start ?? at) + Number(row?.wait ?? 0) - at) / 1000));
}

/** The wait after the last attempt, as an SQL expression over the count. */
function waitMs(free: number): RawBuilder<number> {
  const steps = waitsS.map(
    (seconds, step) => sql`when rate_limits.hits <= ${sql.lit(free + step)} then ${sql.lit(seconds * 1000)}`,
  );
  const longest = sql.lit((waitsS.at(-1) ?? 0) * 1000);
  return sql<number>`case when rate_limits.hits < ${sql.lit(free)} then 0 ${sql.join(steps, sql` `)} else ${longest} end`;
}
