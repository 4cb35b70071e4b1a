import { type Kysely, sql } from "kysely";

/** Removes the reasons of block-outs from the audit log: they may mention a colleague. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const without = engine === "sqlite" ? sql`json_remove(detail, '$.reason')` : sql`detail - 'reason'`;
  await sql`update audit_log set detail = ${without} where action in ('time blocked', 'time opened')`.execute(
    db,
  );
}
