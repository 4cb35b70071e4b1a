import type { Generated } from "kysely";

export type InsightTables = {
  insight_deltas: InsightDeltasTable;
  insight_counts: InsightCountsTable;
  form_steps: FormStepsTable;
};

/** The values by which a lead is counted; texts are lower case and cut, empty if the lead has none. */
export type InsightFacts = {
  /** Of arrival, in India. */
  day: string;
  kind: string;
  owner_id: string;
  form: string;
  source: string;
  campaign: string;
  landing_page: string;
  city: string;
};

/** What a change added (1) or removed (-1), written by triggers, until it is folded into the counts. */
type InsightDeltasTable = InsightFacts & {
  id: Generated<number>;
  sign: number;
  status: string;
  /** Working time until the first answer; null before it. */
  answer_ms: number | null;
  /** Of a won lead, in paise. */
  value: number;
};

/** The present number of leads by day of arrival, kind, owner and the value of one dimension. */
type InsightCountsTable = Record<InsightMeasure, number> & {
  dimension: InsightDimension;
  day: string;
  kind: string;
  owner_id: string;
  value: string;
};

export const dimensions = ["form", "source", "campaign", "landing_page", "city"] as const;
export type InsightDimension = (typeof dimensions)[number];

export const measures = [
  "leads",
  "contacted",
  "won",
  "lost",
  "spam",
  "within_1",
  "within_2",
  "within_4",
  "within_8",
  "later",
  "won_value",
] as const;
/**
 * `leads` counts those that are no spam; `within_1` and so on: answered within this many working hours, each lead once.
 */
export type InsightMeasure = (typeof measures)[number];

/** `left` names the last field that was filled in; the other steps have none. */
type FormStepsTable = {
  day: string;
  form: string;
  step: "seen" | "started" | "left";
  field: string;
  times: number;
};
