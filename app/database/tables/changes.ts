import type { Generated } from "kysely";
import type { Instant } from "./columns.ts";

/** The kinds of notices to staff. */
type NoticeKind = "assigned" | "mentioned" | "answered" | "step" | "clock";

export type ChangesTables = {
  changes: ChangesTable;
  presences: PresencesTable;
  staff_notices: StaffNoticesTable;
  notice_wishes: NoticeWishesTable;
};

/** One row for each change; most are written by triggers in the transaction of the change. Kept for a day. */
type ChangesTable = {
  /** Grows, but on PostgreSQL a row may become visible after one with a higher id. */
  id: Generated<number>;
  kind: "lead" | "queue" | "appointments" | "reservations" | "notice" | "looking";
  /** The lead; null if only the kind matters. */
  subject_id: string | null;
  /** For a lead: the kind of the timeline's entry, or "changed". */
  what: string;
  actor_id: string | null;
  /** The owner of a lead before the change; also null for changes of other things. */
  owner_before: string | null;
  /** Only this staff member is told. */
  reader_id: string | null;
  /** By the database's clock. */
  at: Instant;
};

/** Who has a lead open, and the latest end of that. */
type PresencesTable = { lead_id: string; user_id: string; until: Instant };

/** A notice about a lead to a staff member. */
type StaffNoticesTable = {
  /** UUIDv7: sorts by time. */
  id: string;
  user_id: string;
  kind: NoticeKind;
  lead_id: string;
  /** The colleague who caused it; null: the visitor or the clock. */
  actor_id: string | null;
  /** The key of a notice that is sent only once, such as that of a due step. */
  once: string | null;
  created_at: Instant;
  mailed_at: Instant | null;
  read_at: Instant | null;
};

/** Kinds of notices of which a staff member wants no mail. */
type NoticeWishesTable = { user_id: string; kind: NoticeKind; no_mail_since: Instant };
