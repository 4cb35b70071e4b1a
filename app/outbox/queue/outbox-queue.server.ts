import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import { batchedWrite } from "#app/database/batched-writes.server.ts";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row, skipLocked } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { firstRank, leaseMs, ranks } from "./outbox-rules.ts";

/** How many mails a worker can send now, and how many of these need not be awaited ones. */
export type Room = { all: number; others: number };

/**
 * Claims due mails for one worker until its lease ends; a dead worker's mails are due again after its lease.
 * @param paused the templates of rows that wait
 */
export async function claimDue(
  db: Database,
  now: Date,
  room: Room,
  paused?: readonly string[],
): Promise<Row<"outbox">[]> {
  const due = (from: Queryable, rank: number) =>
    mailsToTry(from, paused).select("id").where("rank", "=", rank).where("due_at", "<=", now.getTime());
  if (room.all <= 0) return [];
  // Reading costs no write: an idle outbox only reads.
  const wanted = ranks.filter((rank) => rank === firstRank || room.others > 0);
  const found = await Promise.all(wanted.map((rank) => due(db, rank).limit(1).executeTakeFirst()));
  if (!found.some(Boolean)) return [];
  return db.transaction().execute(async (trx) => {
    const ids: string[] = [];
    let { others } = room;
    for (const rank of wanted) {
      const most = Math.min(room.all - ids.length, rank === firstRank ? room.all : others);
      if (most <= 0) break;
      const rows = await skipLocked(trx, due(trx, rank).orderBy("due_at").limit(most)).execute();
      if (rank !== firstRank) others -= rows.length;
      ids.push(...rows.map(({ id }) => id));
    }
    return claim(trx, ids, now, 1);
  });
}

/**
 * Claims a mail that waits for an unavailable relay, before its next try and without counting one: only sending a mail
 * shows whether the relay works again. Also returns when its next try is due.
 */
export async function claimProbe(
  db: Database,
  now: Date,
  paused?: readonly string[],
): Promise<{ mail: Row<"outbox">; dueAt: number } | undefined> {
  const waiting = (from: Queryable) =>
    mailsToTry(from, paused)
      .select(["id", "due_at"])
      .where("claim", "is", null)
      .where("failure", "=", "unreachable")
      .where("due_at", ">", now.getTime())
      .orderBy("rank")
      .orderBy("due_at")
      .limit(1);
  if (!(await waiting(db).executeTakeFirst())) return undefined;
  return db.transaction().execute(async (trx) => {
    const row = await skipLocked(trx, waiting(trx)).executeTakeFirst();
    const [mail] = row ? await claim(trx, [row.id], now, 0) : [];
    return row && mail && { mail, dueAt: row.due_at };
  });
}

async function claim(trx: Transaction, ids: string[], now: Date, attempts: number): Promise<Row<"outbox">[]> {
  const rows = await trx
    .updateTable("outbox")
    .set((row) => ({
      claim: randomUUID(),
      due_at: now.getTime() + leaseMs,
      attempts: row("attempts", "+", attempts),
    }))
    .where(isAmong(trx, "id", ids, "id"))
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

/**
 * Ends leases that lie further ahead than a worker can have set them, because the clock was set back afterwards. A
 * second lease is allowed for processes whose clocks differ.
 */
export async function endStrayLeases(db: Database, now: Date): Promise<void> {
  const latest = now.getTime() + 2 * leaseMs;
  const stray = await openMails(db)
    .select("id")
    .where("claim", "is not", null)
    .where("due_at", ">", latest)
    .limit(1)
    .executeTakeFirst();
  if (!stray) return;
  await db
    .updateTable("outbox")
    .set({ due_at: now.getTime() })
    .where("state", "=", sql.lit("open"))
    .where("claim", "is not", null)
    .where("due_at", ">", latest)
    .execute();
}

function mailsToTry(db: Queryable, paused: readonly string[] = []) {
  const open = openMails(db);
  return paused.length > 0 ? open.where("template", "not in", paused) : open;
}

// As a literal: the planner uses the partial index of open rows only for this condition.
function openMails(db: Queryable) {
  return db.selectFrom("outbox").where("state", "=", sql.lit("open"));
}

export type Finished = {
  mail: Pick<Row<"outbox">, "id" | "claim">;
  change: Updateable<Tables["outbox"]>;
  timeline: Row<"timeline">[];
  /** Set if the address does not exist: later mails are withheld. */
  bounced?: Row<"suppressions">;
};

/** Stores the outcomes of tries. Rows that another worker has claimed meanwhile are left alone. */
export const finishTry = batchedWrite(async (trx: Transaction, tries: Finished[]): Promise<boolean[]> => {
  const updates = tries.map(({ mail, change }) =>
    trx
      .updateTable("outbox")
      .set({ ...change, claim: null })
      .where("id", "=", mail.id)
      .where("claim", "=", mail.claim)
      .executeTakeFirstOrThrow(),
  );
  const results = await Promise.all(updates);
  const written = results.map(({ numUpdatedRows }) => numUpdatedRows > 0n);
  await insertRows(
    trx,
    "timeline",
    tries.flatMap(({ timeline }, index) => (written[index] ? timeline : [])),
  );
  const bounced = tries.flatMap((tried, index) => (written[index] && tried.bounced ? [tried.bounced] : []));
  await insertRows(trx, "suppressions", bounced, { existing: "skip" });
  return written;
});

/** Makes the mails due now that only waited for the relay. */
export async function hasten(db: Database, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ due_at: now.getTime() })
    .where("state", "=", sql.lit("open"))
    .where("claim", "is", null)
    .where("failure", "=", "unreachable")
    .where("due_at", ">", now.getTime())
    .execute();
}
