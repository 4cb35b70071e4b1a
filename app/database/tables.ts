import type { AccountTables } from "./tables/accounts.ts";
import type { ApiTables } from "./tables/api.ts";
import type { BookingTables } from "./tables/booking.ts";
import type { ChangesTables } from "./tables/changes.ts";
import type { ContentTables } from "./tables/content.ts";
import type { ConversationTables } from "./tables/conversation.ts";
import type { EventTables } from "./tables/events.ts";
import type { InsightTables } from "./tables/insight.ts";
import type { LeadsTables } from "./tables/leads.ts";
import type { MailTables } from "./tables/mail.ts";
import type { OperationsTables } from "./tables/operations.ts";
import type { OrdersTables } from "./tables/orders.ts";
import type { PeopleTables } from "./tables/people.ts";
import type { PrivacyTables } from "./tables/privacy.ts";
import type { QueueTables } from "./tables/queue.ts";
import type { QuotationsTables } from "./tables/quotations.ts";
import type { ScarceTables } from "./tables/scarce.ts";
import type { TeamsTables } from "./tables/teams.ts";

/** All tables by database name; each part is declared with its subject. */
export type Tables = AccountTables &
  ApiTables &
  BookingTables &
  ChangesTables &
  ContentTables &
  ConversationTables &
  EventTables &
  InsightTables &
  QueueTables &
  QuotationsTables &
  LeadsTables &
  MailTables &
  OperationsTables &
  OrdersTables &
  PeopleTables &
  PrivacyTables &
  ScarceTables &
  TeamsTables;

/** JSON columns, which SQLite cannot tell from text when rows arrive as one document. */
export const jsonColumns: { [Name in keyof Tables]?: readonly (keyof Tables[Name])[] } = {
  leads: ["flags", "spam_reasons"],
  answers: ["value"],
  consents: ["boxes"],
  timeline: ["detail"],
  outbox: ["data", "recipients", "cc"],
  audit_log: ["detail"],
  job_runs: ["result"],
  content_releases: ["files"],
  content_candidates: ["files"],
  content_runs: ["problems"],
  bulk_jobs: ["change"],
  bulk_items: ["before"],
  api_tokens: ["scopes"],
  webhooks: ["events"],
  quotations: ["facts", "seller"],
};
