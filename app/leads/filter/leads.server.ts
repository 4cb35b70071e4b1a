import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";
import { inOrderOf } from "#app/database/search.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import type { Kind, TypedPerson, Viewer } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";
import { type LeadFilter, visibleParts, walkFiltered } from "./lead-filter.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";
import { defaultSort, type LeadSort } from "./lead-sort.ts";
import { readByKind } from "./leads-by-kind.server.ts";
import { readByOwner } from "./leads-by-owner.server.ts";
import { compareValues, orderOf, planWalk, type SortValue, walkInOrder } from "./sorted-leads.server.ts";

/** A lead as lists show it. */
export type LeadRow = ReturnType<typeof asLeadRow>;

/** `next` (older) and `previous` (newer) are cursors for `page.after` and `page.before`, null at the ends. */
export type LeadPage = { leads: LeadRow[]; next: string | null; previous: string | null };

const defaultPageSize = 50;

/**
 * The leads that the viewer may see, in the order of `page.sort`; newest first without a sort, and always in a search.
 * An invalid cursor starts at the beginning.
 */
export async function listLeads(
  db: Queryable,
  filter: LeadFilter,
  page: ListPage & { size?: number },
  viewer: Viewer,
): Promise<LeadPage> {
  const size = page.size ?? defaultPageSize;
  const sort = filter.search ? defaultSort : (page.sort ?? defaultSort);
  const backwards = page.before !== undefined && isId(page.before);
  const cursor = [page.before, page.after].find((id) => id !== undefined && isId(id));
  const isAscending = sort.isDescending === backwards;
  const readByGroup = sort.by === "owner" ? readByOwner : sort.by === "kind" ? readByKind : undefined;
  if (readByGroup) {
    const walk = { cursor, backwards, isDescending: sort.isDescending, size: size + 1 };
    return pageOf(await readByGroup(db, filter, walk, viewer), { size, backwards, isStart: !cursor });
  }
  const order = orderOf(db, sort, filter);
  const value = order && cursor ? await order.valueOf(cursor) : undefined;
  const parts = await visibleParts(db, filter, viewer);
  const pages = await Promise.all(
    parts.map(async (part) => {
      if (order) {
        const from = cursor && value !== undefined ? { id: cursor, value } : undefined;
        const ordered = walkInOrder(await planWalk(db, part, sort.by, order), { from, isAscending });
        return ordered
          .select(leadRowColumns)
          .limit(size + 1)
          .execute();
      }
      const { query, alike, key, keyOf } = await walkFiltered(db, part);
      const ordered = inOrderOf(query.select(leadRowColumns), [...alike, key], isAscending ? "asc" : "desc");
      const from = cursor ? ordered.where(key, isAscending ? ">" : "<", keyOf(cursor)) : ordered;
      const rows = await from.limit(size + 1).execute();
      return rows.map((row) => ({ ...row, sort_value: 0 as SortValue }));
    }),
  );
  const found = pages.length > 1 ? merged(pages.flat(), isAscending) : pages.flat();
  return pageOf(found, { size, backwards, isStart: !cursor });
}

function merged<Found extends { id: string; sort_value: SortValue }>(
  rows: Found[],
  isAscending: boolean,
): Found[] {
  return rows.sort((a, b) => {
    const first = compareValues(a.sort_value, b.sort_value) || (a.id < b.id ? -1 : 1);
    return isAscending ? first : -first;
  });
}

/** A page of rows in the order of the walk, which returns one more row if there is another page. */
function pageOf(
  found: LeadColumns[],
  { size, backwards, isStart }: { size: number; backwards: boolean; isStart: boolean },
): LeadPage {
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const isFirst = backwards ? found.length <= size : isStart;
  const isLast = !backwards && found.length <= size;
  return {
    leads: rows.map(asLeadRow),
    previous: isFirst ? null : (rows[0]?.id ?? null),
    next: isLast ? null : (rows.at(-1)?.id ?? null),
  };
}

type ListPage = { after?: string | undefined; before?: string | undefined; sort?: LeadSort | undefined };

/**
 * The next or previous lead in a filtered and sorted list, even when `here` has left the list.
 * @param page the page of the list that contained `here`
 * @returns its id and its page; undefined at the end of the list
 */
export async function leadBeside(
  db: Queryable,
  filter: LeadFilter,
  { here, way, page }: { here: string; way: "next" | "previous"; page: ListPage },
  viewer: Viewer,
): Promise<{ id: string; page: ListPage } | undefined> {
  const { sort } = page;
  const { leads, next, previous } = await listLeads(db, filter, page, viewer);
  const at = leads.findIndex(({ id }) => id === here);
  const found = at < 0 ? undefined : leads[at + (way === "next" ? 1 : -1)];
  if (found) return { id: found.id, page };
  // From the end of the page, or from the lead's former place if it is no longer on the page.
  const cursor = at < 0 ? here : way === "next" ? next : previous;
  if (!cursor) return undefined;
  const beyond: ListPage = { sort, ...(way === "next" ? { after: cursor } : { before: cursor }) };
  const { leads: others } = await listLeads(db, filter, beyond, viewer);
  const id = others.at(way === "next" ? 0 : -1)?.id;
  return id === undefined
    ? undefined
    : { id, page: at < 0 && leads.some((lead) => lead.id === id) ? page : beyond };
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
    subject: row.restricted_at === null ? row.subject : "",
    kind: row.kind ?? ("sales" satisfies Kind),
    status: row.status,
    step: stepOf(row),
    clockAt: row.clock_at,
    dueAt: row.due_at,
    person: row.restricted_at === null ? personOf(row) : {},
    source: row.source,
    ownerId: row.owner_id,
    flags: row.flags,
    /** In paise; null if not set. */
    value: row.value_paise,
    /** Grows with every change: pass it to `changeStatus` and `assignLead` to detect concurrent changes. */
    version: row.version,
    /** Changed by others since its owner looked. */
    isUnread: row.unread_since !== null,
    data: dataOf(row),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** The next step, if the person may be seen. */
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
