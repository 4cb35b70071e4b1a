import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleParts } from "./lead-filter.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "./leads.server.ts";
import { orderOf, planWalk, walkInOrder } from "./sorted-leads.server.ts";

/** A position in the list of changes: up to this instant and this lead. */
export type UpdatedCursor = { at: number; id: string };

/** Before every lead. */
export const firstOfAll = "00000000-0000-0000-0000-000000000000";

/**
 * Leads in the order of their last change, from a cursor on. The cursor holds the instant: a lead that changes while a
 * reader pages moves to the end and is read again, so that none is skipped.
 */
export async function listUpdated(
  db: Queryable,
  filter: LeadFilter,
  { from, size }: { from: UpdatedCursor; size: number },
  viewer: Viewer,
): Promise<{ leads: LeadRow[]; next: UpdatedCursor | null }> {
  const order = orderOf(db, { by: "updated", isDescending: false }, {});
  if (!order) throw new Error("the order of changes has a column");
  const parts = await visibleParts(db, filter, viewer);
  const pages = await Promise.all(
    parts.map(async (part) => {
      const walk = await planWalk(db, part, "updated", order);
      const ordered = walkInOrder(walk, { from: { id: from.id, value: from.at }, isAscending: true });
      return ordered
        .select(leadRowColumns)
        .limit(size + 1)
        .execute();
    }),
  );
  const found = pages.flat().sort((a, b) => a.updated_at - b.updated_at || (a.id < b.id ? -1 : 1));
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    leads: rows.map(asLeadRow),
    next: found.length > size && last ? { at: last.updated_at, id: last.id } : null,
  };
}
