import { type Dialect, type Driver, sql } from "kysely";
import { Database, openDatabase } from "#app/database/database.server.ts";
import { GuardedPostgresDialect, type PostgresOptions } from "#app/database/postgres-dialect.server.ts";

// A new PostgreSQL database has some three hundred files, and a new connection reads the whole schema anew. So unchanged
// databases are emptied and reused, and their connections stay open while a file is tested.

const spare: string[] = [];
/** Those of the file under test that stay open. */
const idle: SpareDatabase[] = [];
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
  if (await emptied(database)) spare.push(url);
}

/** A database whose connections outlive the `Database` of a test. */
export class SpareDatabase {
  readonly #url: string;
  readonly #dialect: Dialect;
  readonly #driver: Driver;
  #connections = 0;
  #free: (() => void) | undefined;

  private constructor(url: string, dialect: Dialect) {
    this.#url = url;
    this.#dialect = dialect;
    this.#driver = dialect.createDriver();
  }

  /** An open one that is empty, else one on the database that `newUrl` makes. */
  static async take(newUrl: () => Promise<string>, options: Omit<PostgresOptions, "url">) {
    const open = idle.pop();
    if (open) return open;
    const url = await spareOr(newUrl);
    // Sets what a role needs in a new database.
    await (await openDatabase(url)).destroy();
    const made = new SpareDatabase(url, new GuardedPostgresDialect({ ...options, url }));
    await made.#driver.init();
    return made;
  }

  /** Its `destroy` waits until its connections are free. */
  database(): Database {
    const dialect: Dialect = {
      createDriver: () => this.#lent(),
      createAdapter: () => this.#dialect.createAdapter(),
      createIntrospector: (db) => this.#dialect.createIntrospector(db),
      createQueryCompiler: () => this.#dialect.createQueryCompiler(),
    };
    return new Database(dialect, "postgres");
  }

  /** Empties it for the next test; closes it if its test has changed more than rows. */
  async giveBack(): Promise<void> {
    await using database = this.database();
    if (await emptied(database)) idle.push(this);
    else await this.#driver.destroy();
  }

  /** Ends the connections of those that are open; the databases stay for the next file. */
  static async closeIdle(): Promise<void> {
    for (const open of idle.splice(0)) {
      await open.#driver.destroy();
      spare.push(open.#url);
    }
  }

  #lent(): Driver {
    const driver = this.#driver;
    return {
      init: async () => {},
      acquireConnection: async () => {
        const connection = await driver.acquireConnection();
        this.#connections++;
        return connection;
      },
      releaseConnection: async (connection) => {
        await driver.releaseConnection(connection);
        if (--this.#connections === 0) this.#free?.();
      },
      beginTransaction: (...begun) => driver.beginTransaction(...begun),
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
      savepoint: async (...named) => driver.savepoint?.(...named),
      rollbackToSavepoint: async (...named) => driver.rollbackToSavepoint?.(...named),
      releaseSavepoint: async (...named) => driver.releaseSavepoint?.(...named),
      destroy: () =>
        new Promise((resolve) => {
          this.#free = resolve;
          if (this.#connections === 0) resolve();
        }),
    };
  }
}

async function emptied(database: Database): Promise<boolean> {
  if ((await shapeOf(database)) !== asMade) return false;
  await empty(database);
  return true;
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
