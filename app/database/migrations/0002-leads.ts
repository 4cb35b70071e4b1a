import { type CreateTableBuilder, type Kysely, sql } from "kysely";

type Types = ReturnType<typeof typesOf>;

/** People, leads and what belongs to a lead. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const types = typesOf(engine);
  await people(db, types);
  await leads(db, types, engine);
  await partsOfLeads(db, types, engine);
  await records(db, types);
}

function typesOf(engine: "sqlite" | "postgres") {
  const sqlite = engine === "sqlite";
  return {
    id: sqlite ? sql`text` : sql`uuid`,
    instant: sqlite ? sql`integer` : sql`bigint`,
    json: sqlite ? sql`json` : sql`jsonb`,
  };
}

async function people(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("organization", "text")
    .addColumn("city", "text")
    .addColumn("email_key", "text", (column) => column.unique())
    .addColumn("phone_key", "text", (column) => column.unique())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();
}

async function leads(db: Kysely<unknown>, types: Types, engine: "sqlite" | "postgres"): Promise<void> {
  const { id, instant, json } = types;
  // SQLite's text index refers to rows by number; the number must survive a VACUUM, so it is a column.
  const start = db.schema.createTable("leads");
  const table =
    engine === "sqlite"
      ? start
          .addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement())
          .addColumn("id", id, (column) => column.notNull().unique())
      : start.addColumn("id", id, (column) => column.primaryKey());
  await table
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("person_id", id, (column) => column.notNull().references("people.id"))
    .addColumn("owner_id", "text", (column) => column.references("user.id").onDelete("set null"))
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("organization", "text")
    .addColumn("city", "text")
    .addColumn("email_key", "text")
    .addColumn("phone_key", "text")
    .addColumn("source", "text")
    .addColumn("flags", json, (column) => column.notNull())
    .addColumn("spam_score", "integer")
    .addColumn("spam_reasons", json, (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("updated_at", instant, (column) => column.notNull())
    .execute();

  // Each filter of the list, and each pair of filters, has an index in the order of the list.
  for (const columns of [
    ["status"],
    ["form"],
    ["owner_id"],
    ["form", "status"],
    ["owner_id", "status"],
    ["owner_id", "form"],
    ["person_id"],
  ]) {
    const name = `leads_${columns.join("_")}`;
    await db.schema
      .createIndex(name)
      .on("leads")
      .columns([...columns, "id"])
      .execute();
  }
  for (const column of ["email_key", "phone_key"]) {
    await db.schema
      .createIndex(`leads_${column}`)
      .on("leads")
      .columns([column, "id"])
      .where(sql.ref(column), "is not", null)
      .execute();
  }
  await (engine === "sqlite" ? sqliteSearch(db) : postgresSearch(db));
}

async function sqliteSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table lead_search using fts5(
    search, content='leads', content_rowid='seq', prefix='1 2 3 4 5', detail=none, columnsize=0,
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`.execute(db);
  await sql`create trigger leads_search_insert after insert on leads begin
    insert into lead_search(rowid, search) values (new.seq, new.search); end`.execute(db);
  await sql`create trigger leads_search_delete after delete on leads begin
    insert into lead_search(lead_search, rowid, search) values ('delete', old.seq, old.search); end`.execute(
    db,
  );
  await sql`create trigger leads_search_update after update of search on leads begin
    insert into lead_search(lead_search, rowid, search) values ('delete', old.seq, old.search);
    insert into lead_search(rowid, search) values (new.seq, new.search); end`.execute(db);
}

async function postgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column search_tokens tsvector
    generated always as (array_to_tsvector(string_to_array(search, ' '))) stored`.execute(db);
  await sql`create index leads_search on leads using gin (search_tokens)`.execute(db);
}

async function partsOfLeads(db: Kysely<unknown>, types: Types, engine: "sqlite" | "postgres"): Promise<void> {
  const { id, instant, json } = types;
  // SQLite: store the rows of one lead together, with the key as the table.
  const end = engine === "sqlite" ? sql`without rowid` : sql``;
  const part = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
      .modifyEnd(end);

  await part("answers")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("value", json, (column) => column.notNull())
    .addPrimaryKeyConstraint("answers_key", ["lead_id", "position"])
    .execute();

  await texts(
    part("attributions"),
    ["landing_page"],
    ["referrer", "source", "medium", "campaign", "term", "content"],
  )
    .addColumn("touch", "text", (column) => column.notNull())
    .addColumn("at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("attributions_key", ["lead_id", "touch"])
    .execute();

  await part("timeline")
    .addColumn("id", id, (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("detail", json, (column) => column.notNull())
    .addColumn("at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("timeline_key", ["lead_id", "id"])
    .execute();

  await texts(db.schema.createTable("notices"), ["wording"], [])
    .addColumn("hash", "text", (column) => column.primaryKey().notNull())
    .execute();

  await texts(part("consents"), ["notice_version", "language", "basis"], [])
    .addColumn("notice_hash", "text", (column) => column.notNull().references("notices.hash"))
    .addColumn("boxes", json, (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("consents_key", ["lead_id"])
    .execute();
}

async function records(db: Kysely<unknown>, { id, instant, json }: Types): Promise<void> {
  await db.schema
    .createTable("submission_ids")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("lead_id", id, (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("audit_log")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject_id", id)
    .addColumn("detail", json, (column) => column.notNull())
    .addColumn("at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_log_subject").on("audit_log").columns(["subject_id", "id"]).execute();

  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("window_start", instant, (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .execute();
}

function texts<Columns extends string>(
  table: CreateTableBuilder<string, Columns>,
  required: string[],
  optional: string[],
): CreateTableBuilder<string, Columns> {
  let wider: CreateTableBuilder<string, string> = table;
  for (const name of required) wider = wider.addColumn(name, "text", (column) => column.notNull());
  for (const name of optional) wider = wider.addColumn(name, "text");
  return wider as CreateTableBuilder<string, Columns>;
}
