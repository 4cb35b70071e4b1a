import { type Kysely, sql } from "kysely";

/** Single-use codes, roles that require a second factor, and failed sign-ins per account. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema.alterTable("twoFactor").addColumn("lastStep", "bigint").execute();
  await db.schema
    .createTable("second_factor_roles")
    .addColumn("role", "text", (column) => column.primaryKey().notNull())
    .addColumn("set_by", "text", (column) => column.notNull())
    .addColumn("set_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sign_in_failures")
    .addColumn("id", engine === "sqlite" ? sql`text` : sql`uuid`, (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sign_in_failures_of_user")
    .on("sign_in_failures")
    .columns(["user_id", "at"])
    .execute();
}
