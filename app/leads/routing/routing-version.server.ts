import { randomInt } from "node:crypto";
import type { Queryable, Transaction } from "#app/database/database.server.ts";

// The largest range of `randomInt`.
const maxVersion = 2 ** 48 - 1;

/**
 * Says that rules, teams, absence or accounts have changed. The version is a random number: it stands for one state
 * of them in whichever database, so that a process holds the state by it.
 */
export async function renewRouting(trx: Transaction): Promise<void> {
  const version = randomInt(2, maxVersion);
  await trx
    .insertInto("routing_version")
    .values({ id: 1, version })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ version }))
    .execute();
}

/** Zero where nothing has been set up yet. */
export async function readRoutingVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom("routing_version").select("version").executeTakeFirst();
  return Number(row?.version ?? 0);
}
