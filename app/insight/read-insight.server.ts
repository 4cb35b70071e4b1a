import { sql } from "kysely";
import type { Queryable } from "#app/database/database.server.ts";
import { type InsightDimension, type InsightMeasure, measures } from "#app/database/tables/insight.ts";
import type { Kind, Viewer } from "#app/leads/lead.ts";
import { measureOfDelta } from "./delta-measures.server.ts";

/** Days of arrival in India, both included. */
export type Days = { from: string; to: string };

export type InsightFilter = Days & { kind: Kind };
export type Measures = Record<InsightMeasure, number>;
export type Counted<Of extends InsightMeasure = InsightMeasure> = Record<Of, number> & { value: string };

/** The measures of a bar. Adding up all measures takes twice the time. */
const barMeasures = ["leads", "contacted", "won", "spam", "won_value"] as const;
export type BarCounted = Counted<(typeof barMeasures)[number]>;

/** The dimensions by which leads are counted; `day` and `owner` count each lead once, as its form does. */
export type Cut = InsightDimension | "day" | "owner";

const columnOf: Record<Cut, { dimension: InsightDimension; count: string; delta: string }> = {
  day: { dimension: "form", count: "day", delta: "day" },
  owner: { dimension: "form", count: "owner_id", delta: "owner_id" },
  form: { dimension: "form", count: "value", delta: "form" },
  source: { dimension: "source", count: "value", delta: "source" },
  campaign: { dimension: "campaign", count: "value", delta: "campaign" },
  landing_page: { dimension: "landing_page", count: "value", delta: "landing_page" },
  city: { dimension: "city", count: "value", delta: "city" },
};

/**
 * The present number of leads of each value: from the counts and from the deltas that are not folded yet, never from
 * leads. Agents count their own.
 */
export function readCounts(
  db: Queryable,
  cut: Cut,
  filter: InsightFilter,
  viewer: Viewer,
): Promise<Counted[]> {
  return readMeasures(db, { cut, filter, viewer }, measures);
}

/** The same with only the measures of bars. */
export function readBars(
  db: Queryable,
  cut: Cut,
  filter: InsightFilter,
  viewer: Viewer,
): Promise<BarCounted[]> {
  return readMeasures(db, { cut, filter, viewer }, barMeasures);
}

type Asked = { cut: Cut; filter: InsightFilter; viewer: Viewer };

async function readMeasures<Of extends InsightMeasure>(
  db: Queryable,
  { cut, filter: { from, to, kind }, viewer }: Asked,
  wanted: readonly (Of | "leads" | "spam")[],
): Promise<Counted<Of | "leads" | "spam">[]> {
  const { dimension, count, delta } = columnOf[cut];
  const own = viewer.role === "agent" ? sql`and owner_id = ${viewer.id}` : sql``;
  const within = sql`day >= ${from} and day <= ${to} and kind = ${kind} ${own}`;
  const sums = sql.join(wanted.map((measure) => sql`sum(${sql.ref(measure)}) as ${sql.ref(measure)}`));
  const fresh = sql.join(wanted.map((measure) => sql`${measureOfDelta(measure)} as ${sql.ref(measure)}`));
  const { rows } = await sql<Record<string, string | number>>`
    select value, ${sums} from (
      select ${sql.ref(count)} as value, ${sums} from insight_counts
        where dimension = ${dimension} and ${within} group by ${sql.ref(count)}
      union all
      select ${sql.ref(delta)} as value, ${fresh} from insight_deltas where ${within}
    ) as counted group by value`.execute(db);
  const numbersOf = (row: Record<string, string | number>) =>
    Object.fromEntries(wanted.map((measure) => [measure, Number(row[measure])])) as Measures;
  return rows
    .map((row) => ({ ...numbersOf(row), value: String(row.value) }))
    .filter(({ leads, spam }) => leads > 0 || spam > 0);
}

/** The sum of several values. */
export function sumOf(counted: readonly Measures[]): Measures {
  return measuresOf((measure) => counted.reduce((sum, each) => sum + each[measure], 0));
}

function measuresOf(of: (measure: InsightMeasure) => number): Measures {
  return Object.fromEntries(measures.map((measure) => [measure, of(measure)])) as Measures;
}
