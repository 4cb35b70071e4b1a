import type * as v from "valibot";
import { type mailList, mailNamed, type TemplateName } from "./mail-list.ts";

export type { TemplateName } from "./mail-list.ts";

/** The data that queueing adds to a mail about a lead. */
export type LeadOfMail = { leadId: string; reference: string };

type SchemaOf<Name extends TemplateName> = Awaited<
  ReturnType<(typeof mailList)[Name]["load"]>
>["mail"]["schema"];

/** The data that each template needs, as its schema has it. */
export type MailTemplates = {
  [Name in TemplateName]: Omit<v.InferInput<SchemaOf<Name>>, keyof LeadOfMail>;
};

export type MailLine = MailTemplates["desk-note"]["lines"][number];
export type BookingMail = Omit<MailTemplates["booking-reminder"], "bring">;
export type OrderPart = NonNullable<MailTemplates["order-update"]["parts"]>[number];

/** `{reference}` in the subject becomes the lead's reference when the mail is queued. */
export type OutgoingMail = {
  [Name in TemplateName]: {
    kind: "mail";
    template: Name;
    data: MailTemplates[Name];
    to: readonly string[];
    cc?: readonly string[];
    replyTo?: string;
    subject: string;
    /** Past this instant (ms) it would be untrue and is not sent. */
    notAfter?: number;
  };
}[TemplateName];

/** A mail as stored in the outbox. The id is the stable part of its Message-ID. */
export type QueuedMail = {
  id: string;
  /** May be a template of another version, which this one does not know. */
  template: string;
  data: Record<string, unknown>;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  /** The path of the page that the mail's lead came from. */
  page: string | null;
  /** Attachments, as stored. */
  files?: MailFile[];
};

export type MailFile = { name: string; type: string; bytes: Uint8Array };

/** The purpose of a mail. People can stop all mails but those they asked for. */
export type MailScope = "asked" | "reminders" | "marketing";

export function scopeOf(template: string): MailScope {
  return mailNamed(template)?.scope ?? "asked";
}

/** Mails to visitors never go to suppressed addresses; those that strangers can cause are limited per day. */
export function isToVisitor(template: string): boolean {
  return mailNamed(template)?.to === "visitor";
}

/** The cause of a mail: anybody who posts a form, or a known person: staff, or the holder of a link that we sent. */
export type MailCause = "anybody" | "known";

/** The daily limits of a mailbox, separate so that a flood of one kind does not block the other. */
export type MailBudget = "posts" | "links";

/** The number of mails to a visitor that strangers can cause in 24 hours. */
export const mailsPerDay: Readonly<Record<MailBudget, number>> = { posts: 3, links: 2 };

/** The budget that a mail counts against; null if none. */
export function budgetOf(template: TemplateName, cause: MailCause): MailBudget | null {
  if (cause === "known" || !isToVisitor(template)) return null;
  return mailNamed(template)?.budget ?? "posts";
}

/** A form's mail to its visitor; the form does not choose the recipient. */
export type VisitorMail = DistributivePick<
  Extract<OutgoingMail, { template: "tco-report" | "newsletter-confirm" | "data-request" }>
>;

type DistributivePick<Mail extends OutgoingMail> = Mail extends OutgoingMail
  ? Pick<Mail, "template" | "data" | "subject">
  : never;
