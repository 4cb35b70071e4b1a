import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, describe, inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { pooledUrl } from "./pgbouncer.ts";
import { postgresUrl, startPostgres } from "./postgres-server.ts";
import { keepSpare, SpareDatabase, spareOr } from "./spare-databases.ts";
import { isInMemory } from "./test-folder.ts";

/** Opens a new, migrated, empty database that is closed after the test. */
export type FreshDatabase = (options?: DatabaseOptions) => Promise<Database>;

const startTimeoutMs = 60_000;

/** A long time limit: tests of many requests check their responses, not their speed. */
const patient = { patienceMs: 30_000, statementTimeoutMs: 30_000 };

/** Opens a database, and what ends it after the test. */
type Opening = (options?: DatabaseOptions) => Promise<{ database: Database; end: () => Promise<void> }>;

const engines = { SQLite: openSqlite, PostgreSQL: openPostgres } satisfies Record<string, Opening>;

/** Runs the same suite on SQLite and on a real PostgreSQL 18. */
export function describeEachDatabase(name: string, suite: (fresh: FreshDatabase) => void): void {
  for (const [engine, open] of Object.entries(engines)) {
    describe(`${name} (${engine})`, { timeout: startTimeoutMs }, () => {
      afterAll(() => SpareDatabase.closeIdle());
      suite(freshDatabases(open));
    });
  }
}

/** The same on one engine only. */
export function freshSqlite(): FreshDatabase {
  return freshDatabases(openSqlite);
}

/** Makes the `database` that `testApp` takes, by engine. */
export const appDatabases = { SQLite: async () => "sqlite", PostgreSQL: () => spareOr(newPostgresDatabase) };

/** Takes the database of an application that has ended, for another. */
export async function giveBack(database: string): Promise<void> {
  if (database !== "sqlite") await keepSpare(database);
}

function freshDatabases(open: Opening): FreshDatabase {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  return async (options) => {
    const { database, end } = await open(options);
    ends.push(end);
    return database;
  };
}

async function openSqlite(options?: DatabaseOptions) {
  const database = await openDatabase(await newSqliteFile(), { ...patient, ...options });
  return { database, end: () => database.destroy() };
}

async function openPostgres(options?: DatabaseOptions) {
  if (options) {
    const database = await openDatabase(await newPostgresDatabase(), { ...patient, ...options });
    return { database, end: () => database.destroy() };
  }
  const spare = await SpareDatabase.take(newPostgresDatabase, { ...patient, connections: 10 });
  const database = spare.database();
  return {
    database,
    async end() {
      await database.destroy();
      await spare.giveBack();
    },
  };
}

/** The path of a migrated, empty SQLite file in a new folder. */
export async function newSqliteFile(): Promise<string> {
  const file = join(mkdtempSync(join(inject("databaseFolder"), "sqlite-")), "site.db");
  await copyEmptySqlite(file);
  return file;
}

/** Puts a migrated, empty SQLite file there. */
export async function copyEmptySqlite(file: string): Promise<void> {
  const template = join(inject("databaseFolder"), "template.db");
  await once("sqlite", async () => {
    await using database = await openDatabase(`${template}.new`);
    await migrate(database);
    await database.destroy();
    renameSync(`${template}.new`, template);
  });
  copyFileSync(template, file);
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
