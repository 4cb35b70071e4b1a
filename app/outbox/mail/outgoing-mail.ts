import type * as v from "valibot";
import { type mailList, mailNamed, type TemplateName } from "./mail-list.ts";

export type { TemplateName } from "./mail-list.ts";

/** What queueing adds to the data of a mail that belongs to a lead. */
export type LeadOfMail = { leadId: string; reference: string };

type SchemaOf<Name extends TemplateName> = Awaited<
  ReturnType<(typeof mailList)[Name]["load"]>
>["mail"]["schema"];

/** The data that each template needs, in the words of its schema. */
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
  };
}[TemplateName];

/** A mail as the outbox keeps it. The id is the stable part of its Message-ID. */
export type QueuedMail = {
  id: string;
  /** Another version may have written one that this version does not know. */
  template: string;
  data: Record<string, unknown>;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  /** The path of the page that the lead of the mail came from. */
  page: string | null;
  /** What goes with it, as it is stored. */
  files?: MailFile[];
};

export type MailFile = { name: string; type: string; bytes: Uint8Array };

/** What a mail is for. People can stop all but what they asked for themselves. */
export type MailScope = "asked" | "reminders" | "marketing";

export function scopeOf(template: string): MailScope {
  return mailNamed(template)?.scope ?? "asked";
}

/** Mails to visitors never go to suppressed addresses; those that anybody can cause are few a day. */
export function isToVisitor(template: string): boolean {
  return mailNamed(template)?.to === "visitor";
}

/** Who caused a mail: anybody who posts a form, or somebody we know: staff, or the holder of a link that we sent. */
export type MailCause = "anybody" | "known";

/** What counts together for a mailbox, so that a flood of one kind does not keep the other from its owner. */
export type MailBudget = "posts" | "links";

/** How many mails to a visitor anybody can cause in 24 hours. */
export const mailsPerDay: Readonly<Record<MailBudget, number>> = { posts: 3, links: 2 };

/** The budget that a mail uses up; null when it counts nowhere. */
export function budgetOf(template: TemplateName, cause: MailCause): MailBudget | null {
  if (cause === "known" || !isToVisitor(template)) return null;
  return mailNamed(template)?.budget ?? "posts";
}

/** What a form says of its own mail to the visitor; who gets it is not the form's to say. */
export type VisitorMail = DistributivePick<
  Extract<OutgoingMail, { template: "tco-report" | "newsletter-confirm" | "data-request" }>
>;

type DistributivePick<Mail extends OutgoingMail> = Mail extends OutgoingMail
  ? Pick<Mail, "template" | "data" | "subject">
  : never;
