import { sql } from "kysely";
import { type Database, openDatabase } from "#app/database/database.server.ts";

// A new PostgreSQL database has some three hundred files, so unchanged databases are emptied and reused.

const spare: string[] = [];
let asMade: string | undefined;

/** A migrated, empty database: a returned one, else a new one. */
export async function spareOr(make: () => Promise<string>): Promise<string> {
  const given = spare.pop();
  if (given !== undefined) return given;
  const url = await make();
  if (asMade === undefined) {
    await using database = await openDatabase(url);
    asMade = await shapeOf(database);
  }
  return url;
}

/** Empties a database for the next test, unless its test has changed more than rows. */
export async function keepSpare(url: string): Promise<void> {
  await using database = await openDatabase(url);
  if ((await shapeOf(database)) !== asMade) return;
  await empty(database);
  spare.push(url);
}

/** Tables with their columns, indexes and settings, and the applied migrations. */
async function shapeOf(database: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(
      (select string_agg(concat_ws(' ', c.relname, c.relkind, c.reloptions, a.attname, a.atttypid, a.attnotnull), ',' order by c.relname, a.attnum)
        from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relnamespace = 'public'::regnamespace)
      || (select count(*) from pg_constraint) || ' ' || (select count(*) from pg_trigger)
      || (select coalesce(string_agg(setconfig::text, ','), '') from pg_db_role_setting
          where setdatabase = (select oid from pg_database where datname = current_database()))
      || (select string_agg(name, ',' order by name) from kysely_migration)
    ) as shape`.execute(database);
  return rows[0]?.shape ?? "";
}

async function empty(database: Database): Promise<void> {
  await sql`
    do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select quote_ident(tablename) from pg_tables
        where schemaname = 'public' and tablename not like 'kysely_migration%' loop
        execute 'delete from ' || name;
      end loop;
    end $$`.execute(database);
}
