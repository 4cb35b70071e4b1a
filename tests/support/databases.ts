import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { pooledUrl } from "./pgbouncer.ts";
import { postgresUrl, startPostgres } from "./postgres-server.ts";
import { keepSpare, spareOr } from "./spare-databases.ts";
import { isInMemory } from "./test-folder.ts";

/** Opens a new, migrated, empty database that is closed after the test. */
export type FreshDatabase = (options?: DatabaseOptions) => Promise<Database>;

const startTimeoutMs = 60_000;

/** A long time limit: tests of many requests check their responses, not their speed. */
const patient: DatabaseOptions = { patienceMs: 30_000, statementTimeoutMs: 30_000 };

/** Makes databases and reuses those that a test has closed. */
type Maker = { newUrl: () => Promise<string>; giveBack?: (url: string) => Promise<void> };

const makers = {
  SQLite: { newUrl: newSqliteFile },
  PostgreSQL: { newUrl: () => spareOr(newPostgresDatabase), giveBack: keepSpare },
} satisfies Record<string, Maker>;

/** Runs the same suite on SQLite and on a real PostgreSQL 18. */
export function describeEachDatabase(name: string, suite: (fresh: FreshDatabase) => void): void {
  for (const [engine, maker] of Object.entries(makers)) {
    describe(`${name} (${engine})`, { timeout: startTimeoutMs }, () => suite(freshDatabases(maker)));
  }
}

/** The same on one engine only. */
export function freshSqlite(): FreshDatabase {
  return freshDatabases(makers.SQLite);
}

/** Makes the `database` that `testApp` takes, by engine. */
export const appDatabases = { SQLite: async () => "sqlite", PostgreSQL: newPostgresDatabase };

function freshDatabases({ newUrl, giveBack }: Maker): FreshDatabase {
  const open: { url: string; database: Database }[] = [];
  afterEach(async () => {
    for (const { url, database } of open.splice(0)) {
      await database.destroy();
      await giveBack?.(url);
    }
  });
  return async (options) => {
    const url = await newUrl();
    const database = await openDatabase(url, { ...patient, ...options });
    open.push({ url, database });
    return database;
  };
}

/** The path of a migrated, empty SQLite file in a new folder. */
export async function newSqliteFile(): Promise<string> {
  const folder = inject("databaseFolder");
  const template = join(folder, "template.db");
  await once("sqlite", async () => {
    await using database = await openDatabase(`${template}.new`);
    await migrate(database);
    await database.destroy();
    renameSync(`${template}.new`, template);
  });
  const file = join(mkdtempSync(join(folder, "sqlite-")), "site.db");
  copyFileSync(template, file);
  return file;
}

/** The URL of a migrated, empty PostgreSQL database. */
export async function newPostgresDatabase(): Promise<string> {
  const folder = inject("databaseFolder");
  await once("postgres", async () => {
    await startPostgres(folder);
    await inDatabase("postgres", (server) => sql`create database site_template`.execute(server));
    await inDatabase("site_template", migrate);
  });
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copied files skip the write-ahead log, which on a disk would have to be synchronized first.
  const strategy = sql.raw(isInMemory ? "file_copy" : "wal_log");
  await inDatabase("postgres", (server) =>
    sql`create database ${sql.ref(name)} template site_template strategy ${strategy}`.execute(server),
  );
  return process.env.THROUGH_PGBOUNCER ? pooledUrl(folder, name) : postgresUrl(folder, name);
}

async function inDatabase(name: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const url = postgresUrl(inject("databaseFolder"), name);
  await using database = await openDatabase(url, { statementTimeoutMs: startTimeoutMs });
  await work(database);
}

/** Does the work once per run, in the first process that calls it, while the others wait. */
async function once(name: string, work: () => Promise<void>): Promise<void> {
  const lock = join(inject("databaseFolder"), `${name}.lock`);
  const done = join(lock, "done");
  try {
    mkdirSync(lock);
  } catch {
    while (!existsSync(done)) {
      if (!existsSync(lock)) throw new Error(`Another test process could not prepare ${name}`);
      await wait(20);
    }
    return;
  }
  try {
    await work();
    writeFileSync(done, "");
  } catch (error) {
    rmSync(lock, { recursive: true });
    throw error;
  }
}
