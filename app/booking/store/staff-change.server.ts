import { cancelMails, moveMails } from "#app/booking/mail/change-mails.ts";
import { offerOf } from "#app/booking/rules/offer.ts";
import { shownDays } from "#app/booking/rules/shown-days.ts";
import type { ShownDays } from "#app/booking/steps/steps.ts";
import type { BookingRules } from "#app/content/schema/booking.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayOf, momentOf } from "#app/dates/india-time.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { newLinkSecret } from "#app/links/link-secret.server.ts";
import { type CancelOutcome, cancelBooking, type MoveOutcome, moveBooking } from "./change.server.ts";
import { type ConfirmOutcome, confirmBooking } from "./confirm.server.ts";
import { findForStaff, type StaffBooking } from "./find-booking.server.ts";
import { readCalendar } from "./occupied-times.server.ts";
import { sameOrigin } from "./same-origin.server.ts";

type DeskServices = {
  db: Database;
  now: () => Date;
  rules: BookingRules;
  site: Pick<Site, "name" | "emails" | "offices">;
  siteUrl: string;
};

type Wish = {
  id: string;
  /** The version shown to the colleague. */
  version: number;
  viewer: Viewer;
  /** The colleague's name, shown to the team. */
  by: string;
};

/** `missing`: this viewer has no such booking. `unoffered`: its kind is no longer offered in its place. */
export type StaffChangeOutcome = MoveOutcome["outcome"] | CancelOutcome["outcome"] | "missing" | "unoffered";

/** Alternative times for a visitor who calls, by the rules of the visitor's own page, without the current time. */
export async function timesToMoveTo(
  { db, now, rules }: Pick<DeskServices, "db" | "now" | "rules">,
  booking: StaffBooking,
  day: string | undefined,
): Promise<ShownDays | undefined> {
  const offer = offerOf(rules, booking.kind, booking.place);
  if (!offer) return undefined;
  const at = now().getTime();
  const calendar = await readCalendar(db, offer, at, { bookingId: booking.id });
  const shown = shownDays(offer, day ?? dayOf(booking.start), calendar, at);
  return shown && { ...shown, times: shown.times.filter((time) => time !== momentOf(booking.start)) };
}

/** Moves a booking on the visitor's behalf. The visitor gets the usual mail, with a new link. */
export async function moveByStaff(
  { db, now, ...rest }: DeskServices,
  { id, version, viewer, by, start }: Wish & { start: number },
): Promise<StaffChangeOutcome> {
  const found = await findForStaff(db, id, viewer);
  if (!found) return "missing";
  const offer = offerOf(rest.rules, found.kind, found.place);
  if (!offer) return "unoffered";
  const booking = { ...found, version };
  const token = newLinkSecret();
  const sources = { ...rest, now: now() };
  const mails = moveMails(booking, { offer, start, token, by }, sources);
  const colleague = { id: viewer.id, token };
  const moved = await moveBooking(db, { booking, offer, start, now: sources.now, by: colleague, ...mails });
  return moved.outcome;
}

/** Confirms a pending booking for a visitor who calls. */
export async function confirmByStaff(
  { db, now }: Pick<DeskServices, "db" | "now">,
  { id, viewer }: Pick<Wish, "id" | "viewer">,
): Promise<ConfirmOutcome | "missing"> {
  const found = await findForStaff(db, id, viewer);
  return found ? confirmBooking(db, found, { now: now(), by: viewer.id }) : "missing";
}

/**
 * Cancels the open bookings of one booking's origin (person and line) that the colleague saw. Mails each visitor and
 * audits each booking.
 * @param seen the version of each, by its id
 * @returns how many; a booking that changed meanwhile stays, and so does one that came since
 */
export async function cancelOrigin(
  services: DeskServices,
  { id, viewer, by, seen }: Omit<Wish, "version"> & { seen: ReadonlyMap<string, number> },
): Promise<number | "missing"> {
  const { db, now } = services;
  const found = await findForStaff(db, id, viewer);
  if (!found) return "missing";
  let cancelled = 0;
  for (const { id: each } of await sameOrigin(db, found.leadId, now())) {
    const version = seen.get(each);
    if (version === undefined) continue;
    const outcome = await cancelByStaff(services, { id: each, version, viewer, by });
    if (outcome === "gone") cancelled += 1;
  }
  return cancelled;
}

/** Cancels a booking on the visitor's behalf, with the usual mail. */
export async function cancelByStaff(
  { db, now, ...rest }: DeskServices,
  { id, version, viewer, by }: Wish,
): Promise<StaffChangeOutcome> {
  const found = await findForStaff(db, id, viewer);
  if (!found) return "missing";
  const booking = { ...found, version };
  const token = newLinkSecret();
  const sources = { ...rest, now: now() };
  const mails = cancelMails(booking, { token, by }, sources);
  const colleague = { id: viewer.id, token };
  const cancelled = await cancelBooking(db, { booking, mails, now: sources.now, by: colleague });
  return cancelled.outcome;
}
