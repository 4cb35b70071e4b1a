import type { Queryable } from "#app/database/database.server.ts";
import { countLeads } from "#app/leads/filter/count-leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { shippedViews } from "#app/leads/views/shipped-views.ts";
import { listViews } from "#app/leads/views/views.server.ts";
import { leadFilter, readLeadQuery } from "#app/staff/leads/lead-query.ts";

/** Higher counts are shown as "99+": the rail says whether something waits, the list how much. */
const maxCounted = 100;

/** The views in the rail: the shipped ones, then those that the viewer has pinned. */
export async function railViews(db: Queryable, viewer: Viewer, now: Date) {
  const pinned = (await listViews(db, viewer)).filter(({ isPinned }) => isPinned);
  return Promise.all(
    [...shippedViews, ...pinned].map(async ({ name, address }) => {
      const filter = leadFilter(readLeadQuery(new URLSearchParams(address)), viewer.id, now);
      const count = await countLeads(db, filter, viewer, maxCounted);
      return { name, address, count: count >= maxCounted ? `${maxCounted - 1}+` : String(count) };
    }),
  );
}
