import { isId } from "#app/database/uuid.server.ts";
import type { LeadFilter } from "#app/leads/filter/lead-filter.server.ts";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import { firstOfAll, listUpdated, type UpdatedCursor } from "#app/leads/filter/updated-leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { forToken } from "./api-request.server.ts";
import { badCursor, cursorOf, partsOf } from "./cursor.ts";
import { leadResources } from "./lead-resource.server.ts";
import { operations } from "./operations.ts";

export const loader = forToken(operations.listLeads, async ({ services: { db }, viewer, query }) => {
  const filter = filterOf(query, viewer);
  const size = query.limit ?? 50;
  if (query.order === "updated") {
    const from = updatedCursor(query.cursor, query.updatedSince);
    const { leads, next } = await listUpdated(db, filter, { from, size }, viewer);
    return { data: await leadResources(db, leads), next: next && cursorOf(next.at, next.id) };
  }
  const [after] = partsOf(query.cursor) ?? [];
  if (after !== undefined && !isId(after)) throw badCursor();
  const { leads, next } = await listLeads(db, filter, { after, size }, viewer);
  return { data: await leadResources(db, leads), next: next && cursorOf(next) };
});

export const action = loader;

type Query = { status?: LeadFilter["status"]; kind?: LeadFilter["kind"]; form?: string; owner?: string };

function filterOf({ status, kind, form, owner }: Query, viewer: Viewer): LeadFilter {
  return {
    withoutSpam: true,
    ...(status && { status }),
    ...(kind && { kind }),
    ...(form && { form }),
    ...(owner && { owner: owner === "me" ? viewer.id : owner }),
  };
}

function updatedCursor(cursor: string | undefined, since: string | undefined): UpdatedCursor {
  const parts = partsOf(cursor);
  if (!parts) return { at: since ? Date.parse(since) : 0, id: firstOfAll };
  const [at = "", id = ""] = parts;
  if (!/^\d{1,15}$/.test(at) || !isId(id)) throw badCursor();
  return { at: Number(at), id };
}
