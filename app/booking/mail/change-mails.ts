import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { bookingPage } from "#app/booking/rules/booking-page.server.ts";
import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import type { Offer } from "#app/booking/rules/offer.ts";
import type { Booking } from "#app/booking/store/find-booking.server.ts";
import { spanText } from "#app/dates/india-time.ts";
import type { MailLine, OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { cancelledMail, type MailSources, movedMail, reminderOf, staffMail } from "./booking-mails.ts";

/** `token` is the visitor's link to the booking; `by` names the colleague, absent when the visitor did it. */
type Changed = { token: string; by?: string };
type Moved = Changed & { offer: Offer; start: number };

/** Mails about a moved booking: to the team, to the visitor, and the new reminder. */
export function moveMails(booking: Booking, { offer, start, token, by }: Moved, sources: MailSources) {
  const moved = { ...booking, start, end: start + offer.durationMs, version: booking.version + 1, token };
  const form = bookingForms[offer.kind.tool];
  const { what, placeName } = wordsOf(moved, sources);
  const lines = [
    { label: "Booking", value: what },
    ...whoLines(booking),
    { label: "Where", value: placeName },
    { label: "Before", value: spanText(booking.start, booking.end) },
    { label: "Now", value: spanText(moved.start, moved.end) },
    ...byLine(by),
  ];
  const toStaff = staffMail(form, booking, { title: `${form.title} moved`, lines }, sources);
  const { email } = booking;
  return {
    mails: [
      toStaff,
      ...(email ? [movedMail(moved, { before: booking, byUs: by !== undefined }, email, sources)] : []),
    ],
    reminder: email ? reminderOf(moved, email, sources) : undefined,
  };
}

/** Mails about a cancelled booking: to the team and to the visitor. */
export function cancelMails(booking: Booking, { token, by }: Changed, sources: MailSources): OutgoingMail[] {
  const gone = { ...booking, version: booking.version + 1, token };
  const tool = sources.rules.kinds.find(({ id }) => id === booking.kind)?.tool ?? "booking-appointment";
  const form = bookingForms[tool];
  const { what, placeName, when } = wordsOf(booking, sources);
  const lines = [
    { label: "Booking", value: what },
    ...whoLines(booking),
    { label: "Where", value: placeName },
    { label: "When", value: when },
    ...byLine(by),
  ];
  const toStaff = staffMail(form, booking, { title: `${form.title} cancelled`, lines }, sources);
  const { email } = booking;
  const words = { againPath: bookingPage(tool), byUs: by !== undefined };
  return [toStaff, ...(email ? [cancelledMail(gone, words, email, sources)] : [])];
}

function whoLines({ name, organization }: Booking): MailLine[] {
  return [
    ...(name ? [{ label: "Who", value: name }] : []),
    ...(organization ? [{ label: "From", value: organization }] : []),
  ];
}

function byLine(by: string | undefined): MailLine[] {
  return by ? [{ label: "By", value: by }] : [];
}
