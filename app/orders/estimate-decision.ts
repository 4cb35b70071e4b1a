import { type Estimate, isDecidable, waiting } from "./estimates.server.ts";
import { presentOf } from "./milestones.ts";
import type { TrackedOrder } from "./track.server.ts";

/** The answers that cannot be taken back: the page asks once before each. */
const decisions = ["approved", "declined"] as const;
export type Decision = (typeof decisions)[number];

export function isDecision(answer: string): answer is Decision {
  return decisions.includes(answer as Decision);
}

/**
 * The path of the question before a decision.
 * @param page the signed path of the repair
 * @param device its position in the repair
 */
export function questionPath(page: string, decision: Decision, device: number): string {
  return `${page}&decide=${decision}&device=${device}`;
}

/** What is to be decided: an open estimate of a device that waits for its customer. */
export type AskedDecision = { decision: Decision; device: number; estimate: Estimate };

/** The decision that the query of a repair's signed page asks about; undefined if there is nothing to decide. */
export function decisionAsked(
  order: TrackedOrder | undefined,
  query: URLSearchParams,
): AskedDecision | undefined {
  const decision = query.get("decide") ?? "";
  const device = Number(query.get("device"));
  const shipment = order?.shipments.find(({ position }) => position === device);
  const { reached = [], estimate } = shipment ?? {};
  if (!isDecision(decision) || presentOf(reached)?.milestone !== waiting) return undefined;
  if (!estimate || !isDecidable(estimate) || isDecision(estimate.answer ?? "")) return undefined;
  return { decision, device, estimate };
}
