/** What the main thread and a SQLite thread say to each other; calls and answers travel in arrays. */

export type SqliteWorkerData = {
  path: string;
  readOnly: boolean;
  cacheKb: number;
  /** To which the write-ahead log is cut when it starts anew. */
  walLimitBytes: number;
};

export type SqliteCall = {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** Part of a transaction that began before: refused when SQLite has ended it meanwhile. */
  inTransaction?: boolean;
  close?: boolean;
};

export type SqliteAnswer = {
  id: number;
  rows: unknown[];
  changes?: number;
  insertId?: number | bigint;
  error?: { message: string; code: string };
};
