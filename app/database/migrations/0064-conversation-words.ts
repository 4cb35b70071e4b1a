import { type Kysely, sql } from "kysely";

/** The text index of leads also covers the words of their conversation. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  await sql`alter table leads add column conversation text not null default ''`.execute(db);
  await (engine === "sqlite" ? sqliteIndex(db) : postgresIndex(db));
}

/**
 * The words of a lead in the index. A lead that can no longer be found has none, whatever its conversation holds: the version
 * before empties `search` alone.
 */
const wordsOf = (row: "old" | "new") =>
  `case when ${row}.search = '' then '' else ${row}.search || ' ' || ${row}.conversation end`;

async function sqliteIndex(db: Kysely<unknown>): Promise<void> {
  const [before, after] = [wordsOf("old"), wordsOf("new")];
  const remove = `insert into lead_search(lead_search, rowid, search) values ('delete', old.seq, ${before});`;
  const add = `insert into lead_search(rowid, search) values (new.seq, ${after});`;
  for (const statement of [
    "drop trigger leads_search_insert",
    "drop trigger leads_search_delete",
    "drop trigger leads_search_update",
    `create trigger leads_search_insert after insert on leads begin ${add} end`,
    `create trigger leads_search_delete after delete on leads begin ${remove} end`,
    `create trigger leads_search_update after update of search, conversation on leads
      when ${before} <> ${after} begin ${remove} ${add} end`,
    `create trigger leads_forget_conversation after update of search on leads
      when new.search = '' and new.conversation <> '' begin
      update leads set conversation = '' where seq = new.seq; end`,
  ])
    await sql.raw(statement).execute(db);
}

async function postgresIndex(db: Kysely<unknown>): Promise<void> {
  // Values stay as they are, so that no table of a million leads is rewritten.
  await sql`alter table leads alter column search_tokens drop expression`.execute(db);
  await sql`create function leads_index_words() returns trigger language plpgsql as $$
    begin
      if new.search = '' then new.conversation := ''; end if;
      new.search_tokens := array_to_tsvector(
        array_remove(string_to_array(new.search || ' ' || new.conversation, ' '), ''));
      return new;
    end $$`.execute(db);
  await sql`create trigger leads_index_words before insert or update of search, conversation on leads
    for each row execute function leads_index_words()`.execute(db);
}
