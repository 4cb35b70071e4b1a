import type { AroundLead } from "#app/leads/people/around-lead.server.ts";
import { ownerName } from "#app/staff/people/owner-text.ts";
import { leadLine, type Names } from "#app/staff/people/person-view.server.ts";

export type AroundView = ReturnType<typeof aroundView>;

/** A lead's context, with texts ready to show. */
export function aroundView(
  { personId, company, others, colleagues, channels }: AroundLead,
  names: Names,
  now: Date,
) {
  return {
    personId,
    company,
    channels,
    others: others.map((lead) => leadLine(lead, names, now)),
    colleagues: [...Map.groupBy(colleagues, ({ ownerId }) => ownerId)].map(([id, group]) => ({
      owner: ownerName(id, names),
      count: group.length,
    })),
  };
}
