import { clockAbout } from "./clocks.ts";
import { isOpen } from "./kinds.ts";
import type { Kind, Status } from "./lead.ts";

/** When leads are due; `none`: contacted, but without a next step. */
export const dueStates = ["overdue", "today", "week", "none"] as const;
export type Due = (typeof dueStates)[number];

type Waiting = {
  kind: Kind;
  status: Status;
  clockAt: number | null;
  stepAt: number | null;
  /** Erased, or consent withdrawn: no work is due. */
  isClosed: boolean;
};

/** When a lead is next due: its next step or its running clock, whichever is earlier; null if it has neither. */
export function dueOf({ kind, status, clockAt, stepAt, isClosed }: Waiting): number | null {
  if (isClosed || !isOpen(kind, status)) return null;
  const runningAt = clockAbout(kind, status) === null ? null : clockAt;
  const instants = [runningAt, stepAt].filter((at) => at !== null);
  return instants.length > 0 ? Math.min(...instants) : null;
}
