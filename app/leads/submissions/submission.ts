import type { Answer, Attribution, Consent, TypedPerson } from "#app/leads/lead.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";

/** A file that came with a form; `field` is the name of the field it answers. */
export type Upload = { field: string; sha256: string; bytes: Uint8Array };

/**
 * One validated form, ready to be stored.
 *
 * `submissionId` is made by the client: the same id and fingerprint again is the same submission. Without an id
 * the same fingerprint of the same form within `repeatWindowMs` is the same submission.
 */
export type Submission = {
  submissionId?: string;
  /** Hash of everything the visitor sent. */
  fingerprint: string;
  /** What its reference number begins with. */
  referencePrefix: string;
  /** Id of the form's declaration. */
  form: string;
  subject: string;
  person: TypedPerson;
  answers: Answer[];
  consent?: Consent;
  attribution?: Attribution;
  /** Path of the page the form stood on. */
  page?: string;
  /** From `spamFrom` on the lead is stored with the status spam. */
  spam?: { score: number; reasons: string[] };
  /** Things staff should know, for instance "answers could not be read". */
  flags?: string[];
  mails: OutgoingMail[];
  /** What goes out when staff says that it is no spam. */
  held?: OutgoingMail[];
  uploads?: Upload[];
};

/**
 * What becomes of the mail that a form sends to its visitor: it goes, it waits until staff has looked at what seems to be
 * spam, or it stays here because of the daily limit or an address that does not take our mails.
 */
export type MailFate = "goes" | "waits" | "stays";

export type RecordOutcome =
  | {
      outcome: "stored" | "repeated";
      reference: string;
      leadId: string;
      /** Undefined when none was to be sent. */
      mailed: MailFate | undefined;
    }
  | { outcome: "conflict" };

const minutes = 60_000;
export const repeatWindowMs = 10 * minutes;
