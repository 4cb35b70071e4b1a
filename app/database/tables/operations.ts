import type { Generated } from "kysely";
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

/** One row, written to test whether writes succeed: `checkWrites`. */
type WriteChecksTable = { id: number; written_at: Instant; filling: string };

/** Scheduled jobs; the replica that inserts the key runs the job. */
type JobRunsTable = {
  key: string;
  job: string;
  started_at: Instant;
  finished_at: Instant | null;
  /** Counts, never personal data. */
  result: Json<Record<string, unknown>>;
};

/** Systems that receive leads. A stopped one is kept for its log. */
type WebhooksTable = {
  id: string;
  url: string;
  created_by: string;
  created_at: Instant;
  stopped_at: Instant | null;
  /** The events that the receiver chose; null if it never chose. */
  events: Json<string[]> | null;
};

/** Browser reports; equal reports are counted in one row. */
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

/** One row: a keyed hash of the secret that this database is used with. */
type SecretCheckTable = { id: number; mark: string };

/** Attempts by key in the present and the previous window. Sign-in counts the failures of one key in `hits` alone. */
type RateLimitsTable = {
  key: string;
  window_start: Instant;
  window_ms: Generated<number>;
  hits: number;
  hits_before: Generated<number>;
};

/** Files sent by staff for import. Deleted after a day. */
type ImportsTable = {
  id: string;
  kind: "orders" | "coverage" | "leads";
  /** The staff member who sent it; no one else sees it. */
  owner_id: string;
  state: "faulty" | "checked" | "importing" | "done" | "undone";
  /** The file's name; empty when rows were pasted. */
  name: string;
  /** 1 if the import's option is chosen. */
  option_chosen: number;
  row_count: number;
  /** The number of parts written one by one, such as the rows of one order. */
  part_count: number;
  fault_count: number;
  /** The first faults, as JSON. */
  faults: string;
  /** Number of parts written. */
  done: number;
  /** Counts of what was written, as JSON. */
  saved: string;
  /** The token of the process that writes, and until when no other process may resume. */
  claim: string | null;
  claimed_until: Instant | null;
  created_at: Instant;
  /** The choices for the whole file, and notes about its lines that are no faults; as JSON. */
  choices: string | null;
  notes: string | null;
};

/** The compressed content of such a file. Deleted after the import, or when the file has faults. */
type ImportContentsTable = { import_id: string; bytes: Uint8Array };
