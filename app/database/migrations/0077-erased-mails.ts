import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Mails that were erased from the outbox, so that each machine that wrote one as a file removes it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("erased_mails")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("erased_at", instant, (column) => column.notNull())
    .execute();
}
