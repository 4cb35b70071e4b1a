import { type Kysely, sql } from "kysely";

/** Words that staff put on leads. A lead's id begins with its time of arrival, so a tag's leads stand in order of it. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  await db.schema
    .createTable("tags")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("lead_tags")
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("tag_id", id, (column) => column.notNull().references("tags.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("lead_tags_key", ["lead_id", "tag_id"])
    .execute();
  await db.schema.createIndex("lead_tags_tag").on("lead_tags").columns(["tag_id", "lead_id"]).execute();
}
