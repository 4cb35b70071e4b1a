import { type BookingFacts, wordsOf } from "#app/booking/rules/describe-booking.ts";
import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { shortText, spanText, timeOf } from "#app/dates/india-time.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import type { BookingMail, MailLine, OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { calendarFile } from "./calendar-file.ts";
import { isReminded } from "./reminder-rules.ts";

const reminderInMail = "We remind you by e-mail the day before, unless you asked us for no reminders.";

/** One version of a booking, and the link of the visitor who made it. */
export type MailedBooking = BookingFacts & { id: string; version: number; token: string };

export type MailSources = {
  rules: BookingRules;
  site: Pick<Site, "name" | "emails" | "offices">;
  siteUrl: string;
  now: Date;
};

/** The mail about a new booking, and its reminder. */
export function bookedMails(booking: MailedBooking, email: string, form: Form, sources: MailSources) {
  const { subject, common, bring } = parts(booking, sources);
  const confirmation: OutgoingMail = {
    kind: "mail",
    template: "booking-confirmation",
    data: {
      ...common,
      bring,
      nextSteps: [...form.thanks.next, ...(isReminded(booking.start, sources.now) ? [reminderInMail] : [])],
      calendar: calendarOf(booking, sources),
    },
    to: [email],
    subject: `${subject} ({reference})`,
  };
  return { confirmation, reminder: reminderOf(booking, email, sources) };
}

/** Asks the visitor to confirm: the time is held until they open the link, which contains `key`. */
export function requestMail(
  booking: MailedBooking,
  { until, key }: { until: number; key: string },
  email: string,
  sources: MailSources,
): OutgoingMail {
  const { subject, common } = parts(booking, sources);
  const { what, when, where } = common;
  const confirmPath = `${common.managePath}?confirm=${key}`;
  return {
    kind: "mail",
    template: "booking-request",
    data: { what, when, where, until: timeOf(until), confirmPath },
    to: [email],
    subject: `Please confirm: ${subject} ({reference})`,
    notAfter: until,
  };
}

/** Reminds the visitor the day before (see reminder-rules.ts). */
export function reminderOf(booking: MailedBooking, email: string, sources: MailSources): OutgoingMail {
  const { subject, common, bring } = parts(booking, sources);
  return {
    kind: "mail",
    template: "booking-reminder",
    data: { ...common, bring },
    to: [email],
    subject: `Reminder: ${subject} ({reference})`,
    notAfter: booking.start,
  };
}

/** Tells the visitor about a new time. `before` is the old one, in milliseconds; `byUs`: staff moved it. */
export function movedMail(
  booking: MailedBooking,
  { before, byUs }: { before: { start: number; end: number }; byUs: boolean },
  email: string,
  sources: MailSources,
): OutgoingMail {
  const { subject, common } = parts(booking, sources);
  return {
    kind: "mail",
    template: "booking-moved",
    data: {
      ...common,
      before: spanText(before.start, before.end),
      byUs,
      calendar: calendarOf(booking, sources),
    },
    to: [email],
    subject: `Moved: ${subject} ({reference})`,
  };
}

/** Tells the visitor about a cancellation. `againPath`: where to book a new time; `byUs`: staff cancelled it. */
export function cancelledMail(
  booking: MailedBooking,
  { againPath, byUs }: { againPath: string; byUs: boolean },
  email: string,
  sources: MailSources,
): OutgoingMail {
  const { subject, common } = parts(booking, sources);
  const { what, when, where } = common;
  return {
    kind: "mail",
    template: "booking-cancelled",
    data: { what, when, where, againPath, byUs, calendar: calendarOf(booking, sources, true) },
    to: [email],
    subject: `Cancelled: ${subject} ({reference})`,
  };
}

/** Informs the team that serves, with a copy to the office. */
export function staffMail(
  form: Form,
  { place }: { place: string },
  { title, lines, flags = [] }: { title: string; lines: MailLine[]; flags?: string[] },
  { site }: MailSources,
): OutgoingMail {
  const office = site.offices.find(({ id }) => id === place);
  return {
    kind: "mail",
    template: "lead-notification",
    data: { formName: title, lines, ...(flags.length > 0 ? { flags } : {}) },
    to: form.mailedTo.map((who) => site.emails[who]),
    ...(office ? { cc: [office.email] } : {}),
    subject: `${title} ({reference})`,
  };
}

/** The booking as an iCalendar file for the visitor. */
export function calendarOf(
  booking: MailedBooking & { confirmBy?: number | null },
  sources: MailSources,
  cancelled = false,
): string {
  const { site, siteUrl, now } = sources;
  const { what, where, bring } = wordsOf(booking, sources);
  const url = siteUrl + managePath(booking.token);
  const open = !cancelled && booking.confirmBy ? timeOf(booking.confirmBy) : undefined;
  return calendarFile({
    uid: `${booking.id}@${new URL(siteUrl).hostname}`,
    sequence: booking.version - 1,
    start: booking.start,
    end: booking.end,
    stamp: now.getTime(),
    summary: `${open ? "To be confirmed: " : ""}${site.name}: ${what}`,
    location: where.join(", "),
    description: open
      ? `Not confirmed yet: kept until ${open} IST unless you open the link in our mail.\n\n${url}`
      : `${bring}\n\nMove or cancel: ${url}`,
    url,
    organizer: { name: site.name, email: site.emails.general },
    status: cancelled ? "CANCELLED" : open ? "TENTATIVE" : "CONFIRMED",
  });
}

/** The path of the page that shows, moves and cancels a booking. */
export function managePath(token: string): string {
  return `/booking/${token}`;
}

function parts(booking: MailedBooking, sources: MailSources) {
  const { what, when, where, bring } = wordsOf(booking, sources);
  const common: BookingMail = { what, when, where, managePath: managePath(booking.token) };
  return { subject: `${sources.site.name} ${what}, ${shortText(booking.start)}`, common, bring };
}
