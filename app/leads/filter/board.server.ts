import type { Queryable } from "#app/database/database.server.ts";
import { statesOf } from "#app/leads/kinds.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { countLeads } from "./count-leads.server.ts";
import type { LeadFilter } from "./lead-filter.server.ts";
import type { LeadSort } from "./lead-sort.ts";
import { type LeadRow, listLeads } from "./leads.server.ts";
import { maxCounted } from "./max-counted.ts";
import { type LeadSum, sumLeads } from "./sum-leads.server.ts";

/** About two screens; the list has the rest. */
const columnSize = 20;

export type BoardColumn = {
  status: Status;
  leads: LeadRow[];
  hasMore: boolean;
  count: number;
  sum: LeadSum | null;
};

/**
 * The leads of a filter by status, each column's first in the order of the list. Counts and sums have the limits of the
 * list, so that the cost does not grow with the number of leads.
 */
export function readBoard(
  db: Queryable,
  { filter, kind, sort }: { filter: LeadFilter; kind: Kind; sort: LeadSort },
  viewer: Viewer,
): Promise<BoardColumn[]> {
  return Promise.all(
    statesOf(kind).map(async ({ status }) => {
      const own = { ...filter, kind, status };
      const [{ leads, next }, count, sum] = await Promise.all([
        listLeads(db, own, { size: columnSize, sort }, viewer),
        countLeads(db, own, viewer, maxCounted),
        kind === "sales" ? sumLeads(db, own, viewer) : null,
      ]);
      return { status, leads, hasMore: next !== null, count, sum };
    }),
  );
}
