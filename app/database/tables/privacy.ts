import type { Instant, Json } from "./columns.ts";

export type PrivacyTables = {
  withdrawals: WithdrawalsTable;
  audit_log: AuditLogTable;
};

/** What was withdrawn after it had been agreed to with a lead. */
type WithdrawalsTable = {
  id: string;
  lead_id: string;
  what: "marketing" | "enquiry";
  /** Version of the notice under which it had been given. */
  notice_version: string | null;
  at: Instant;
};

type AuditLogTable = {
  id: string;
  actor_id: string;
  action: string;
  /** Id of the lead or person, or null for many at once. */
  subject_id: string | null;
  detail: Json<Record<string, unknown>>;
  at: Instant;
};
