/** The mails we send, by template, with the data each template needs. Pure. */

export type MailLine = { label: string; value: string | string[] };

/** `to` is a path of the site or an address elsewhere. */
export type MailLink = { label: string; to: string };

/** What every mail about a booking says. None of it was typed by the visitor. */
export type BookingMail = {
  /** "Repair". */
  what: string;
  /** With "IST". */
  when: string;
  /** One line each. */
  where: string[];
  /** The path of the link that manages the booking. */
  managePath: string;
};

/** Where a box of an order or a device of a repair is now; `part` names it where there are several. */
export type OrderPart = {
  part?: string;
  milestone: string;
  text: string;
  /** With its number. */
  carrier?: string;
  expected?: string;
};

/** What the mails about a token say. `tokenPath` is sealed. */
export type TokenMail = { number: number; launch: string; where: string; when: string; tokenPath: string };

export type MailTemplates = {
  /** To staff: a new lead with its answers. */
  "lead-notification": { formName: string; lines: MailLine[]; flags?: string[] };
  /** To the visitor: their reference, what is handed over, and what happens next. Holds none of their free text. */
  confirmation: {
    formName: string;
    nextSteps: string[];
    links?: MailLink[];
    /** What it is about, in our words: the session, its day. */
    about?: MailLine[];
    /** An iCalendar file. */
    calendar?: string;
  };
  /** To the visitor: their own calculation, made again from the address that carries its figures. */
  "tco-report": { report: string };
  /** To the visitor: the time is theirs. `calendar` is an iCalendar file. */
  "booking-confirmation": BookingMail & { bring: string; nextSteps: string[]; calendar: string };
  /** To the visitor: the time is kept until then, unless the link is opened. */
  "booking-request": Omit<BookingMail, "managePath"> & { until: string; confirmPath: string };
  /** To the visitor: another time. `before` is the old one; `byUs` says that staff moved it. */
  "booking-moved": BookingMail & { before: string; byUs: boolean; calendar: string };
  /** To the visitor: the time is given back. `againPath` is where a new one can be booked. */
  "booking-cancelled": Omit<BookingMail, "managePath"> & {
    againPath: string;
    byUs: boolean;
    calendar: string;
  };
  /** To the visitor, the day before. */
  "booking-reminder": BookingMail & { bring: string };
  /** To whoever asked for the newsletter: nothing is sent before they say yes once more. */
  "newsletter-confirm": Record<string, unknown>;
  /** To a subscriber: a new post. */
  "newsletter-issue": { title: string; text: string; path: string };
  /** To whoever asked about their data: the link that shows it. The same for everybody. */
  "data-request": Record<string, unknown>;
  /**
   * To a customer: what moved in an order. `milestone` says it in a few words; `trackPath` is signed and needs no second
   * fact. `parts` is missing in mails that an earlier version queued.
   */
  "order-update": Omit<OrderPart, "carrier"> & { what: string; parts?: OrderPart[]; trackPath: string };
  /** To the visitor: their number in a launch-day queue. */
  token: TokenMail;
  /** To the visitor: about ten people are before them. */
  "token-near": TokenMail;
  /** To the visitor: what became of a request to reserve. `reservationPath` is sealed. */
  reservation: {
    what: string;
    where: string;
    reserved: boolean;
    /** By us; then nothing of it is reserved or waits. */
    cancelled?: boolean;
    /** How many requests wait before it. */
    before: number;
    reservationPath: string;
  };
  /** To staff: something happened in the workspace. `path` is where. */
  "desk-note": { title: string; lines: MailLine[]; path: string; button: string };
  /** To the visitor: what they gave back or withdrew for good. `about` names it, a line each. */
  "taken-back": { title: string; about: string[]; text: string; next: MailLink };
  /** To a staff member: the one-time link that sets a password. `expires` is when, in words. */
  "set-password": { name: string; url: string; expires: string; reason: "invited" | "forgotten" };
  /** To a staff member: somebody has the password and tries codes. `url` is where a new one is asked for. */
  "wrong-codes": { name: string; wrong: number; url: string };
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
  /** The path of the page that the lead of the mail came from. */
  page: string | null;
};

/** What a mail is for. People can stop all but what they asked for themselves. */
export type MailScope = "asked" | "reminders" | "marketing";

/** What a mail of this template is for. */
export function scopeOf(template: string): MailScope {
  if (template === "booking-reminder") return "reminders";
  return template === "newsletter-issue" ? "marketing" : "asked";
}

/** Mails to visitors never go to suppressed addresses; those that anybody can cause are few a day. */
export const visitorTemplates: readonly TemplateName[] = [
  "confirmation",
  "tco-report",
  "booking-confirmation",
  "booking-request",
  "booking-moved",
  "booking-cancelled",
  "booking-reminder",
  "newsletter-confirm",
  "data-request",
  "order-update",
  "token",
  "token-near",
  "reservation",
  "taken-back",
];

/** Who caused a mail: anybody who posts a form, or somebody we know: staff, or the holder of a link that we sent. */
export type MailCause = "anybody" | "known";

/** What counts together for a mailbox, so that a flood of one kind does not keep the other from its owner. */
export type MailBudget = "posts" | "links";

/** How many mails to a visitor anybody can cause in 24 hours. */
export const mailsPerDay: Readonly<Record<MailBudget, number>> = { posts: 3, links: 2 };

/** The budget that a mail uses up; null when it counts nowhere. */
export function budgetOf(template: TemplateName, cause: MailCause): MailBudget | null {
  if (cause === "known" || !visitorTemplates.includes(template)) return null;
  return template === "data-request" || template === "newsletter-confirm" ? "links" : "posts";
}

/** What a form says of its own mail to the visitor; who gets it is not the form's to say. */
export type VisitorMail = DistributivePick<
  Extract<OutgoingMail, { template: "tco-report" | "newsletter-confirm" | "data-request" }>
>;

type DistributivePick<Mail extends OutgoingMail> = Mail extends OutgoingMail
  ? Pick<Mail, "template" | "data" | "subject">
  : never;
