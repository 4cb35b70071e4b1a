import { type Kysely, sql } from "kysely";

/** Why a time was blocked may speak of a colleague: the audit log does not say it. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const without = engine === "sqlite" ? sql`json_remove(detail, '$.reason')` : sql`detail - 'reason'`;
  await sql`update audit_log set detail = ${without} where action in ('time blocked', 'time opened')`.execute(
    db,
  );
}
