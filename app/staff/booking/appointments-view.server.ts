import { type CalendarDay, calendarDays, mondayOf } from "#app/booking/rules/calendar-days.ts";
import { type Appointment, readAppointments } from "#app/booking/store/appointments.server.ts";
import { type KnownBlockOut, readBlockOuts } from "#app/booking/store/block-outs.server.ts";
import { content } from "#app/content/content.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { istShort } from "#app/dates/brief-time.ts";
import { clockText, dayAfter, dayOf, dayText, instantOn, longDay, shortDay } from "#app/dates/india-time.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { internationalPhone, shownPhone } from "#app/values/phone.ts";
import { appointmentPath, type CalendarView, viewAddress } from "./appointments-address.ts";

/** The places of appointments, by their public names. */
export function bookingPlaces(): { id: string; name: string }[] {
  return content.booking.places.map(({ id, name }) => ({
    id,
    name: name ?? content.site.offices.find((office) => office.id === id)?.city ?? id,
  }));
}

export function placeIds(): string[] {
  return content.booking.places.map(({ id }) => id);
}

type Asked = { view: CalendarView; now: Date; viewer: Viewer };

/** A week or a day of a place: its working hours, appointments and blocked times. */
export async function readCalendarView(db: Queryable, { view, now, viewer }: Asked) {
  const today = dayOf(now);
  const first = view.span === "week" ? mondayOf(view.day) : view.day;
  const count = view.span === "week" ? 7 : 1;
  const stretch = { from: instantOn(first, "00:00"), to: instantOn(dayAfter(first, count), "00:00") };
  const [appointments, blocked] = await Promise.all([
    readAppointments(db, view.place, stretch, viewer, now),
    readBlockOuts(db, stretch, view.place),
  ]);
  const to = (day: string) => viewAddress({ ...view, day });
  return {
    title: view.span === "day" ? longDay(first) : weekText(first, dayAfter(first, 6)),
    span: view.span,
    place: view.place,
    before: to(dayAfter(first, -count)),
    after: to(dayAfter(first, count)),
    now: to(today),
    other: viewAddress({
      ...view,
      span: view.span === "day" ? "week" : "day",
      day: otherDay(view, first, today),
    }),
    booked: appointments.length,
    days: calendarDays(content.booking, view.place, first, count).map((day) =>
      dayView(day, { view, today, appointments, blocked }),
    ),
  };
}

/** From a week to today, if it is in it; from a day to its week. */
function otherDay({ span }: CalendarView, first: string, today: string): string {
  return span === "week" && today >= first && today <= dayAfter(first, 6) ? today : first;
}

/** "16 to 22 November 2026", "30 November to 6 December 2026". */
function weekText(first: string, last: string): string {
  const end = dayText(last);
  const begin = first.slice(0, 4) === last.slice(0, 4) ? dayText(first).slice(0, -5) : dayText(first);
  return `${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : begin} to ${end}`;
}

type Known = { view: CalendarView; today: string; appointments: Appointment[]; blocked: KnownBlockOut[] };

function dayView({ day, hours, holiday }: CalendarDay, { view, today, appointments, blocked }: Known) {
  const [dawn, night] = [instantOn(day, "00:00"), instantOn(dayAfter(day), "00:00")];
  const entries = [
    ...blocked
      .filter(({ from, to }) => from < night && to > dawn)
      .map(({ id, from, to, reason }) => ({
        kind: "blocked" as const,
        id,
        at: Math.max(from, dawn),
        time: from <= dawn && to >= night ? "All day" : spanOf(Math.max(from, dawn), Math.min(to, night)),
        reason,
      })),
    ...appointments
      .filter(({ start, end }) => start < night && end > dawn)
      .map((appointment) => ({
        kind: "booked" as const,
        at: appointment.start,
        ...appointmentView(appointment),
      })),
  ].sort((a, b) => a.at - b.at);
  return {
    day,
    name: shortDay(day),
    isToday: day === today,
    address: viewAddress({ ...view, span: "day", day }),
    hours: holiday ? `Holiday: ${holiday}` : hours.map(([opens, closes]) => `${opens}–${closes}`).join(", "),
    entries,
  };
}

export function appointmentView({ id, kind, place, start, end, lead }: Appointment) {
  return {
    id,
    what: content.booking.kinds.find((each) => each.id === kind)?.name ?? kind,
    place: placeNameOf(place),
    time: spanOf(start, end),
    when: istShort(start),
    path: lead && appointmentPath(id),
    lead,
    call: lead?.phone ? callOf(lead.phone) : undefined,
  };
}

/** A phone number to show and its `tel:` link. */
export function callOf(phone: string) {
  const number = internationalPhone(phone);
  return { text: number ? shownPhone(number) : phone, href: `tel:${number ?? phone}` };
}

/** All blocked times from now on, in all places. */
export async function readBlockedAhead(db: Queryable, now: number) {
  const ahead = await readBlockOuts(db, { from: now, to: Number.MAX_SAFE_INTEGER });
  return ahead.map(blockOutView);
}

/** A blocked time in words. */
export function blockOutView({ id, place, from, to, reason, by }: KnownBlockOut) {
  return {
    id,
    place: place === null ? "Everywhere" : placeNameOf(place),
    when:
      dayOf(from) === dayOf(to)
        ? `${istShort(from).replace(" IST", "")} to ${clockText(to)}`
        : `${istShort(from).replace(" IST", "")} to ${istShort(to).replace(" IST", "")}`,
    reason,
    by,
  };
}

/** "Mumbai, 30 Nov 10:00 to 12:00 (Stock audit, Farhan)". */
export function blockOutText({ place, when, reason, by }: ReturnType<typeof blockOutView>): string {
  return `${place}, ${when} (${by ? `${reason}, ${by}` : reason})`;
}

function placeNameOf(place: string): string {
  return bookingPlaces().find(({ id }) => id === place)?.name ?? place;
}

/** "10:30–10:50"; the end of a day is 24:00. */
function spanOf(start: number, end: number): string {
  const until = clockText(end);
  return `${clockText(start)}–${until === "00:00" ? "24:00" : until}`;
}
