import type { Queryable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { type LeadFilter, visibleParts, walkFiltered } from "./lead-filter.server.ts";

/** Leads that are summed at most: the index of leads with a value is read no further. */
export const maxSummed = 5_000;

/** The value of leads together, in paise; `isMore`: there are more leads with a value. */
export type LeadSum = { paise: number; isMore: boolean };

/** The value of the leads of a filter that the viewer sees. */
export async function sumLeads(db: Queryable, filter: LeadFilter, viewer: Viewer): Promise<LeadSum> {
  const parts = await visibleParts(db, filter, viewer);
  const sums = await Promise.all(
    parts.map(async (part) => {
      const { query } = await walkFiltered(db, part);
      const few = query
        .select("leads.value_paise")
        .where("leads.value_paise", "is not", null)
        .limit(maxSummed)
        .as("few");
      return db
        .selectFrom(few)
        .select(({ fn }) => [
          fn.sum<number | null>("few.value_paise").as("paise"),
          fn.countAll<number>().as("leads"),
        ])
        .executeTakeFirstOrThrow();
    }),
  );
  return {
    paise: sums.reduce((sum, { paise }) => sum + Number(paise ?? 0), 0),
    isMore: sums.some(({ leads }) => Number(leads) >= maxSummed),
  };
}
