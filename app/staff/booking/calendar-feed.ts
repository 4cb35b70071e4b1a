import { type FeedEvent, feedFile } from "#app/booking/mail/feed-file.ts";
import { readBlockOuts } from "#app/booking/store/block-outs.server.ts";
import { feedOf } from "#app/booking/store/calendar-feeds.server.ts";
import { readFeedBookings } from "#app/booking/store/feed-bookings.server.ts";
import { content } from "#app/content/content.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { dayMs } from "#app/dates/india-time.ts";
import { missing } from "#app/document/missing.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import { retryAfter } from "#app/rate-limit/rate-limit.server.ts";
import type { Services } from "#app/services.ts";
import { orUnavailable } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/calendar-feed";
import { appointmentPath } from "./appointments-address.ts";
import { bookingPlaces } from "./appointments-view.server.ts";

const [daysBack, daysAhead] = [30, 180];
const rule = { name: "calendar feed", limit: 120, windowMs: 10 * 60_000 };

/** The appointments of a place or a person, at a secret address for calendar programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { address } = context.get(visitorContext);
  const wait = await retryAfter(services.rateLimit, rule, address);
  if (wait > 0) return new Response(null, { status: 429, headers: { "Retry-After": String(wait) } });
  const [, secret = ""] = /^([\w-]{43})\.ics$/.exec(params.file) ?? [];
  const feed = await orUnavailable(feedOf(services.db, secret, services.now()));
  if (!feed) throw missing("/calendars");
  const file = await orUnavailable(fileOf(feed, services));
  const headers = {
    ...privateHeaders,
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="appointments.ics"',
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(file, { headers });
}

type Feed = { place: string | null; viewer: Viewer };

async function fileOf({ place, viewer }: Feed, { db, now, config }: Services): Promise<string> {
  const from = now().getTime() - daysBack * dayMs;
  const until = now().getTime() + daysAhead * dayMs;
  const [bookings, blocked] = await Promise.all([
    readFeedBookings(db, { place, from, until }, viewer),
    place === null ? [] : readBlockOuts(db, { from, to: until }, place),
  ]);
  const names = new Map(bookingPlaces().map(({ id, name }) => [id, name]));
  const host = new URL(config.siteUrl).hostname;
  const { site } = content;
  const events: FeedEvent[] = bookings.map((row) => ({
    uid: `staff-${row.id}@${host}`,
    sequence: row.version - 1,
    start: row.starts_at,
    end: row.ends_at,
    stamp: row.updated_at,
    summary: [kindName(row.kind), row.reference].filter(Boolean).join(", "),
    location: names.get(row.place) ?? row.place,
    url: row.reference ? config.siteUrl + appointmentPath(row.id) : undefined,
    status: statusOf(row, now().getTime()),
  }));
  const closed: FeedEvent[] = blocked.map(({ id, from: start, to: end }) => ({
    uid: `blocked-${id}@${host}`,
    ...{ sequence: 0, start, end, stamp: start, summary: "Blocked", status: "CONFIRMED" },
    location: names.get(place ?? "") ?? "",
  }));
  const name =
    place === null ? `${site.name}: my appointments` : `${site.name}: ${names.get(place) ?? place}`;
  return feedFile({ name, maker: site.name }, [...events, ...closed]);
}

function kindName(kind: string): string {
  return content.booking.kinds.find(({ id }) => id === kind)?.name ?? kind;
}

function statusOf(row: { state: string; confirm_by: number | null }, now: number): FeedEvent["status"] {
  if (row.state === "cancelled") return "CANCELLED";
  if (row.confirm_by === null) return "CONFIRMED";
  return row.confirm_by > now ? "TENTATIVE" : "CANCELLED";
}
