import { type RawBuilder, sql } from "kysely";
import { dimensions, type InsightMeasure } from "#app/database/tables/insight.ts";

const hours = (count: number) => sql.lit(count * 60 * 60_000);
const isLead = sql`status <> 'spam'`;

const conditions: Record<Exclude<InsightMeasure, "won_value">, RawBuilder<unknown>> = {
  leads: isLead,
  contacted: sql`status not in ('new', 'spam')`,
  won: sql`status = 'won'`,
  lost: sql`status = 'lost'`,
  spam: sql`status = 'spam'`,
  within_1: sql`${isLead} and answer_ms <= ${hours(1)}`,
  within_2: sql`${isLead} and answer_ms > ${hours(1)} and answer_ms <= ${hours(2)}`,
  within_4: sql`${isLead} and answer_ms > ${hours(2)} and answer_ms <= ${hours(4)}`,
  within_8: sql`${isLead} and answer_ms > ${hours(4)} and answer_ms <= ${hours(8)}`,
  later: sql`${isLead} and answer_ms > ${hours(8)}`,
};

/** The amount that one row of `insight_deltas` adds to a measure. */
export function measureOfDelta(measure: InsightMeasure): RawBuilder<number> {
  if (measure === "won_value") return sql`case when status = 'won' then sign * value else 0 end`;
  return sql`case when ${conditions[measure]} then sign else 0 end`;
}

/** The value of a row of `insight_deltas` in a dimension. */
export function valueOfDimension(dimension: RawBuilder<unknown>): RawBuilder<string> {
  const cases = dimensions.map((name) => sql`when ${sql.lit(name)} then ${sql.ref(name)}`);
  return sql`case ${dimension} ${sql.join(cases, sql` `)} end`;
}
