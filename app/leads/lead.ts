/** Core terms of the lead engine: statuses, viewers and submissions. Pure. */

/** The stored statuses, which the kinds of work share; kinds.ts has each kind's names for its own. */
export const statuses = ["new", "contacted", "qualified", "proposal", "won", "lost", "spam"] as const;
export type Status = (typeof statuses)[number];

/** The kinds of work; a form's declaration names its own. */
export const kinds = ["sales", "service", "request", "application", "record"] as const;
export type Kind = (typeof kinds)[number];

export function isKind(value: unknown): value is Kind {
  return kinds.includes(value as Kind);
}

export function isStatus(value: unknown): value is Status {
  return statuses.includes(value as Status);
}

export type Role = "admin" | "manager" | "agent";

/**
 * The staff member who reads. Agents see their own leads, those of their `teammates` (colleagues in teams that share),
 * and unassigned ones; `maySee` and `visibleOwners` apply this to every read.
 */
export type Viewer = { id: string; role: Role; teammates?: readonly string[] };

/** What visitors typed about themselves: trimmed and validated, not normalised. */
export type TypedPerson = {
  name?: string;
  email?: string;
  phone?: string;
  organization?: string;
  city?: string;
};

/** Kinds of events in a lead's timeline. */
export type TimelineKind =
  | "created"
  | "status"
  | "assigned"
  | "routed"
  | "tagged"
  | "note"
  | "call"
  | "whatsapp"
  | "reply"
  | "mail-received"
  | "mail-sent"
  | "mail-failed"
  | "mail-withheld"
  | "mail-bounced"
  | "webhook-sent"
  | "webhook-failed"
  | "booking-confirmed"
  | "booking-expired"
  | "booking-moved"
  | "booking-cancelled"
  | "reservation-collected"
  | "reservation-returned"
  | "reservation-cancelled"
  | "newsletter-confirmed"
  | "newsletter-left"
  | "reminders-stopped"
  | "consent-withdrawn"
  | "correction-asked"
  | "correction-made"
  | "person-corrected"
  | "details-added"
  | "erased";

export type AnswerValue = string | string[];
export type Answer = { key: string; label: string; value: AnswerValue };

/** The notice the visitor saw and agreed to; `boxes` maps each box's name to whether it was ticked. */
export type Consent = {
  noticeVersion: string;
  noticeHash: string;
  wording: string;
  language: string;
  basis: string;
  boxes: Record<string, boolean>;
};

/** A notice's version as sent with a form: the first 12 characters of its wording's SHA-256. */
export function noticeVersionOf(hash: string): string {
  return `n-${hash.slice(0, 12)}`;
}

/** One arrival on the site: the landing page and the campaign fields of its link. */
export type Touch = {
  landingPage: string;
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
};

export type Attribution = { first?: Touch; last?: Touch };

/** Spam score from which a lead is stored as spam and its mails are held; staff can undo that. */
export const spamFrom = 60;
