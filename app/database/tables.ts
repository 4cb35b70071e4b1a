import type { ColumnType } from "kysely";
import type { AnswerValue, Status } from "#app/leads/lead.ts";

/** Read as the value itself, inserted through `insertRows` as the value, updated as JSON text. */
type Json<T> = ColumnType<T, never, string>;

/** A UTC instant in milliseconds, the same number in both databases. */
type Instant = number;

/** What we know of somebody; what a lead typed stays on the lead. */
type PeopleTable = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  organization: string | null;
  city: string | null;
  /** Normalised e-mail address; unique. */
  email_key: string | null;
  /** Normalised phone number; unique: of people who share a number the first holds it. */
  phone_key: string | null;
  created_at: Instant;
};

type LeadsTable = {
  /** UUIDv7: sorts by creation. */
  id: string;
  reference: string;
  form: string;
  subject: string;
  page: string | null;
  status: Status;
  person_id: string;
  owner_id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  organization: string | null;
  city: string | null;
  email_key: string | null;
  phone_key: string | null;
  /** Campaign source or referring host of the last arrival; null is direct. */
  source: string | null;
  flags: Json<string[]>;
  spam_score: number | null;
  spam_reasons: Json<string[]>;
  /** Search tokens with single spaces between them; the database keeps its text index on it. */
  search: string;
  version: number;
  /** Consent was withdrawn: kept for its time, shown to nobody who works leads. */
  restricted_at: Instant | null;
  /** Nobody's data is left in it; what remains are counts. */
  erased_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

type AnswersTable = {
  lead_id: string;
  position: number;
  key: string;
  label: string;
  value: Json<AnswerValue>;
};

type ConsentsTable = {
  lead_id: string;
  notice_hash: string;
  notice_version: string;
  language: string;
  basis: string;
  boxes: Json<Record<string, boolean>>;
  created_at: Instant;
};

type NoticesTable = { hash: string; wording: string };

type AttributionsTable = {
  lead_id: string;
  touch: "first" | "last";
  landing_page: string;
  referrer: string | null;
  source: string | null;
  medium: string | null;
  campaign: string | null;
  term: string | null;
  content: string | null;
  at: Instant;
};

type TimelineTable = {
  id: string;
  lead_id: string;
  kind: string;
  actor_id: string | null;
  detail: Json<Record<string, unknown>>;
  at: Instant;
};

type SubmissionIdsTable = {
  key: string;
  fingerprint: string;
  lead_id: string;
  reference: string;
  created_at: Instant;
};

type OutboxTable = {
  id: string;
  lead_id: string | null;
  template: string;
  data: Json<Record<string, unknown>>;
  recipients: Json<string[]>;
  cc: Json<string[]>;
  reply_to: string | null;
  subject: string;
  /** The visitor's normalised address when the mail goes to a visitor: counted against the daily limit. */
  visitor_address: string | null;
  /** `held`: waits for somebody to say that its lead is no spam. `withheld`: nobody is to get it any more. */
  state: "open" | "held" | "sent" | "dead" | "withheld";
  attempts: number;
  /** When the next try is due; while a worker sends, the end of its lease. */
  due_at: Instant;
  /** The worker's token while it sends. */
  claim: string | null;
  /** Why the last try failed. */
  failure: "unreachable" | "deferred" | "refused" | null;
  last_error: string | null;
  created_at: Instant;
  sent_at: Instant | null;
};

/** Addresses that get no mail of ours at all. */
type SuppressionsTable = { address: string; reason: string; created_at: Instant };

/** What somebody does not want to get any more. */
type OptOutsTable = { address: string; scope: "marketing" | "reminders"; created_at: Instant };

/** Who confirmed the newsletter, by normalised address, with the lead that holds the consent. */
type NewsletterSubscribersTable = { address: string; lead_id: string; confirmed_at: Instant };

type NewsletterMailsTable = { issue: string; lead_id: string };

/** What was withdrawn after it had been agreed to with a lead. */
type WithdrawalsTable = {
  id: string;
  lead_id: string;
  what: "marketing" | "enquiry";
  /** Version of the notice under which it had been given. */
  notice_version: string | null;
  at: Instant;
};

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

type RateLimitsTable = { key: string; window_start: Instant; hits: number };

type AuditLogTable = {
  id: string;
  actor_id: string;
  action: string;
  /** Id of the lead or person, or null for many at once. */
  subject_id: string | null;
  detail: Json<Record<string, unknown>>;
  at: Instant;
};

/** better-auth writes its own tables; we read staff from `user`. Booleans are 0 and 1 in SQLite. */
type UserTable = {
  id: string;
  name: string;
  email: string;
  role: "admin" | "manager" | "agent";
  disabled: ColumnType<boolean | number, never, never>;
};

type BookingsTable = {
  id: string;
  lead_id: string;
  /** Ids of `content/booking.yaml`. */
  kind: string;
  place: string;
  /** What is occupied: a team in a place, and which of its seats. */
  resource: string;
  seat: number;
  starts_at: Instant;
  ends_at: Instant;
  state: "booked" | "cancelled";
  /** Grows with every change. */
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** Links that lead to a booking; only the hash of each token is known. */
type BookingLinksTable = { token_hash: string; booking_id: string };

/** A time kept while its form is filled in. */
type BookingHoldsTable = {
  id: string;
  token_hash: string;
  kind: string;
  resource: string;
  starts_at: Instant;
  expires_at: Instant;
};

/** Every five minutes (`tick`) of a seat belong to one booking or one hold. */
type TakenTimesTable = {
  resource: string;
  tick: number;
  seat: number;
  booking_id: string | null;
  hold_id: string | null;
};

/** Holidays and block-outs that staff has entered; without a place they hold everywhere. */
type BookingClosuresTable = {
  id: string;
  place: string | null;
  starts_at: Instant;
  ends_at: Instant;
  reason: string;
  created_by: string | null;
  created_at: Instant;
};

/** Files that came with leads, one for each field that takes one. */
type UploadsTable = {
  id: string;
  lead_id: string;
  field: string;
  sha256: string;
  size: number;
  bytes: Uint8Array;
  created_at: Instant;
};

/** An order or a repair as far as tracking needs it. */
type OrdersTable = {
  id: string;
  type: "order" | "repair";
  /** In capitals; unique within its type. */
  number: string;
  /** The second facts: at least one is there. */
  phone_last4: string | null;
  pin: string | null;
  /** Where mails about it go; never shown. */
  email: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** One box of an order, or one device of a repair. */
type ShipmentsTable = {
  id: string;
  order_id: string;
  position: number;
  /** A day: `2026-12-04`. */
  expected_on: string | null;
  carrier: string | null;
  carrier_number: string | null;
};

type MilestonesTable = { id: string; shipment_id: string; milestone: string; day: string };

/** The register of DCare plans, by device. */
type CoverageTable = {
  id: string;
  serial: string;
  imei: string | null;
  plan: string;
  /** Days, both covered. */
  starts_on: string;
  ends_on: string;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

type TokenQueuesTable = { queue: string; last_number: number };

/** A number in the queue of one store on one launch day. */
type TokensTable = {
  id: string;
  lead_id: string;
  /** Launch, store and day. */
  queue: string;
  day: string;
  number: number;
  /** Keyed digests of phone number and e-mail address: enough to find the same person again. */
  phone_mark: string;
  email_mark: string;
  /** 1: asked to be called before others. */
  early: number;
  state: "waiting" | "called" | "served" | "missed" | "cancelled";
  /** When the mail went out that the turn is near. */
  told_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

/** A wish for pieces of a configuration at a place. */
type ReservationsTable = {
  id: string;
  lead_id: string;
  item: string;
  place: string;
  quantity: number;
  state: "reserved" | "waiting" | "withdrawn";
  created_at: Instant;
  updated_at: Instant;
};

type ReservedPiecesTable = { item: string; place: string; piece: number; reservation_id: string };

export type Tables = {
  people: PeopleTable;
  leads: LeadsTable;
  answers: AnswersTable;
  consents: ConsentsTable;
  notices: NoticesTable;
  attributions: AttributionsTable;
  timeline: TimelineTable;
  submission_ids: SubmissionIdsTable;
  outbox: OutboxTable;
  suppressions: SuppressionsTable;
  opt_outs: OptOutsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_mails: NewsletterMailsTable;
  withdrawals: WithdrawalsTable;
  job_runs: JobRunsTable;
  webhooks: WebhooksTable;
  browser_reports: BrowserReportsTable;
  rate_limits: RateLimitsTable;
  audit_log: AuditLogTable;
  user: UserTable;
  bookings: BookingsTable;
  booking_links: BookingLinksTable;
  booking_holds: BookingHoldsTable;
  taken_times: TakenTimesTable;
  booking_closures: BookingClosuresTable;
  uploads: UploadsTable;
  orders: OrdersTable;
  shipments: ShipmentsTable;
  milestones: MilestonesTable;
  coverage: CoverageTable;
  token_queues: TokenQueuesTable;
  tokens: TokensTable;
  reservations: ReservationsTable;
  reserved_pieces: ReservedPiecesTable;
};

/** The columns that hold JSON, which SQLite cannot tell from text when rows arrive as one document. */
export const jsonColumns: { [Name in keyof Tables]?: readonly (keyof Tables[Name])[] } = {
  leads: ["flags", "spam_reasons"],
  answers: ["value"],
  consents: ["boxes"],
  timeline: ["detail"],
  outbox: ["data", "recipients", "cc"],
  audit_log: ["detail"],
  job_runs: ["result"],
};
