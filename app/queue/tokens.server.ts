import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";

export type TokenState = Row<"tokens">["state"];

/** A token as its link shows it. */
export type Token = {
  id: string;
  queue: string;
  number: number;
  state: TokenState;
  day: string;
  /** Deadline for opening its link; kept after it has passed. */
  confirmBy: number | null;
  early: boolean;
  reference: string;
};

/** A token by its id, which its link contains in sealed form. */
export async function findToken(db: Queryable, id: string): Promise<Token | undefined> {
  const row = await db
    .selectFrom("tokens")
    .innerJoin("leads", "leads.id", "tokens.lead_id")
    .select(["tokens.id", "queue", "number", "tokens.state", "early", "leads.reference"])
    .select(["day", "confirm_by as confirmBy"])
    .where("tokens.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, early: row.early === 1 };
}

/** People ahead of a waiting token: those with priority, then smaller numbers. */
export async function countBefore(db: Queryable, { queue, number, early }: Token): Promise<number> {
  const { before } = await db
    .selectFrom("tokens")
    .select(({ fn }) => fn.countAll<number>().as("before"))
    .where("queue", "=", queue)
    .where("state", "=", "waiting")
    .where("confirm_by", "is", null)
    .where((is) => {
      const sameKind = is.and([is("early", "=", early ? 1 : 0), is("number", "<", number)]);
      return early ? sameKind : is.or([is("early", "=", 1), sameKind]);
    })
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** Tokens in use, by queue. */
export async function countTokens(
  db: Queryable,
  queues: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (queues.length === 0) return new Map();
  const rows = await db
    .selectFrom("tokens")
    .select(["queue", ({ fn }) => fn.countAll<number>().as("active")])
    .where("queue", "in", queues)
    .where("state", "<>", "cancelled")
    .where(({ or, eb }) => or([eb("confirm_by", "is", null), eb("confirm_by", ">", now.getTime())]))
    .groupBy("queue")
    .execute();
  return new Map(rows.map(({ queue, active }) => [queue, Number(active)]));
}

/** Gives a token back. False when it is no longer waiting or called. */
export async function cancelToken(db: Queryable, id: string, now: Date): Promise<boolean> {
  const given = { from: ["waiting", "called", "missed"], to: "cancelled" } as const;
  return changeState(db, id, given, now);
}

/** Moves a token from one of the given states to another. False when it is in none of them. */
export async function changeState(
  db: Queryable,
  id: string,
  { from, to }: { from: readonly TokenState[]; to: TokenState },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("tokens")
    .set({ state: to, updated_at: now.getTime() })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
