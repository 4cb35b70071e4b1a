import type { RelayCheck } from "./mailer.server.ts";
import type { QueuedMail } from "./outgoing-mail.ts";
import type { SendOutcome } from "./send-outcome.ts";

/** The messages between the thread that serves visitors and the thread of the mails. */
export type MailCall =
  | { id: number; mail: QueuedMail }
  | { id: number; check: true }
  | { id: number; close: true };

export type MailAnswer =
  | { id: number; outcome: SendOutcome | RelayCheck | null }
  | { id: number; error: string }
  | { facts: object; text: string };
