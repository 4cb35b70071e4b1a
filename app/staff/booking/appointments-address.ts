import { isDay } from "#app/dates/india-time.ts";

export const appointmentsPath = "/leads/dashboard/appointments";

/** The page of one appointment. */
export function appointmentPath(id: string): string {
  return `${appointmentsPath}/${id}`;
}

/** The shown part of a calendar: a week or a day of one place. */
export type CalendarView = { place: string; span: "week" | "day"; day: string };

/**
 * The address of a view, with a message about the last action.
 * @param still the ids of what blocks a part of a time that was opened
 */
export function viewAddress({ place, span, day }: CalendarView, done?: string, still: string[] = []): string {
  const query = new URLSearchParams({ place, [span]: day, ...(done ? { done } : {}) });
  for (const id of still) query.append("still", id);
  return `${appointmentsPath}?${query}`;
}

/**
 * The view in an address; by default the first place and the week of its next working day.
 * @param nextDay today, or the next day on which a place is open
 */
export function viewOf(
  query: URLSearchParams,
  places: readonly string[],
  nextDay: (place: string) => string,
): CalendarView {
  const place = places.find((each) => each === query.get("place")) ?? places[0] ?? "";
  const [day, week] = [query.get("day") ?? "", query.get("week") ?? ""];
  if (isDay(day)) return { place, span: "day", day };
  return { place, span: "week", day: isDay(week) ? week : nextDay(place) };
}

/** The page for booking an appointment for a caller. */
export function newAppointmentPath(asked: {
  kind?: string;
  place: string;
  day: string;
  start?: string;
}): string {
  return `${appointmentsPath}/new?${new URLSearchParams(asked)}`;
}
