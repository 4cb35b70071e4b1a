/** Messages between the main thread and a SQLite thread; calls and answers travel in arrays. */

export type SqliteWorkerData = {
  path: string;
  readOnly: boolean;
  cacheKb: number;
  /** The size to which the write-ahead log is truncated when it restarts. */
  walLimitBytes: number;
};

export type SqliteCall = {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** Part of an open transaction: refused if SQLite has ended it. */
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
