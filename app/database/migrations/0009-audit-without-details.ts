import { type Kysely, sql } from "kysely";

const actions = sql.join(
  [
    "orders added",
    "orders changed",
    "order deleted",
    "coverage added",
    "coverage changed",
    "coverage deleted",
  ].map((action) => sql.lit(action)),
);

/** Audit log: names orders and plans by id, and records that a search was made but not its text. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const text = (key: "type" | "number" | "serial") => sql`${sql.ref("audit_log.detail")} ->> ${sql.lit(key)}`;
  await sql`update audit_log set subject_id = coalesce(
      (select id from orders where orders.type = ${text("type")} and orders.number = ${text("number")}),
      (select id from coverage where coverage.serial = ${text("serial")}))
    where action in (${actions})`.execute(db);
  if (engine === "sqlite") {
    await sql`update audit_log set detail = json_remove(detail, '$.number', '$.serial')
      where action in (${actions})`.execute(db);
    await sql`update audit_log set detail = json_set(json_remove(detail, '$.filter.search'), '$.searched', json('true'))
      where action = 'leads exported' and detail ->> '$.filter.search' is not null`.execute(db);
  } else {
    await sql`update audit_log set detail = detail - 'number' - 'serial' where action in (${actions})`.execute(
      db,
    );
    await sql`update audit_log set detail = (detail #- '{filter,search}') || '{"searched": true}'
      where action = 'leads exported' and detail #> '{filter,search}' is not null`.execute(db);
  }
}
