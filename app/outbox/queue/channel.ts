import type { Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { LeadOfMail, MailCause } from "#app/outbox/mail/outgoing-mail.ts";

/** A message to be queued, and its lead. */
export type Letter<Message> = {
  message: Message;
  lead?: LeadOfMail | undefined;
  /** Who caused it; "known" by default. */
  cause?: MailCause;
  /** Its lead looks like spam: it is held until staff say that it is not. */
  isHeld?: boolean;
  /** The id of its row, if other rows refer to it; such a letter has one receiver. */
  id?: string;
  /** Not before this instant; objections are checked then. */
  dueAt?: number;
  /** When its lead arrived, if not now. */
  now?: Date;
};

/** A channel's part of a row; the outbox adds state and times. */
export type Addressed = Pick<Row<"outbox">, "template" | "data" | "recipients" | "subject"> &
  Partial<Pick<Row<"outbox">, "cc" | "reply_to" | "visitor_address" | "mailbox" | "budget" | "not_after">>;

/** A way in which messages leave. */
export type Channel<Message> = {
  /** The rows of each letter: one for each receiver that wants it, possibly none. */
  address: (trx: Transaction, letters: readonly Letter<Message>[]) => Addressed[][] | Promise<Addressed[][]>;
  /** The name of a message in the workspace, by the template of its row. */
  messageName: (template: string) => string;
  /** All its messages go through one relay: if one cannot leave, none can. */
  isRelayed: boolean;
  /** The timeline's kinds for a message that was sent or given up. */
  events: Record<"sent" | "failed", Row<"timeline">["kind"]>;
  /** Whether the timeline omits that a message with this data was sent. */
  isQuiet?: (data: Record<string, unknown>) => boolean;
};
