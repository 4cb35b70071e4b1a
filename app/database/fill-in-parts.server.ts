import type { Database, Transaction } from "./database.server.ts";
import { firstIdAt, instantOf } from "./uuid.server.ts";

const dayMs = 24 * 60 * 60_000;
const firstId = "00000000-0000-0000-0000-000000000000";

/** Works on the rows after an id; returns the last id, or undefined if there are no more. */
type Part = (trx: Transaction, after: string) => Promise<string | undefined>;

/**
 * Fills a migration's new columns in old rows, part by part beside a running server, and resumes after a stop. Each
 * start walks the last day again, because the previous version may have written beside this one.
 */
export async function fillInParts(
  db: Database,
  name: string,
  part: Part,
  stopping: AbortSignal,
): Promise<void> {
  const kept = await db.selectFrom("fills").select("last_id").where("name", "=", name).executeTakeFirst();
  let after = kept ? firstIdAt(new Date(instantOf(kept.last_id) - dayMs)) : firstId;
  while (!stopping.aborted) {
    const last = await db.transaction().execute(async (trx) => {
      const reached = await part(trx, after);
      if (reached === undefined) return undefined;
      await trx
        .insertInto("fills")
        .values({ name, last_id: reached })
        .onConflict((row) => row.column("name").doUpdateSet({ last_id: reached }))
        .execute();
      return reached;
    });
    if (last === undefined) return;
    after = last;
  }
}
