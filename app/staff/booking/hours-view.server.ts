import { calendarDays } from "#app/booking/rules/calendar-days.ts";
import { readBlockOuts } from "#app/booking/store/block-outs.server.ts";
import { readDayBookings } from "#app/booking/store/day-bookings.server.ts";
import { content } from "#app/content/content.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { clockText, dayAfter, dayOf, instantOn, isDay, longDay } from "#app/dates/india-time.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { appointmentPath, newAppointmentPath } from "./appointments-address.ts";
import { placeIds } from "./appointments-view.server.ts";
import { hoursPath } from "./hours-address.ts";
import { cellsOf, rowClocks, stretchOf } from "./hours-grid.ts";

export type HoursQuery = { place: string; day: string; by: "counters" | "people" };

/** The query of an address; by default the first place, its counters, and its next working day. */
export function readHoursQuery(query: URLSearchParams, now: Date): HoursQuery {
  const ids = placeIds();
  const place = ids.find((id) => id === query.get("place")) ?? ids[0] ?? "";
  const day = query.get("day") ?? "";
  const by = query.get("by") === "people" ? "people" : "counters";
  return { place, by, day: isDay(day) ? day : nextWorkingDay(place, now) };
}

/** Today until its last hour has passed, otherwise the next day on which the place is open. */
export function nextWorkingDay(place: string, now: Date): string {
  const today = dayOf(now);
  const days = calendarDays(content.booking, place, today, 30);
  const open = days.find(({ day, hours }) => {
    const closes = hours.at(-1)?.[1];
    return closes !== undefined && instantOn(day, closes) > now.getTime();
  });
  return open?.day ?? today;
}

type Asked = {
  query: HoursQuery;
  now: Date;
  viewer: Viewer;
  names: ReadonlyMap<string, string>;
  mayBlock: boolean;
};

/** A day of a place, with a column for each counter or for each owner of leads with appointments. */
export async function readHours(db: Queryable, { query, now, viewer, names, mayBlock }: Asked) {
  const { place, day, by } = query;
  const period = { from: instantOn(day, "00:00"), to: instantOn(dayAfter(day), "00:00") };
  const [bookings, blocked] = await Promise.all([
    readDayBookings(db, { place, ...period }, viewer, now),
    readBlockOuts(db, period, place),
  ]);
  const [rules] = calendarDays(content.booking, place, day, 1);
  const hours = rules?.hours ?? [];
  const booked = bookings.map((row) => ({
    ...{ id: row.id, kind: "booked" as const, start: row.starts_at, end: row.ends_at },
    column: by === "counters" ? `${row.resource} ${row.seat}` : (row.ownerId ?? "none"),
    time: `${clockText(row.starts_at)}–${clockText(row.ends_at)}`,
    what: content.booking.kinds.find(({ id }) => id === row.kind)?.name ?? row.kind,
    who: row.who,
    path: row.who ? appointmentPath(row.id) : undefined,
    isPending: row.confirm_by !== null,
  }));
  const closed = blocked.map(({ id, from: start, to: end, reason }) => ({
    ...{ id, kind: "blocked" as const, start, end, column: "", time: "Blocked", what: reason },
    ...{ who: undefined, path: undefined, isPending: false },
  }));
  const stretch = stretchOf(day, hours, booked);
  const isOpenAt = (at: number) =>
    at >= now.getTime() &&
    hours.some(([opens, closes]) => at >= instantOn(day, opens) && at < instantOn(day, closes));
  const columns = by === "counters" ? countersOf(place) : peopleOf(bookings, names);
  const to = (change: Partial<HoursQuery>) => hoursPath({ ...query, ...change });
  return {
    ...{ place, day, by, mayBlock },
    title: longDay(day),
    note: rules?.holiday ? `Holiday: ${rules.holiday}` : hours.length === 0 ? "No working hours" : undefined,
    links: {
      before: to({ day: dayAfter(day, -1) }),
      after: to({ day: dayAfter(day) }),
      next: to({ day: nextWorkingDay(place, now) }),
      other: to({ by: by === "counters" ? "people" : "counters" }),
      self: to({}),
    },
    rows: rowClocks(stretch),
    columns: columns.map(({ id, name }) => ({
      ...{ id, name },
      cells: cellsOf(stretch, [...closed, ...booked.filter(({ column }) => column === id)], isOpenAt).map(
        (cell) => ({
          ...cell,
          ...{ clock: clockText(cell.from), until: endClock(cell.to) },
          book: newAppointmentPath({ place, day, start: `${day}T${clockText(cell.from)}` }),
        }),
      ),
    })),
  };
}

/** The seats of each team in a place, named after the first kind that they serve. */
function countersOf(place: string): { id: string; name: string }[] {
  const { teams, kinds } = content.booking;
  return teams.flatMap(({ id, seats }) => {
    const count = seats[place] ?? 0;
    const served = kinds
      .filter((kind) => kind.team === id && kind.places.includes(place))
      .map(({ name }) => name);
    if (served.length === 0) return [];
    return Array.from({ length: count }, (_, seat) => ({
      id: `${id}@${place} ${seat}`,
      name: `${served[0]}${served.length > 1 ? ` and ${served.length - 1} more` : ""}${count > 1 ? ` (${seat + 1})` : ""}`,
    }));
  });
}

type Booked = Awaited<ReturnType<typeof readDayBookings>>[number];

/** Owners of leads with appointments on the day; the last column holds the rest. */
function peopleOf(
  bookings: readonly Booked[],
  names: ReadonlyMap<string, string>,
): { id: string; name: string }[] {
  const ids = [...new Set(bookings.flatMap(({ ownerId }) => ownerId ?? []))];
  const people = ids.map((id) => ({ id, name: names.get(id) ?? "A colleague" }));
  return [
    ...people.sort((a, b) => a.name.localeCompare(b.name)),
    { id: "none", name: "No one yet, or a colleague" },
  ];
}

/** The end of a day is shown as 24:00, but a form field needs 23:59. */
function endClock(at: number): string {
  return clockText(at) === "00:00" ? "23:59" : clockText(at);
}
