import type { Queryable } from "#app/database/database.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";

const most = 1_000;

type Wish = {
  /** Null for those of the viewer's own leads. */
  place: string | null;
  from: number;
  until: number;
};

/** The appointments of a feed, including cancelled ones. `reference` is null if the viewer may not see the lead. */
export async function readFeedBookings(db: Queryable, { place, from, until }: Wish, viewer: Viewer) {
  const all = db
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select(["bookings.id", "bookings.kind", "place", "starts_at", "ends_at", "state", "confirm_by"])
    .select(["bookings.version", "bookings.updated_at", "reference", "owner_id"])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", until)
    .where("leads.status", "!=", "spam");
  const rows = await (place === null
    ? all.where("owner_id", "=", viewer.id)
    : all.where("bookings.place", "=", place)
  )
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .limit(most)
    .execute();
  return rows.map(({ owner_id, reference, ...row }) => ({
    ...row,
    reference: maySee(viewer, owner_id) ? reference : null,
  }));
}
