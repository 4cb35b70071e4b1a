import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { maxLeads, type News } from "./news.ts";
import type { Change } from "./read-changes.server.ts";

/** The changes that a viewer may learn of; undefined if there are none. */
export function newsFor(viewer: Viewer, changes: readonly Change[]): News | undefined {
  const leads = new Map<string, Set<string>>();
  const kinds = new Set<string>();
  for (const change of changes) {
    const { kind, subject_id: id, reader_id, owner } = change;
    if (reader_id !== null && reader_id !== viewer.id) continue;
    if (kind !== "lead" && kind !== "looking") kinds.add(kind);
    else if (id === null || owner === undefined) continue;
    else if (maySee(viewer, owner)) leads.set(id, (leads.get(id) ?? new Set()).add(change.what));
    // Viewers who lose sight of a lead learn that their list changed, but not which lead.
    else if (isTakenFrom(viewer, change)) kinds.add("leads");
  }
  if (leads.size > maxLeads) return { all: true };
  if (leads.size === 0 && kinds.size === 0) return undefined;
  return {
    ...(leads.size > 0 ? { leads: [...leads].map(([id, what]) => ({ id, what: [...what] })) } : {}),
    ...(kinds.size > 0 ? { kinds: [...kinds] } : {}),
  };
}

/** Only a changed lead records its former owner; timeline entries do not. */
function isTakenFrom(viewer: Viewer, { kind, what, owner_before, owner }: Change): boolean {
  return kind === "lead" && what === "changed" && owner_before !== owner && maySee(viewer, owner_before);
}
