import type { Instant, Json } from "./columns.ts";

export type MailTables = {
  outbox: OutboxTable;
  suppressions: SuppressionsTable;
  opt_outs: OptOutsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_mails: NewsletterMailsTable;
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
  /** The visitor's normalised address when the mail goes to a visitor. */
  visitor_address: string | null;
  /** The mailbox behind it, and what the mail counts against there; null when it counts nowhere. */
  mailbox: string | null;
  budget: "posts" | "links" | null;
  /** `held`: waits for somebody to say that its lead is no spam. `withheld`: nobody is to get it any more. */
  state: "open" | "held" | "sent" | "dead" | "withheld";
  /** In which order what is due leaves: `rankOf` of app/outbox/queue/outbox-rules.ts. */
  rank: number;
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
