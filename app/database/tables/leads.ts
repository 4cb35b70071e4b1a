import type { AnswerValue, Kind, Status, TimelineKind } from "#app/leads/lead.ts";
import type { Instant, Json } from "./columns.ts";

export type LeadsTables = {
  people: PeopleTable;
  leads: LeadsTable;
  answers: AnswersTable;
  uploads: UploadsTable;
  consents: ConsentsTable;
  notices: NoticesTable;
  attributions: AttributionsTable;
  timeline: TimelineTable;
  submission_ids: SubmissionIdsTable;
  lead_views: LeadViewsTable;
  lead_view_pins: LeadViewPinsTable;
};

/** A person across leads; what a lead typed stays on the lead. */
type PeopleTable = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  organization: string | null;
  city: string | null;
  /** Normalised e-mail address; unique. */
  email_key: string | null;
  /** Normalised phone number; unique: when people share a number, the first keeps it. */
  phone_key: string | null;
  /** Staff merged this person into the person with this id, who represents both; the rows stay as they are. */
  merged_into: string | null;
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
  /** Campaign source of the last arrival; null when it had none. */
  source: string | null;
  flags: Json<string[]>;
  spam_score: number | null;
  spam_reasons: Json<string[]>;
  /** Search tokens separated by single spaces; the text index covers this column. */
  search: string;
  /** Search words of notes, mails, calls and chats, newest first; not readable as sentences. */
  conversation: string;
  version: number;
  /** Null until the next start if the previous version wrote the lead. */
  kind: Kind | null;
  /** The end of the present stage: the first answer, the appointment, or a legal period. */
  clock_at: Instant | null;
  /** The next step; a day without a time is its last millisecond. */
  step_text: string | null;
  step_at: Instant | null;
  /** The earlier of clock and step; null if the lead has neither. Written with every change of one of them. */
  due_at: Instant | null;
  /** The first change by others since its owner looked; null if the owner has seen it as it is. */
  unread_since: Instant | null;
  /** Since when a customer's reply is unread: until its owner opens the lead, or staff answer. */
  reply_unread_since: Instant | null;
  /** Consent was withdrawn: the lead is retained, but hidden from those who work leads. */
  restricted_at: Instant | null;
  /** Personal data was removed; only counts remain. */
  erased_at: Instant | null;
  /** The company, if one was identified. */
  company_id: string | null;
  /** The import file that it came with. */
  import_id: string | null;
  /** Of the last arrival, like `source`. */
  arrival_campaign: string | null;
  arrival_page: string | null;
  /** The day of arrival in India; null until the lead is counted. */
  counted_on: string | null;
  /** When it first left "new" for a status other than spam; written by the database. */
  answered_at: Instant | null;
  /** Working time from arrival until then. */
  answer_ms: number | null;
  /** The value of the sale, in paise without tax. */
  value_paise: number | null;
  /** The order that a won lead led to, with its number as in Orders. */
  order_number: string | null;
  /** Why a lead was lost (deal.ts), and what staff wrote about it. */
  lost_reason: string | null;
  lost_words: string | null;
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

/** Files sent with leads, one per file field. */
type UploadsTable = {
  id: string;
  lead_id: string;
  field: string;
  sha256: string;
  size: number;
  bytes: Uint8Array;
  created_at: Instant;
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
  source: string | null;
  medium: string | null;
  campaign: string | null;
  term: string | null;
  content: string | null;
};

type TimelineTable = {
  id: string;
  lead_id: string;
  kind: TimelineKind;
  /** Null: the visitor or the site itself. */
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

/** Named lists; `address` is the query of the list. */
type LeadViewsTable = {
  id: string;
  maker_id: string;
  name: string;
  address: string;
  is_shared: 0 | 1;
  created_at: Instant;
};

type LeadViewPinsTable = { view_id: string; user_id: string };
