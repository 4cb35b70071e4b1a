import { sql } from "kysely";
import type { Database, Transaction } from "./database.server.ts";
import { engineOf } from "./engine.ts";
import { newId } from "./uuid.server.ts";

const mark = "erased words";
/** Pages of the index in one transaction: some hundredths of a second, in which other writers wait. */
const pagesAtOnce = 100;

/** Records, in the transaction of an erasure, that the text index file still holds erased words. */
export async function markErasedWords(trx: Transaction, now: Date): Promise<void> {
  if (engineOf(trx) === "postgres") return; // its vacuum removes words that no row has
  const last_id = newId(now);
  await trx
    .insertInto("fills")
    .values({ name: mark, last_id })
    .onConflict((row) => row.column("name").doUpdateSet({ last_id }))
    .execute();
}

/**
 * Removes erased words from the file. SQLite's text index marks them as deleted and keeps them until all its parts are
 * merged. Its option `secure-delete` would remove them at once, but reads all leads of each beginning of each word: a
 * second a lead among 200,000.
 */
export async function purgeErasedWords(db: Database, stopping: AbortSignal): Promise<void> {
  if (engineOf(db) === "postgres") return;
  const marked = await db.selectFrom("fills").select("last_id").where("name", "=", mark).executeTakeFirst();
  if (!marked) return;
  // A negative number begins the merge of all parts, which the further calls go on with
  // (https://sqlite.org/fts5.html#the_merge_command). The work is done when a call changes nothing but its own row.
  for (let pages = -pagesAtOnce; !stopping.aborted; pages = pagesAtOnce) {
    const changes = await db.transaction().execute(async (trx) => {
      const before = await totalChanges(trx);
      await sql`insert into lead_search(lead_search, rank) values ('merge', ${pages})`.execute(trx);
      return (await totalChanges(trx)) - before;
    });
    if (changes >= 2) continue;
    // A later erasure has a mark of its own.
    const { last_id } = marked;
    await db.deleteFrom("fills").where("name", "=", mark).where("last_id", "=", last_id).execute();
    return;
  }
}

async function totalChanges(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(trx);
  return rows[0]?.changes ?? 0;
}
