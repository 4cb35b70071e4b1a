import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import type { LeadQuery } from "#app/database/search.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { countFew } from "./count-few.server.ts";
import { isNew, isNoRecord, isWorked } from "./indexed-conditions.server.ts";
import { leadRowColumns } from "./lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "./leads.server.ts";
import { maxCounted } from "./max-counted.ts";

/** The parts of somebody's day, in order. */
export const todayParts = ["replies", "overdue", "due", "stepless", "fresh"] as const;
export type TodayPart = (typeof todayParts)[number];

/** `replyAt`: since when an answer of the customer waits to be read. */
export type TodayLead = LeadRow & { replyAt: number | null };

type Part = { leads: TodayLead[] /** `maxCounted` at most. */; count: number };

type Order = "due_at" | "reply_unread_since" | "newest";

/** Half of a part: its leads in order by an index of their own. */
type Half = {
  query: LeadQuery;
  order: Order;
  /** The same leads by another index, where that of the order would read far more to count them. */
  counted?: LeadQuery;
};

/**
 * What a staff member has to do: answers of customers that wait to be read, longest first, of own leads and of those
 * without an owner; own leads that are overdue or due today, together with leads that somebody began and gave back; own
 * leads without a next step, those that are new before those that were begun; new leads without an owner.
 * @param atMost leads of each part
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

/** The counts of the same alone. */
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
  const at = now.getTime();
  const tonight = endOfDay(dayOf(now));
  const all = db.selectFrom("leads");
  const own = all.where("owner_id", "=", id);
  const held = (query: LeadQuery) => query.where("restricted_at", "is", null).where("erased_at", "is", null);
  const byDue = (query: LeadQuery): Half => ({ query, order: "due_at" });
  const given = held(own.where("step_at", "is", null).where(isNew).where(isNoRecord));
  const left = all.where(isWorked).where("owner_id", "is", null);
  const answered = (query: LeadQuery): Half => ({
    query: held(query.where("reply_unread_since", "is not", null).where("status", "<>", "spam")),
    order: "reply_unread_since",
  });
  return {
    replies: [own, all.where("owner_id", "is", null)].map(answered),
    overdue: [own, left].map((query) => byDue(query.where("due_at", "<", at))),
    due: [own, left].map((query) => byDue(query.where("due_at", ">=", at).where("due_at", "<=", tonight))),
    stepless: [
      // What a rule has given somebody, and its clock ends on a later day.
      {
        ...byDue(given.where("due_at", ">", tonight)),
        // An agent has many leads with a later day, and few new ones: the plus keeps the index of due times from being used.
        counted: given.where(sql<boolean>`+leads.due_at > ${tonight}`),
      },
      { query: held(own.where("step_at", "is", null).where(isWorked).where(isNoRecord)), order: "newest" },
    ],
    fresh: [
      { query: held(all.where("owner_id", "is", null).where(isNew).where(isNoRecord)), order: "newest" },
    ],
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
    // In the order of an index that holds these leads alone: without it the planner takes one of all leads.
    halves.map(({ query, order, counted }) =>
      order === "newest" ? query.orderBy("leads.id", "desc") : (counted ?? query),
    ),
    maxCounted,
  );
}
