import type { Instant } from "./columns.ts";

export type ConversationTables = {
  reply_presses: ReplyPressesTable;
  received_mails: ReceivedMailsTable;
  mail_files: MailFilesTable;
  reply_templates: ReplyTemplatesTable;
  mailboxes: MailboxesTable;
};

/** The keys of replies that were sent. */
type ReplyPressesTable = { key: string; lead_id: string; created_at: Instant };

/** The mails of the mailbox, as text. */
type ReceivedMailsTable = {
  id: string;
  /** The account and folder, without its password. */
  mailbox: string;
  uid_validity: Instant;
  uid: Instant;
  /** The same for a second copy of a message. */
  content_key: string;
  message_id: string | null;
  lead_id: string | null;
  /** `set-aside`: waits for staff. `noted`: stored without its text, so that it is not read again. */
  state: "found" | "set-aside" | "noted";
  /** How its lead was found. */
  found_by: "sealed address" | "thread" | "sender" | "staff" | null;
  /** Why it was set aside or only noted; for staff. */
  reason: string | null;
  sender: string;
  sender_key: string | null;
  sender_name: string;
  subject: string;
  /** Its text without quotations. */
  said: string;
  quoted: string;
  /** Written by a program, such as an absence notice or a receipt. */
  is_automatic: 0 | 1;
  created_at: Instant;
};

/** Files of mails; each belongs to one sent or received mail. */
type MailFilesTable = {
  id: string;
  lead_id: string | null;
  outbox_id: string | null;
  received_id: string | null;
  name: string;
  type: string;
  sha256: string;
  size: number;
  bytes: Uint8Array;
  created_at: Instant;
};

type ReplyTemplatesTable = {
  id: string;
  version: number;
  name: string;
  channel: "mail" | "whatsapp";
  /** The form whose leads it is for; empty for all. */
  form: string;
  language: "en" | "hi";
  subject: string;
  text: string;
  is_removed: 0 | 1;
  editor_id: string;
  created_at: Instant;
};

type MailboxesTable = {
  mailbox: string;
  uid_validity: Instant;
  last_uid: Instant;
  holder: string | null;
  lease_until: Instant;
  read_at: Instant | null;
  problem: string | null;
};
