import { type Kysely, sql } from "kysely";

/** Teams, days of absence, and the rules by which new leads come to somebody. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("teams")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("shares", "integer", (column) => column.notNull())
    // Grows with each lead that the team is given; whose turn it is follows from it.
    .addColumn("turn", instant, (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("team_members")
    .addColumn("team_id", id, (column) => column.notNull().references("teams.id").onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("team_members_key", ["team_id", "user_id"])
    .execute();
  await db.schema.createIndex("team_members_user").on("team_members").column("user_id").execute();
  await db.schema
    .createTable("absences")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("from_day", "text", (column) => column.notNull())
    .addColumn("to_day", "text", (column) => column.notNull())
    .addColumn("stand_in", "text", (column) => column.references("user.id").onDelete("set null"))
    .execute();
  await db.schema
    .createTable("routing_rules")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("is_on", "integer", (column) => column.notNull())
    .addColumn("form", "text")
    .addColumn("kind", "text")
    .addColumn("city", "text")
    .addColumn("min_size", "integer")
    .addColumn("to_user", "text", (column) => column.references("user.id").onDelete("cascade"))
    .addColumn("to_team", id, (column) => column.references("teams.id").onDelete("cascade"))
    .execute();
  // One row: each process compares it with the rules that it holds in memory.
  await db.schema
    .createTable("routing_version")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("version", instant, (column) => column.notNull())
    .execute();
  await sql`insert into routing_version (id, version) values (1, 1)`.execute(db);
}
