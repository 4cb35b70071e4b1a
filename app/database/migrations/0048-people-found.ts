import { type Kysely, sql } from "kysely";

/** What people are found by, who was joined with whom, and whom staff keep apart. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  // Both databases walk words in the order of their bytes.
  const word = engine === "sqlite" ? sql`text` : sql`text collate "C"`;
  const end = engine === "sqlite" ? sql`without rowid` : sql``;
  await db.schema
    .createTable("person_words")
    .addColumn("word", word, (column) => column.notNull())
    .addColumn("person_id", id, (column) => column.notNull())
    .addPrimaryKeyConstraint("person_words_key", ["word", "person_id"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createIndex("person_words_person")
    .on("person_words")
    .columns(["person_id", "word"])
    .execute();
  await forgetting(db, engine);
  await db.schema.alterTable("people").addColumn("merged_into", id).execute();
  await sql`create index people_merged on people (merged_into) where merged_into is not null`.execute(db);
  await db.schema
    .createTable("person_merges")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("kept_id", id, (column) => column.notNull())
    .addColumn("merged_id", id, (column) => column.notNull())
    .addColumn("carried", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("at", instant, (column) => column.notNull())
    .addColumn("undone_at", instant)
    .execute();
  for (const column of ["kept_id", "merged_id"])
    await db.schema.createIndex(`person_merges_${column}`).on("person_merges").column(column).execute();
  await db.schema
    .createTable("separate_people")
    .addColumn("first_id", id, (column) => column.notNull())
    .addColumn("second_id", id, (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("separate_people_key", ["first_id", "second_id"])
    .execute();
  await db.schema.createIndex("separate_people_second").on("separate_people").column("second_id").execute();
  await db.schema
    .createTable("fills")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("last_id", id, (column) => column.notNull())
    .execute();
}

/** Words go with what they were made of, also where the previous version corrects or erases a person. */
async function forgetting(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  if (engine === "sqlite") {
    await sql`create trigger people_forget_words after update of name, organization, email, phone on people begin
      delete from person_words where person_id = new.id; end`.execute(db);
    return;
  }
  await sql`create function people_forget_words() returns trigger language plpgsql as $$
    begin delete from person_words where person_id = new.id; return null; end $$`.execute(db);
  await sql`create trigger people_forget_words after update of name, organization, email, phone on people
    for each row execute function people_forget_words()`.execute(db);
}
