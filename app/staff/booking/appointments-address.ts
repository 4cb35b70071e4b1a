import { isDay } from "#app/dates/india-time.ts";

export const appointmentsPath = "/leads/dashboard/appointments";

/** The page of one appointment. */
export function appointmentPath(id: string): string {
  return `${appointmentsPath}/${id}`;
}

/** What part of which calendar is shown: the week or the one day. */
export type CalendarView = { place: string; span: "week" | "day"; day: string };

/** The address of a view, with what has just been done there. */
export function viewAddress({ place, span, day }: CalendarView, done?: string): string {
  const query = new URLSearchParams({ place, [span]: day, ...(done ? { done } : {}) });
  return `${appointmentsPath}?${query}`;
}

/** The view an address asks for; whatever it does not say is the first place and the week of today. */
export function viewOf(query: URLSearchParams, places: readonly string[], today: string): CalendarView {
  const place = places.find((each) => each === query.get("place")) ?? places[0] ?? "";
  const [day, week] = [query.get("day") ?? "", query.get("week") ?? ""];
  if (isDay(day)) return { place, span: "day", day };
  return { place, span: "week", day: isDay(week) ? week : today };
}

/** Where a time is booked for a caller. */
export function newAppointmentPath(asked: {
  kind?: string;
  place: string;
  day: string;
  start?: string;
}): string {
  return `${appointmentsPath}/new?${new URLSearchParams(asked)}`;
}
