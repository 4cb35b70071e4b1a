import { daysFrom } from "#app/dates/india-time.ts";

/** The part of a DCare plan that the public check may reveal. Days are `2026-11-21`; the last day is covered. */
export type Plan = { plan: string; startsOn: string; endsOn: string };

/** The answer of the check for a device. */
export type CoverageResult =
  | { answer: "covered"; plan: Plan }
  /** `daysLeft` includes the last day. */
  | { answer: "ends soon"; plan: Plan; daysLeft: number }
  | { answer: "ended"; plan: Plan }
  | { answer: "unknown" };

/** Within this many days a plan counts as ending soon: enough time to have a small fault looked at. */
export const soonDays = 60;

/** The answer on a given day in India. A plan that begins later counts as covered and shows its first day. */
export function coverageResult(plan: Plan | undefined, today: string): CoverageResult {
  if (!plan) return { answer: "unknown" };
  if (plan.endsOn < today) return { answer: "ended", plan };
  const daysLeft = daysFrom(today, plan.endsOn) + 1;
  return daysLeft <= soonDays ? { answer: "ends soon", plan, daysLeft } : { answer: "covered", plan };
}
