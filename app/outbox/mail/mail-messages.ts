import type { RelayCheck } from "./mailer.server.ts";
import type { QueuedMail } from "./outgoing-mail.ts";
import type { SendOutcome } from "./send-outcome.ts";

/** What the thread that answers visitors and the thread of the mails say to each other. */
export type MailCall =
  | { id: number; mail: QueuedMail }
  | { id: number; check: true }
  | { id: number; close: true };

export type MailAnswer =
  | { id: number; outcome: SendOutcome | RelayCheck | null }
  | { id: number; error: string }
  | { facts: object; text: string };
