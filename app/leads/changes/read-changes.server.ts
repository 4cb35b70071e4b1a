import type { Queryable } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";

/** A change with the present owner of its lead; undefined if there is no such lead. */
export type Change = Row<"changes"> & { owner: string | null | undefined };

const maxAtOnce = 1_000;
/** A transaction open for longer than this counts as given up. */
const gapMs = 60_000;
const maxGaps = 1_000;

/**
 * Reads each change once, from now on. On PostgreSQL a change may become visible after one with a higher id: skipped
 * ids are looked for during one minute.
 */
export function changeReader(db: Queryable) {
  let last = 0;
  /** Missing id -> when it was first missed. */
  const gaps = new Map<number, number>();

  function miss(from: number, to: number, at: number): void {
    for (let id = Math.max(from, to - maxGaps); id < to; id += 1) gaps.set(id, at);
  }

  return {
    /** Starts at the newest change. */
    async begin(): Promise<void> {
      const rows = await db
        .selectFrom("changes")
        .select("id")
        .orderBy("id", "desc")
        .limit(maxGaps / 10)
        .execute();
      gaps.clear();
      last = rows[0]?.id ?? 0;
      const ids = rows.map(({ id }) => id).reverse();
      for (const [at, id] of ids.entries()) if (at > 0) miss((ids[at - 1] ?? id) + 1, id, Date.now());
    },
    /** The highest id read so far. */
    newest: () => last,
    /** Whether a change with a lower id may still appear. */
    mayHaveMissed: () => gaps.size > 0,
    /** The changes since the last call. `isMore`: call again. */
    async read(): Promise<{ changes: Change[]; isMore: boolean }> {
      const at = Date.now();
      for (const [id, since] of gaps) if (at - since > gapMs || gaps.size > maxGaps) gaps.delete(id);
      const [late, fresh] = await Promise.all([
        gaps.size === 0
          ? []
          : db
              .selectFrom("changes")
              .selectAll()
              .where("id", "in", [...gaps.keys()])
              .execute(),
        db.selectFrom("changes").selectAll().where("id", ">", last).orderBy("id").limit(maxAtOnce).execute(),
      ]);
      for (const { id } of late) gaps.delete(id);
      for (const { id } of fresh) {
        if (id > last + 1 && last > 0) miss(last + 1, id, at);
        last = id;
      }
      return { changes: await withOwners(db, [...late, ...fresh]), isMore: fresh.length === maxAtOnce };
    },
  };
}

/** Changes older than this are visible to every reader. */
const settledMs = 3_000;

/** The newest change that a page loaded now is certain to show. */
export async function newestShown(db: Queryable, now: Date): Promise<number> {
  const row = await db
    .selectFrom("changes")
    .select("id")
    .where("at", "<", now.getTime() - settledMs)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function withOwners(db: Queryable, changes: Row<"changes">[]): Promise<Change[]> {
  const ids = [...new Set(changes.flatMap(({ subject_id }) => (subject_id ? [subject_id] : [])))];
  if (ids.length === 0) return changes.map((change) => ({ ...change, owner: undefined }));
  const leads = await db
    .selectFrom("leads")
    .select(["id", "owner_id"])
    .where(isAmong(db, "id", ids, "id"))
    .execute();
  const owners = new Map(leads.map(({ id, owner_id }) => [id, owner_id]));
  return changes.map((change) => ({ ...change, owner: owners.get(change.subject_id ?? "") }));
}
