// One SQLite connection in its own thread. Node runs this file as it stands, beside the server's bundle too, so it
// is plain JavaScript: type stripping would cost every thread several megabytes.

import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** @import { SqliteAnswer, SqliteCall, SqliteWorkerData } from "./sqlite-messages.ts" */
/** @typedef {{ statement: Sqlite.Statement, revive: [column: string, type: "json" | "boolean"][] }} Prepared */

/** @type {SqliteWorkerData} */
const { path, readOnly, cacheKb, walLimitBytes } = workerData;
const busyTimeoutMs = 100;
const cachedStatements = 300;

const db = open();
/** @type {Map<string, Prepared>} */
const statements = new Map();

parentPort.on("message", (calls) => parentPort.postMessage(calls.map(answer)));
parentPort.postMessage("open");

function open() {
  const opened = new Sqlite(path, { readonly: readOnly, fileMustExist: readOnly, timeout: busyTimeoutMs });
  opened.pragma("foreign_keys = ON");
  opened.pragma("synchronous = FULL");
  opened.pragma(`cache_size = -${cacheKb}`);
  if (!readOnly) {
    opened.pragma("journal_mode = WAL");
    opened.pragma(`journal_size_limit = ${walLimitBytes}`);
  }
  const wanted = { journal_mode: "wal", synchronous: 2, foreign_keys: 1, busy_timeout: busyTimeoutMs };
  for (const [name, value] of Object.entries(wanted)) {
    const found = opened.pragma(name, { simple: true });
    if (found !== value) throw new Error(`SQLite's ${name} is ${found} and must be ${value}: ${path}`);
  }
  return opened;
}

/** @param {SqliteCall} call @returns {SqliteAnswer} */
function answer(call) {
  try {
    if (call.close) return close(call);
    // A full disk or an I/O error ends SQLite's transaction by itself; what follows must not commit alone.
    if (call.inTransaction && !db.inTransaction) {
      if (call.sql === "rollback") return { id: call.id, rows: [] };
      const error = { message: "the transaction was already rolled back", code: "SQLITE_ABORT_ROLLBACK" };
      return { id: call.id, rows: [], error };
    }
    return run(call);
  } catch (error) {
    return { id: call.id, rows: [], error: { message: error.message, code: error.code ?? "SQLITE_ERROR" } };
  }
}

/** @param {SqliteCall} call @returns {SqliteAnswer} */
function run({ id, sql, parameters }) {
  const { statement, revive } = prepare(sql);
  if (!statement.reader) {
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { id, rows: [], changes, insertId: lastInsertRowid };
  }
  const rows = statement.all(parameters);
  for (const [column, type] of revive) {
    for (const row of rows) {
      if (row[column] !== null) row[column] = type === "json" ? JSON.parse(row[column]) : row[column] === 1;
    }
  }
  return { id, rows };
}

/** @param {string} sql @returns {Prepared} */
function prepare(sql) {
  const known = statements.get(sql);
  if (known) {
    statements.delete(sql);
    statements.set(sql, known);
    return known;
  }
  const statement = db.prepare(sql);
  const columns = statement.reader ? statement.columns() : [];
  const revive = columns
    .filter(({ type }) => type === "json" || type === "boolean")
    .map(({ name, type }) => [name, type]);
  const prepared = { statement, revive };
  statements.set(sql, prepared);
  if (statements.size > cachedStatements) statements.delete(statements.keys().next().value);
  return prepared;
}

/** @param {SqliteCall} call @returns {SqliteAnswer} */
function close({ id }) {
  db.close();
  return { id, rows: [] };
}
