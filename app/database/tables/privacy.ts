import type { Instant, Json } from "./columns.ts";

export type PrivacyTables = {
  withdrawals: WithdrawalsTable;
  audit_log: AuditLogTable;
};

/** A withdrawn consent of a lead. */
type WithdrawalsTable = {
  id: string;
  lead_id: string;
  what: "marketing" | "enquiry";
  /** Version of the notice under which consent was given. */
  notice_version: string | null;
  at: Instant;
};

type AuditLogTable = {
  id: string;
  actor_id: string;
  action: string;
  /** Id of the lead or person; null for several at once. */
  subject_id: string | null;
  detail: Json<Record<string, unknown>>;
  at: Instant;
};
