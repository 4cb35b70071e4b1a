import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Queryable, Transaction } from "./database.server.ts";
import { engineOf } from "./engine.ts";
import { jsonColumns, type Tables } from "./tables.ts";

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/**
 * Inserts any number of whole rows as one JSON document in one parameter: the statement is the same for one row and
 * for a hundred, so it is compiled and planned once. JSON columns take the value itself.
 * @param options.existing "skip" leaves rows whose key exists unchanged
 * @returns the values of `options.returning` of the inserted rows
 */
export async function insertRows<Name extends keyof Tables>(
  db: Queryable,
  table: Name,
  rows: Row<Name>[],
  options: { existing?: "skip"; returning?: keyof Row<Name> & string } = {},
): Promise<string[]> {
  const first = rows[0];
  if (!first) return [];
  const columns = Object.keys(first).map((name) => sql.ref(name));
  const skip = options.existing === "skip" ? sql`on conflict do nothing` : sql``;
  const returning = options.returning ? sql`returning ${sql.ref(options.returning)} as value` : sql``;
  const source = engineOf(db) === "postgres" ? postgresSource(table, first) : sqliteSource(table, first);
  const { rows: returned } = await sql<{ value: string }>`
    insert into ${sql.table(table)} (${sql.join(columns)}) select ${source} ${asDocument(rows)}) as r where true
    ${skip} ${returning}`.execute(db);
  return returned.map((row) => row.value);
}

/**
 * Sets columns of rows that exist, each to values of its own, in one statement for any number of rows.
 * @param rows each with its `id` and the same columns; no JSON columns
 */
export async function updateRows<Name extends "leads">(
  db: Queryable,
  table: Name,
  rows: ({ id: string } & Partial<Row<Name>>)[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const isPostgres = engineOf(db) === "postgres";
  const source = isPostgres
    ? sql`json_populate_recordset(null::${sql.table(table)}, ${asDocument(rows)})`
    : sql`json_each(${asDocument(rows)})`;
  const value = (name: string) =>
    isPostgres ? sql.ref(`r.${name}`) : sql`r.value ->> ${sql.lit(`$.${name}`)}`;
  const columns = Object.keys(first).filter((name) => name !== "id");
  const changes = columns.map((name) => sql`${sql.ref(name)} = ${value(name)}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} from ${source} as r
    where ${sql.ref(`${table}.id`)} = ${value("id")}`.execute(db);
}

/** A condition: the column (text or id) holds one of the values. One statement for any number of values. */
export function isAmong(
  db: Queryable,
  column: string,
  values: readonly string[],
  kind: "text" | "id" = "text",
) {
  const ref = sql.ref(column);
  if (engineOf(db) === "sqlite")
    return sql<boolean>`${ref} in (select value from json_each(${JSON.stringify(values)}))`;
  return sql<boolean>`${ref} = any(${values}::${sql.raw(kind === "id" ? "uuid[]" : "text[]")})`;
}

/** Locks the rows a query finds and skips those locked by another transaction. */
export function skipLocked<Query extends SelectQueryBuilder<Tables, keyof Tables, object>>(
  trx: Transaction,
  query: Query,
): Query {
  // SQLite has one writing transaction at a time.
  return engineOf(trx) === "postgres" ? (query.forUpdate().skipLocked() as Query) : query;
}

/** Locks the rows a query finds until the transaction ends, as changing them does: rows that name them can be added. */
export function lockRows<Query extends SelectQueryBuilder<Tables, keyof Tables, object>>(
  trx: Transaction,
  query: Query,
): Query {
  return engineOf(trx) === "postgres" ? (query.forNoKeyUpdate() as Query) : query;
}

/** Locks these names until the transaction ends. Pass them sorted, to avoid deadlocks. */
export async function lockNames(trx: Transaction, names: readonly string[]): Promise<void> {
  if (engineOf(trx) === "sqlite") return; // there is one writing transaction at a time
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    trx,
  );
}

function sqliteSource<Name extends keyof Tables>(table: Name, row: Row<Name>): RawBuilder<unknown> {
  const json = new Set<string>(jsonColumns[table] as readonly string[] | undefined);
  const values = Object.keys(row).map((name) => {
    const operator = json.has(name) ? "->" : "->>";
    return sql`r.value ${sql.raw(operator)} ${sql.lit(`$.${name}`)}`;
  });
  return sql`${sql.join(values)} from json_each(`;
}

function postgresSource<Name extends keyof Tables>(table: Name, row: Row<Name>): RawBuilder<unknown> {
  const columns = Object.keys(row).map((name) => sql.ref(`r.${name}`));
  return sql`${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, `;
}

// Neither database can store U+0000 or an unpaired surrogate in text. They are replaced here, for all inserts.
const unstorable = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g;

function asDocument(rows: unknown[]): string {
  const text = JSON.stringify(rows);
  return text.includes("\\u")
    ? text.replace(unstorable, (found) => (found === "\\\\" ? found : "\\ufffd"))
    : text;
}
