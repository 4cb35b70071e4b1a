import type { Kysely } from "kysely";

/** The audit log is read by person and by action, each in the order of time; by subject it has an index already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const columns of [
    ["actor_id", "id"],
    ["action", "id"],
    ["actor_id", "action", "id"],
  ]) {
    await db.schema
      .createIndex(`audit_log_by_${columns.slice(0, -1).join("_")}`)
      .on("audit_log")
      .columns(columns)
      .execute();
  }
}
