import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";
import { lockNames } from "#app/database/rows.server.ts";
import { dimensions, measures } from "#app/database/tables/insight.ts";
import { measureOfDelta, valueOfDimension } from "./delta-measures.server.ts";

/** Rows in one transaction, so that writers wait a few milliseconds at most. */
const atOnce = 2_000;

/**
 * Adds the rows that triggers wrote to the counts. Readers add up both, so that they never see a change twice or not at
 * all.
 * @returns how many deltas were folded
 */
export async function foldDeltas(db: Database): Promise<number> {
  for (let folded = 0; ; ) {
    const part = await foldPart(db);
    folded += part;
    if (part < atOnce) return folded;
  }
}

async function foldPart(db: Database): Promise<number> {
  const waiting = await db.selectFrom("insight_deltas").select("id").limit(1).executeTakeFirst();
  if (!waiting) return 0;
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, ["insight"]);
    const { rows } = await sql<{
      id: number;
    }>`select id from insight_deltas order by id limit ${atOnce}`.execute(trx);
    const last = rows.at(-1)?.id;
    if (last === undefined) return 0;
    if (db.engine === "postgres") {
      // A row with a smaller id may appear meanwhile: only deleted rows are counted.
      await sql`with taken as (delete from insight_deltas where id <= ${last} returning *), ${addUp}`.execute(
        trx,
      );
    } else {
      await sql`with taken as (select * from insight_deltas where id <= ${last}), ${addUp}`.execute(trx);
      await trx.deleteFrom("insight_deltas").where("id", "<=", last).execute();
    }
    await trx.deleteFrom("insight_counts").where("leads", "=", 0).where("spam", "=", 0).execute();
    return rows.length;
  });
}

const names = sql.join(measures.map((measure) => sql.ref(measure)));
const sums = sql.join(measures.map((measure) => sql`sum(${measureOfDelta(measure)})`));
const added = sql.join(
  measures.map(
    (measure) =>
      sql`${sql.ref(measure)} = ${sql.ref(`insight_counts.${measure}`)} + ${sql.ref(`excluded.${measure}`)}`,
  ),
);
const each = sql.join(dimensions.map((dimension) => sql`(${sql.lit(dimension)})`));

const addUp = sql`each (dimension) as (values ${each})
  insert into insight_counts (dimension, day, kind, owner_id, value, ${names})
  select dimension, day, kind, owner_id, ${valueOfDimension(sql.ref("dimension"))}, ${sums}
  from taken cross join each where true
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (dimension, day, kind, owner_id, value) do update set ${added}`;
