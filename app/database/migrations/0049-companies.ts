import { type Kysely, sql } from "kysely";

/** Companies, what each is known by, and the enquiries of each. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const text = engine === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("companies")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    /** The name without regard to capitals and accents, by which the list goes. */
    .addColumn("name_key", text, (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("companies_name").on("companies").columns(["name_key", "id"]).execute();
  await db.schema
    .createTable("company_keys")
    .addColumn("key", text, (column) => column.primaryKey().notNull())
    .addColumn("company_id", id, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("company_keys_company").on("company_keys").column("company_id").execute();
  await db.schema.alterTable("leads").addColumn("company_id", id).execute();
  await sql`create index leads_company on leads (company_id, id) where company_id is not null`.execute(db);
}
