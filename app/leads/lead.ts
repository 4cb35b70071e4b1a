/** The words of the lead engine: statuses, who may look, and what a submission is. Pure. */

export const statuses = ["new", "contacted", "qualified", "proposal", "won", "lost", "spam"] as const;
export type Status = (typeof statuses)[number];

const followers: Record<Status, readonly Status[]> = {
  new: ["contacted", "qualified", "proposal", "lost", "spam"],
  contacted: ["qualified", "proposal", "won", "lost", "spam"],
  qualified: ["contacted", "proposal", "won", "lost", "spam"],
  proposal: ["qualified", "won", "lost"],
  won: ["proposal"],
  lost: ["contacted"],
  spam: ["new"],
};

/** The statuses a lead may move to from the given one, in the order of the pipeline. */
export function statusesAfter(status: Status): readonly Status[] {
  return followers[status];
}

export function isStatus(value: unknown): value is Status {
  return statuses.includes(value as Status);
}

export type Role = "admin" | "manager" | "agent";

/** The staff member who asks. An agent sees own and unassigned leads only. */
export type Viewer = { id: string; role: Role };

/** What the visitor typed about themselves, trimmed and validated, never normalised away. */
export type TypedPerson = {
  name?: string;
  email?: string;
  phone?: string;
  organization?: string;
  city?: string;
};

/** What can happen to a lead. */
export type TimelineKind =
  | "created"
  | "status"
  | "assigned"
  | "note"
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
  | "erased";

export type AnswerValue = string | string[];
export type Answer = { key: string; label: string; value: AnswerValue };

/** What the visitor was shown and agreed to; `boxes` holds the name of each box and whether it was ticked. */
export type Consent = {
  noticeVersion: string;
  noticeHash: string;
  wording: string;
  language: string;
  basis: string;
  boxes: Record<string, boolean>;
};

/** The short name of a notice, as it travels with a form: of its wording's SHA-256 the first 12 characters. */
export function noticeVersionOf(hash: string): string {
  return `n-${hash.slice(0, 12)}`;
}

/** One arrival on the site: where it began, and the campaign fields of its link. */
export type Touch = {
  landingPage: string;
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
};

export type Attribution = { first?: Touch; last?: Touch };

/** From this spam score on a lead is stored with the status spam, where staff can take it out again, and its mails are held. */
export const spamFrom = 60;
