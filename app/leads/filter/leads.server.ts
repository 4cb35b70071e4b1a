import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import type { Kind, TypedPerson, Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import { type LeadFilter, visibleOwners, walkFiltered } from "./lead-filter.server.ts";

/** A lead as lists show it. */
export type LeadRow = ReturnType<typeof asLeadRow>;

/** `next` (older) and `previous` (newer) are cursors for `page.after` and `page.before`, null at the ends. */
export type LeadPage = { leads: LeadRow[]; next: string | null; previous: string | null };

const usualPageSize = 50;

export const leadRowColumns = [
  "leads.id",
  "leads.reference",
  "leads.form",
  "leads.kind",
  "leads.status",
  "leads.name",
  "leads.email",
  "leads.phone",
  "leads.organization",
  "leads.city",
  "leads.source",
  "leads.owner_id",
  "leads.flags",
  "leads.clock_at",
  "leads.step_text",
  "leads.step_at",
  "leads.due_at",
  "leads.version",
  "leads.restricted_at",
  "leads.erased_at",
  "leads.created_at",
  "leads.updated_at",
] as const;

/** The leads that the viewer may see, newest first. An invalid cursor starts at the newest. */
export async function listLeads(
  db: Queryable,
  filter: LeadFilter,
  page: ListPage & { size?: number },
  viewer: Viewer,
): Promise<LeadPage> {
  const size = page.size ?? usualPageSize;
  const backwards = page.before !== undefined && isId(page.before);
  const cursor = [page.before, page.after].find((id) => id !== undefined && isId(id));
  // Each owner has an index in this order; one query for two owners would have to sort.
  const parts = await Promise.all(
    visibleOwners(filter.owner, viewer).map(async (owner) => {
      const { query, key, keyOf } = await walkFiltered(db, { ...filter, owner });
      const ordered = query.select(leadRowColumns).orderBy(key, backwards ? "asc" : "desc");
      const from = cursor ? ordered.where(key, backwards ? ">" : "<", keyOf(cursor)) : ordered;
      return from.limit(size + 1).execute();
    }),
  );
  const found = parts.flat().sort((a, b) => (a.id < b.id === backwards ? -1 : 1));
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const isNewest = backwards ? found.length <= size : cursor === undefined;
  const isOldest = !backwards && found.length <= size;
  return {
    leads: rows.map(asLeadRow),
    previous: isNewest ? null : (rows[0]?.id ?? null),
    next: isOldest ? null : (rows.at(-1)?.id ?? null),
  };
}

type ListPage = { after?: string | undefined; before?: string | undefined };

/**
 * The next (older) or previous (newer) lead in a filtered list, even when `here` has left the list.
 * @param page the page of the list that contained `here`
 * @returns its id and its page; undefined at the end of the list
 */
export async function leadBeside(
  db: Queryable,
  filter: LeadFilter,
  { here, way, page }: { here: string; way: "next" | "previous"; page: ListPage },
  viewer: Viewer,
): Promise<{ id: string; page: ListPage } | undefined> {
  const { leads, next, previous } = await listLeads(db, filter, page, viewer);
  const found = way === "next" ? leads.find(({ id }) => id < here) : leads.findLast(({ id }) => id > here);
  if (found) return { id: found.id, page };
  const cursor = way === "next" ? next : previous;
  if (!cursor) return undefined;
  const beyond: ListPage = way === "next" ? { after: cursor } : { before: cursor };
  const { leads: others } = await listLeads(db, filter, beyond, viewer);
  const id = others.at(way === "next" ? 0 : -1)?.id;
  return id === undefined ? undefined : { id, page: beyond };
}

type LeadColumns = Pick<
  Row<"leads">,
  (typeof leadRowColumns)[number] extends `leads.${infer Column extends keyof Row<"leads">}` ? Column : never
>;

/** A lead's row as lists show it. Without the person when consent was withdrawn. */
export function asLeadRow(row: LeadColumns) {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    kind: row.kind ?? ("sales" satisfies Kind),
    status: row.status,
    step: stepOf(row),
    clockAt: row.clock_at,
    dueAt: row.due_at,
    person: row.restricted_at === null ? personOf(row) : {},
    source: row.source,
    ownerId: row.owner_id,
    flags: row.flags,
    /** Grows with every change: pass it to `changeStatus` and `assignLead` to detect concurrent changes. */
    version: row.version,
    data: dataOf(row),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** The next step, as far as the person may be seen. */
function stepOf({ step_text: text, step_at: at, restricted_at }: LeadColumns): Step | null {
  return text === null || at === null || restricted_at !== null ? null : { text, at };
}

/** `restricted`: consent was withdrawn, the person is hidden. `erased`: personal data removed. */
function dataOf({ erased_at, restricted_at }: LeadColumns): "held" | "restricted" | "erased" {
  if (erased_at !== null) return "erased";
  return restricted_at === null ? "held" : "restricted";
}

/** The person of a row, as typed. */
export function personOf({ name, email, phone, organization, city }: LeadColumns): TypedPerson {
  const typed = Object.entries({ name, email, phone, organization, city });
  return Object.fromEntries(typed.filter(([, value]) => value !== null));
}
