/** A DCare plan as far as the public check may tell of it. Days are `2026-11-21`; the last day is covered. */
export type Plan = { plan: string; startsOn: string; endsOn: string };

/** What the check says of a device. */
export type CoverageResult =
  | { answer: "covered"; plan: Plan }
  /** `daysLeft` counts the last day, too. */
  | { answer: "ends soon"; plan: Plan; daysLeft: number }
  | { answer: "ended"; plan: Plan }
  | { answer: "unknown" };

/** From here on a plan ends soon: long enough to have a small fault looked at. */
export const soonDays = 60;

const dayMs = 24 * 60 * 60_000;

/** The answer on a day in India. A plan that begins later is answered as covered, with its first day. */
export function coverageResult(plan: Plan | undefined, today: string): CoverageResult {
  if (!plan) return { answer: "unknown" };
  if (plan.endsOn < today) return { answer: "ended", plan };
  const daysLeft = (Date.parse(plan.endsOn) - Date.parse(today)) / dayMs + 1;
  return daysLeft <= soonDays ? { answer: "ends soon", plan, daysLeft } : { answer: "covered", plan };
}
