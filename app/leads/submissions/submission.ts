import type { WorkingTime } from "#app/dates/working-time.ts";
import type { Answer, Attribution, Consent, Kind, TypedPerson } from "#app/leads/lead.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";

/** A file sent with a form; `field` is the field it answers. */
export type Upload = { field: string; sha256: string; bytes: Uint8Array };

/**
 * A validated form, ready to store.
 *
 * `submissionId` comes from the client: the same id and fingerprint is the same submission. Without an id, the same
 * fingerprint of the same form within `repeatWindowMs` is the same submission.
 */
export type Submission = {
  submissionId?: string;
  /** Hash of everything the visitor sent. */
  fingerprint: string;
  /** Prefix of its reference. */
  referencePrefix: string;
  /** Id of the form's declaration. */
  form: string;
  /** The kind of work it is. */
  kind: Kind;
  /** The working hours in which its clock runs; all hours if absent. */
  workingTime?: WorkingTime;
  /** The time of the appointment, which is the end of its clock. */
  appointmentAt?: number;
  subject: string;
  person: TypedPerson;
  answers: Answer[];
  consent?: Consent;
  attribution?: Attribution;
  /** Path of the page that contained the form. */
  page?: string;
  /** A score of `spamFrom` or more stores the lead with the status spam. */
  spam?: { score: number; reasons: string[] };
  /** Remarks for staff, for instance "answers could not be read". */
  flags?: string[];
  mails: OutgoingMail[];
  /** Mails to send after staff have said that it is not spam. */
  held?: OutgoingMail[];
  uploads?: Upload[];
};

/**
 * What happens to the form's mail to its visitor: it is sent (`goes`), held until staff has reviewed suspected spam
 * (`waits`), or not sent because of the daily limit or an address that refuses our mails (`stays`).
 */
export type MailFate = "goes" | "waits" | "stays";

export type RecordOutcome =
  | {
      outcome: "stored" | "repeated";
      reference: string;
      leadId: string;
      /** Undefined if the form sends no mail. */
      mailed: MailFate | undefined;
    }
  | { outcome: "conflict" };

const minutes = 60_000;
export const repeatWindowMs = 10 * minutes;
