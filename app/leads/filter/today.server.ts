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

/** The sections of the Today screen, in order. */
export const todayParts = ["replies", "overdue", "due", "stepless", "fresh"] as const;
export type TodayPart = (typeof todayParts)[number];

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
      // Leads that a rule assigned, with a clock that ends on a later day.
      {
        ...byDue(given.where("due_at", ">", tonight)),
        // An agent has many leads due on a later day and few new ones: the plus stops the planner from using the index
        // of due times.
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
    // In the order of an index that holds only these leads: without it the planner takes one of all leads.
    halves.map(({ query, order, counted }) =>
      order === "newest" ? query.orderBy("leads.id", "desc") : (counted ?? query),
    ),
    maxCounted,
  );
}
