import { wordsOf } from "#app/booking/rules/describe-booking.ts";
import type { OwnAppointment } from "#app/booking/store/appointments-today.server.ts";
import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { clockText } from "#app/dates/india-time.ts";
import { clockAbout } from "#app/leads/clocks.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import type { TodayLead } from "#app/leads/filter/today.server.ts";
import { type TodayPart, todayNames } from "#app/leads/filter/today-parts.ts";
import { countText } from "#app/staff/leads/count-text.ts";
import { dueView } from "#app/staff/leads/due-view.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";
import { leadSearch } from "#app/staff/leads/lead-query.ts";
import { type TimeView, timeView } from "#app/staff/leads/time-view.ts";
import { internationalPhone } from "#app/values/phone.ts";

export type TodayRow = ReturnType<typeof rowView>;
export type TodayPartView = {
  part: TodayPart;
  heading: string;
  count: string;
  rows: TodayRow[];
  /** The query of the list with all leads of the section. */
  all: string;
};

type Part = { leads: TodayLead[]; count: number };

/**
 * A section of Today for its page; null if it is empty.
 * @param answers the customers' last replies, by lead
 */
export function partView(
  part: TodayPart,
  { leads, count }: Part,
  { answers, now }: { answers: ReadonlyMap<string, string>; now: Date },
): TodayPartView | null {
  if (count === 0) return null;
  const rows = leads.map((lead) => {
    const row = rowView(lead, now);
    if (part !== "replies" || lead.replyAt === null) return row;
    const what = answers.get(lead.id) ?? row.what;
    return { ...row, what, due: null, isStep: false, reply: timeView(new Date(lead.replyAt), now) };
  });
  return { part, heading: todayNames[part], count: countText(count), rows, all: leadSearch({ today: part }) };
}

function rowView(lead: TodayLead, now: Date) {
  const { id, version, kind, status, step, person, dueAt, clockAt } = lead;
  const phone = person.phone ? internationalPhone(person.phone) : undefined;
  return {
    id,
    version,
    kind,
    status,
    name: leadName(lead),
    organization: person.organization,
    what: step?.text ?? (lead.subject || formName(lead.form)),
    about: step !== null && dueAt !== clockAt ? null : clockAbout(kind, status),
    isStep: step !== null,
    isFree: lead.ownerId === null,
    due: dueAt === null ? null : dueView(dueAt, now),
    /** Since when the customer's reply is unread. */
    reply: null as TimeView | null,
    call: phone ? `tel:${phone}` : null,
  };
}

type Words = { rules: BookingRules; site: Pick<Site, "name" | "offices"> };

export function appointmentView({ id, leadId, name, start, ...booked }: OwnAppointment, words: Words) {
  const { what, placeName } = wordsOf({ ...booked, start, end: start }, words);
  return { id, leadId, name, time: clockText(start), what, placeName };
}
