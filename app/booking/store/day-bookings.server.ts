import type { Queryable } from "#app/database/database.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";

type Wish = { place: string; from: number; to: number };

/**
 * The appointments of a place in a period, with counter and owner. For leads that the viewer may not see, only the
 * time.
 */
export async function readDayBookings(db: Queryable, { place, from, to }: Wish, viewer: Viewer, now: Date) {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["bookings.id", "bookings.kind", "resource", "seat", "starts_at", "ends_at", "confirm_by"])
    .select(["reference", "leads.name", "owner_id", "restricted_at"])
    .where("bookings.place", "=", place)
    .where("state", "=", "booked")
    .where(({ or, eb }) => or([eb("confirm_by", "is", null), eb("confirm_by", ">", now.getTime())]))
    .where("starts_at", "<", to)
    .where("ends_at", ">", from)
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .execute();
  return rows.map(({ owner_id, reference, name, restricted_at, ...row }) => {
    const isHidden = isHiddenFrom(viewer, restricted_at);
    const isSeen = maySee(viewer, owner_id);
    return {
      ...row,
      ownerId: isSeen ? owner_id : undefined,
      who: isSeen ? ((isHidden ? null : name) ?? reference) : undefined,
    };
  });
}
