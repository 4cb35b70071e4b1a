import type { Instant, Json } from "./columns.ts";

export type OperationsTables = {
  job_runs: JobRunsTable;
  webhooks: WebhooksTable;
  browser_reports: BrowserReportsTable;
  rate_limits: RateLimitsTable;
  secret_check: SecretCheckTable;
  write_checks: WriteChecksTable;
  imports: ImportsTable;
  import_contents: ImportContentsTable;
};

/** One row, written to learn whether anything can be: `checkWrites`. */
type WriteChecksTable = { id: number; written_at: Instant; filling: string };

/** Work by the clock; whoever inserts the key does it. */
type JobRunsTable = {
  key: string;
  job: string;
  started_at: Instant;
  finished_at: Instant | null;
  /** Counts, never anybody's data. */
  result: Json<Record<string, unknown>>;
};

/** Systems that are told of leads. A stopped one stays for its log. */
type WebhooksTable = {
  id: string;
  url: string;
  created_by: string;
  created_at: Instant;
  stopped_at: Instant | null;
};

/** What browsers reported, the same report counted in one row. */
type BrowserReportsTable = {
  key: string;
  kind: "policy" | "error";
  what: string;
  source: string;
  page: string;
  hits: number;
  first_at: Instant;
  last_at: Instant;
};

/** One row: a mark of the secret that this database is used with. */
type SecretCheckTable = { id: number; mark: string };

type RateLimitsTable = { key: string; window_start: Instant; hits: number };

/** Files that staff sent to be imported. They go after a day. */
type ImportsTable = {
  id: string;
  kind: "orders" | "coverage";
  /** The member of staff; nobody else sees it. */
  owner_id: string;
  state: "faulty" | "checked" | "importing" | "done";
  /** Of the file; empty when its rows were pasted. */
  name: string;
  /** 1: the one wish besides. */
  option_chosen: number;
  row_count: number;
  /** What is written one by one, such as the rows of one order together. */
  part_count: number;
  fault_count: number;
  /** The first of them, as JSON. */
  faults: string;
  /** How many parts are written. */
  done: number;
  /** How many of what, as JSON. */
  saved: string;
  /** The token of the process that writes, and until when nobody else may go on with it. */
  claim: string | null;
  claimed_until: Instant | null;
  created_at: Instant;
};

/** What is in such a file, packed. It goes as soon as it was imported, or when there is something to mend. */
type ImportContentsTable = { import_id: string; bytes: Uint8Array };
