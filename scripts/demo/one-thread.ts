import Sqlite from "better-sqlite3";
import { type Driver, SqliteDriver } from "kysely";
import type { Config } from "#app/config.server.ts";
import { Database, sqlitePath } from "#app/database/database.server.ts";
import { SqliteThreadsDialect } from "#app/database/sqlite-dialect.server.ts";
import { openStorage } from "#server/open-storage.ts";

type Row = Record<string, unknown>;

/**
 * The demo's database while its data is made: in this thread, and without a flush for each write. Nothing else reads it
 * yet, and a failed start deletes it. Changing threads for each of some ten thousand statements took longest on a busy
 * machine. Transactions must not overlap.
 */
export async function openInOneThread(config: Config): Promise<Database> {
  // Opened like the server does: creates its folder, mode and lasting settings.
  await (await openStorage(config)).destroy();
  return new Database(new OneThreadDialect(sqlitePath(config.databaseUrl)), "sqlite");
}

class OneThreadDialect extends SqliteThreadsDialect {
  readonly #path: string;

  constructor(path: string) {
    super({ path, readers: 1, patienceMs: 0, walLimitBytes: 0 });
    this.#path = path;
  }

  override createDriver(): Driver {
    const db = new Sqlite(this.#path);
    db.pragma("foreign_keys = ON");
    db.pragma("synchronous = OFF");
    const statements = new Map<string, ReturnType<typeof prepared>>();
    return new SqliteDriver({
      database: {
        close: () => db.close(),
        prepare(sql) {
          const statement = statements.get(sql) ?? prepared(db, sql);
          statements.set(sql, statement);
          return statement;
        },
      },
    });
  }
}

/** Binds and reads values as `sqlite-worker.js` does. */
function prepared(db: Sqlite.Database, sql: string) {
  const statement = db.prepare<unknown[], Row>(sql);
  const revived = statement.reader
    ? statement.columns().filter(({ type }) => type === "json" || type === "boolean")
    : [];
  const bound = (values: readonly unknown[]) =>
    values.map((value) => (typeof value === "boolean" ? Number(value) : value));
  const revive = (row: Row) => {
    for (const { name, type } of revived)
      if (row[name] !== null) row[name] = type === "json" ? JSON.parse(String(row[name])) : row[name] === 1;
    return row;
  };
  return {
    reader: statement.reader,
    all: (values: readonly unknown[]) => statement.all(...bound(values)).map(revive),
    run: (values: readonly unknown[]) => statement.run(...bound(values)),
    *iterate(values: readonly unknown[]) {
      for (const row of statement.iterate(...bound(values))) yield revive(row);
    },
  };
}
