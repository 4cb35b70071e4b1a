import { data, redirect } from "react-router";
import { listFeeds, makeFeed, revokeFeed } from "#app/booking/store/calendar-feeds.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { bookingPlaces } from "#app/staff/booking/appointments-view.server.ts";
import type { posted, StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { refused } from "./authenticator.server.ts";

type Posted = Awaited<ReturnType<typeof posted>>;

/** The addresses of a staff member as the account page shows them. */
export async function calendarViews({ services: { db }, viewer }: Pick<StaffRequest, "services" | "viewer">) {
  const names = new Map(bookingPlaces().map(({ id, name }) => [id, name]));
  return (await listFeeds(db, viewer.id)).map(({ id, place, created_at, used_at }) => ({
    id,
    name: place === null ? "My own leads" : (names.get(place) ?? place),
    made: istDateTime(new Date(created_at)),
    used: used_at === null ? null : istDateTime(new Date(used_at)),
  }));
}

export async function makeCalendar({ services, viewer }: StaffRequest, form: Posted) {
  const { db, now, config } = services;
  const place = form.text("place") || null;
  if (place !== null && !bookingPlaces().some(({ id }) => id === place))
    return refused("calendars", 422, "There is no such place.");
  const secret = await makeFeed(db, place, viewer, now());
  if (!secret) return refused("calendars", 422, "You can have twenty addresses. Revoke one first.");
  return data({ about: "made", problem: `${config.siteUrl}/calendars/${secret}.ics` } as const);
}

export async function endCalendar({ services: { db, now }, viewer }: StaffRequest, form: Posted) {
  if (await revokeFeed(db, form.text("feed"), viewer, now()))
    return redirect("/leads/dashboard/account?done=calendar", 303);
  return refused("calendars", 409, "This address is revoked already.");
}
