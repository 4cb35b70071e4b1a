import { type RawBuilder, sql } from "kysely";
import type { Condition } from "#app/database/search.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { endOfDay } from "#app/leads/next-step.ts";
import { isNew, isNoRecord, isWorked } from "./indexed-conditions.server.ts";
import type { TodayPart } from "./today-parts.ts";

const isHeld = sql<boolean>`leads.restricted_at is null and leads.erased_at is null`;

/** The conditions of the sections of Today, besides their owners: for the screen and for the list of a section. */
export function todayConditions(now: Date, plus: RawBuilder<unknown> = sql``) {
  const [at, tonight] = [now.getTime(), endOfDay(dayOf(now))];
  const dueAt = sql`${plus}leads.due_at`;
  const isStepless = sql<boolean>`${plus}leads.step_at is null and ${isNoRecord} and ${isHeld}`;
  return {
    replies: sql<boolean>`leads.reply_unread_since is not null and leads.status <> 'spam' and ${isHeld}`,
    overdue: sql<boolean>`${dueAt} < ${at}`,
    due: sql<boolean>`${dueAt} >= ${at} and ${dueAt} <= ${tonight}`,
    /** Without a next step: begun, or new with a clock that ends on a later day. */
    begun: sql<boolean>`${isStepless} and ${isWorked}`,
    given: sql<boolean>`${isStepless} and ${isNew} and ${dueAt} > ${tonight}`,
    fresh: sql<boolean>`${isNew} and ${isNoRecord} and ${isHeld}`,
  };
}

/** A section as one condition. Without an owner only leads that were begun are overdue or due. */
export function todayCondition(
  { part, at }: { part: TodayPart; at: Date },
  owner: string | readonly string[] | undefined,
  plus: RawBuilder<unknown>,
): Condition {
  const { begun, given, ...conditions } = todayConditions(at, plus);
  if (part === "stepless") return sql<boolean>`((${begun}) or (${given}))`;
  const condition = conditions[part];
  if (part === "replies" || part === "fresh") return condition;
  if (owner === "none") return sql<boolean>`${condition} and ${isWorked}`;
  if (typeof owner === "string") return condition;
  return sql<boolean>`${condition} and (leads.owner_id is not null or ${isWorked})`;
}
