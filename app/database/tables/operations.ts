import type { Instant, Json } from "./columns.ts";

export type OperationsTables = {
  job_runs: JobRunsTable;
  webhooks: WebhooksTable;
  browser_reports: BrowserReportsTable;
  rate_limits: RateLimitsTable;
  secret_check: SecretCheckTable;
  write_checks: WriteChecksTable;
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
