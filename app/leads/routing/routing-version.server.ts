import { randomInt } from "node:crypto";
import type { Queryable, Transaction } from "#app/database/database.server.ts";

// The largest range of `randomInt`.
const maxVersion = 2 ** 48 - 1;

/**
 * Records that rules, teams, absences or accounts have changed. The version is random, so that it names one state
 * across databases too and a process can cache the state under it.
 */
export async function renewRouting(trx: Transaction): Promise<void> {
  const version = randomInt(2, maxVersion);
  await trx
    .insertInto("routing_version")
    .values({ id: 1, version })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ version }))
    .execute();
}

/** Zero if no rule was ever set up. */
export async function readRoutingVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom("routing_version").select("version").executeTakeFirst();
  return Number(row?.version ?? 0);
}
