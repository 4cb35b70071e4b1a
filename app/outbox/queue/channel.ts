import type { Transaction } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import type { LeadOfMail, MailCause } from "#app/outbox/mail/outgoing-mail.ts";

/** A message to be queued, and what it belongs to. */
export type Letter<Message> = {
  message: Message;
  lead?: LeadOfMail | undefined;
  /** Who caused it; "known" when left out. */
  cause?: MailCause;
  /** Its lead looks like spam: it stays until staff say that it is none. */
  isHeld?: boolean;
  /** The id of its row, where other rows refer to it; it goes to one receiver. */
  id?: string;
  /** Not before this instant; whether it may be sent is asked then. */
  dueAt?: number;
  /** When its lead came, if not when it is queued. */
  now?: Date;
};

/** What a channel says of one row; the outbox adds state and times. */
export type Addressed = Pick<Row<"outbox">, "template" | "data" | "recipients" | "subject"> &
  Partial<Pick<Row<"outbox">, "cc" | "reply_to" | "visitor_address" | "mailbox" | "budget">>;

/** A way in which messages leave the house. */
export type Channel<Message> = {
  /** The rows of each letter: several where several receivers want it, none where there is no receiver. */
  address: (trx: Transaction, letters: readonly Letter<Message>[]) => Addressed[][] | Promise<Addressed[][]>;
  /** All its messages go through one relay: when one cannot leave, none can. */
  isRelayed: boolean;
  /** What a lead's timeline calls a message that has left or was given up. */
  events: Record<"sent" | "failed", Row<"timeline">["kind"]>;
  /** Whether the timeline leaves out that a message with this data has left. */
  isQuiet?: (data: Record<string, unknown>) => boolean;
};
