import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import type { Thing } from "./taker.server.ts";

/**
 * Leads with a future appointment, an uncalled number, uncollected pieces, or places in one of the sessions in `coming`.
 */
export function openLeads(db: Queryable, thing: Thing, at: number, coming: readonly string[] = []) {
  if (thing === "reservation") {
    return db.selectFrom("reservations").select("lead_id").where("state", "in", ["reserved", "waiting"]);
  }
  if (thing === "place") {
    return db
      .selectFrom("event_places")
      .innerJoin("leads", "leads.id", "event_places.lead_id")
      .select("lead_id")
      .where("leads.status", "<>", "lost")
      .where(isAmong(db, "event", coming));
  }
  if (thing === "token") {
    return db
      .selectFrom("tokens")
      .select("lead_id")
      .where("state", "in", ["waiting", "called", "missed"])
      .where("day", ">=", dayOf(at))
      .where(({ or, eb }) => or([eb("confirm_by", "is", null), eb("confirm_by", ">", at)]));
  }
  return db
    .selectFrom("bookings")
    .select("lead_id")
    .where("state", "=", "booked")
    .where("starts_at", ">", at)
    .where(({ or, eb }) => or([eb("confirm_by", "is", null), eb("confirm_by", ">", at)]));
}
