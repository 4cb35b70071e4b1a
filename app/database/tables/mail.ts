import type { Instant, Json } from "./columns.ts";

export type MailTables = {
  outbox: OutboxTable;
  erased_mails: ErasedMailsTable;
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
  /** The mailbox behind the address, and the budget the mail counts towards; null when it counts towards none. */
  mailbox: string | null;
  budget: "posts" | "links" | null;
  /** `held`: waits until its lead is confirmed as no spam. `withheld`: will not be sent. */
  state: "open" | "held" | "sent" | "dead" | "withheld";
  /** The order in which due mails leave: `rankOf` of app/outbox/queue/outbox-rules.ts. */
  rank: number;
  attempts: number;
  /** When the next attempt is due; while a worker sends, the end of its lease. */
  due_at: Instant;
  /** Past this instant it is not sent; null if it makes sense at any time. */
  not_after: Instant | null;
  /** The worker's token while it sends. */
  claim: string | null;
  /** Why the last attempt failed. */
  failure: "unreachable" | "deferred" | "refused" | null;
  last_error: string | null;
  created_at: Instant;
  sent_at: Instant | null;
};

/** Mails that were erased from the outbox in the last 90 days: their files may be on other machines. */
type ErasedMailsTable = { id: string; erased_at: Instant };

/** Addresses that get no mail from us at all. */
type SuppressionsTable = { address: string; reason: string; created_at: Instant };

/** Kinds of mail that a person has opted out of. */
type OptOutsTable = { address: string; scope: "marketing" | "reminders"; created_at: Instant };

/** Confirmed newsletter subscribers by normalised address, with the lead that holds the consent. */
type NewsletterSubscribersTable = { address: string; lead_id: string; confirmed_at: Instant };

type NewsletterMailsTable = { issue: string; lead_id: string };
