import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import type { LeadQuery } from "#app/database/search.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { countFew } from "./count-few.server.ts";
import { isWorked } from "./indexed-conditions.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "./leads.server.ts";
import { maxCounted } from "./max-counted.ts";
import { todayConditions } from "./today-conditions.server.ts";
import { type TodayPart, todayParts } from "./today-parts.ts";

/** `replyAt`: since when a customer's reply is unread. */
export type TodayLead = LeadRow & { replyAt: number | null };

type Part = { leads: TodayLead[] /** `maxCounted` at most. */; count: number };

type Order = "due_at" | "reply_unread_since" | "newest";

/** Half of a section: its leads, in the order of their own index. */
type Half = {
  query: LeadQuery;
  order: Order;
  /** The same leads by another index, if the ordered one would read far more to count them. */
  counted?: LeadQuery;
};

/**
 * A staff member's work for today: unread replies to their own leads and to those without an owner, longest first;
 * their own leads that are overdue or due today, and leads that were begun and given back; their own leads without a
 * next step, new ones first; new leads without an owner.
 * @param atMost leads of each section
 */
export async function readToday(
  db: Queryable,
  viewer: Viewer,
  now: Date,
  atMost: number,
): Promise<Record<TodayPart, Part>> {
  const halves = halvesOf(db, viewer, now);
  const parts = await Promise.all(
    todayParts.map(async (part): Promise<[TodayPart, Part]> => {
      const found = await Promise.all(halves[part].map((half) => readHalf(half, atMost)));
      const rows = found.flat();
      const [order = "newest", other] = new Set(halves[part].map((half) => half.order));
      if (order !== "newest" && !other) rows.sort((a, b) => (a[order] ?? 0) - (b[order] ?? 0));
      const isAll = rows.length < atMost;
      const count = isAll ? rows.length : await countOf(db, halves[part]);
      const shown = rows.slice(0, atMost);
      const leads = shown.map((row) => ({ ...asLeadRow(row), replyAt: row.reply_unread_since }));
      return [part, { leads, count }];
    }),
  );
  return Object.fromEntries(parts) as Record<TodayPart, Part>;
}

/** Only the counts of these sections. */
export async function countToday(
  db: Queryable,
  viewer: Viewer,
  now: Date,
): Promise<Record<TodayPart, number>> {
  const halves = halvesOf(db, viewer, now);
  const counts = await Promise.all(todayParts.map((part) => countOf(db, halves[part])));
  return Object.fromEntries(todayParts.map((part, index) => [part, counts[index] ?? 0])) as Record<
    TodayPart,
    number
  >;
}

function halvesOf(db: Queryable, { id }: Viewer, now: Date): Record<TodayPart, Half[]> {
  const all = db.selectFrom("leads");
  const own = all.where("owner_id", "=", id);
  const free = all.where("owner_id", "is", null);
  const left = free.where(isWorked);
  const is = todayConditions(now);
  const byDue = (query: LeadQuery): Half => ({ query, order: "due_at" });
  return {
    replies: [own, free].map((query) => ({ query: query.where(is.replies), order: "reply_unread_since" })),
    overdue: [own, left].map((query) => byDue(query.where(is.overdue))),
    due: [own, left].map((query) => byDue(query.where(is.due))),
    stepless: [
      // Leads that a rule assigned, with a clock that ends on a later day.
      {
        ...byDue(own.where(is.given)),
        // An agent has many leads due on a later day and few new ones: the plus stops the planner from using the index
        // of due times.
        counted: own.where(todayConditions(now, sql`+`).given),
      },
      { query: own.where(is.begun), order: "newest" },
    ],
    fresh: [{ query: free.where(is.fresh), order: "newest" }],
  };
}

function readHalf({ query, order }: Half, atMost: number) {
  const ordered =
    order === "newest" ? query.orderBy("leads.id", "desc") : query.orderBy(order).orderBy("leads.id");
  return ordered
    .select([...leadRowColumns, "leads.reply_unread_since"])
    .limit(atMost)
    .execute();
}

function countOf(db: Queryable, halves: readonly Half[]): Promise<number> {
  return countFew(
    db,
    // In the order of an index that holds only these leads: without it the planner takes one of all leads.
    halves.map(({ query, order, counted }) =>
      order === "newest" ? query.orderBy("leads.id", "desc") : (counted ?? query),
    ),
    maxCounted,
  );
}
