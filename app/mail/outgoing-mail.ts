/** The mails we send, by template, with the data each template needs. Pure. */

export type MailLine = { label: string; value: string | string[] };

export type MailTemplates = {
  /** To staff: a new lead with its answers. */
  "lead-notification": { formName: string; lines: MailLine[]; flags?: string[] };
  /** To the visitor: their reference and what happens next. Holds none of their free text. */
  confirmation: { formName: string; nextSteps: string[] };
  /** To a staff member: the one-time link that sets a password. `expires` is when, in words. */
  "set-password": { name: string; url: string; expires: string; reason: "invited" | "forgotten" };
};

export type TemplateName = keyof MailTemplates;

/** `{reference}` in the subject becomes the lead's reference when the mail is queued. */
export type OutgoingMail = {
  [Name in TemplateName]: {
    kind: "mail";
    template: Name;
    data: MailTemplates[Name];
    to: string[];
    cc?: string[];
    replyTo?: string;
    subject: string;
  };
}[TemplateName];

/** What queueing adds to the data of a mail that belongs to a lead. */
export type LeadOfMail = { leadId: string; reference: string };

/** A mail as the outbox keeps it. The id is the stable part of its Message-ID. */
export type QueuedMail = {
  id: string;
  template: TemplateName;
  data: Record<string, unknown>;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
};

/** Mails to visitors are limited to a few a day for each address and never go to suppressed addresses. */
export const visitorTemplates: readonly TemplateName[] = ["confirmation"];
export const visitorMailsPerDay = 3;
