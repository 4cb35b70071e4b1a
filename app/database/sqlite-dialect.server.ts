import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SqliteDriver, type SqliteOptions } from "./sqlite-driver.server.ts";

/** SQLite in worker threads, for Kysely and for everything that takes a Kysely dialect. */
export class SqliteThreadsDialect implements Dialect {
  readonly #options: SqliteOptions;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#options);
  }

  createAdapter(): SqliteAdapter {
    return new SqliteThreadsAdapter();
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SqliteThreadsAdapter extends SqliteAdapter {
  readonly sqliteThreads = true;

  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // Migrations run in one immediate transaction, which also locks out other processes.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
