import { leadName } from "#app/leads/filter/lead-name.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import { dueView } from "#app/staff/leads/due-view.ts";
import { rupees } from "#app/values/rupees.ts";

export type BoardCard = ReturnType<typeof boardCard>;

/** A lead for the board, with texts ready to show. */
export function boardCard(lead: LeadRow, names: ReadonlyMap<string, string>, now: Date) {
  const { id, version, status, person, subject, value, dueAt, ownerId } = lead;
  return {
    id,
    version,
    status,
    name: leadName(lead),
    about: person.organization ?? subject,
    value: value === null ? "" : rupees(value),
    due: dueAt === null ? null : dueView(dueAt, now),
    owner: ownerId ? (names.get(ownerId) ?? "Former colleague") : "",
  };
}
