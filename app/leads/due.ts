import { isOpen } from "./kinds.ts";
import type { Kind, Status } from "./lead.ts";

/** How soon leads are due; `none`: contacted, and without a next step. */
export const dueStates = ["overdue", "today", "week", "none"] as const;
export type Due = (typeof dueStates)[number];

type Waiting = {
  kind: Kind;
  status: Status;
  clockAt: number | null;
  stepAt: number | null;
  /** Erased, or consent withdrawn: nothing is to be done with it. */
  isClosed: boolean;
};

/** When a lead is next due: its next step or its running clock, whichever comes first; null when nothing waits. */
export function dueOf({ kind, status, clockAt, stepAt, isClosed }: Waiting): number | null {
  if (isClosed || !isOpen(kind, status)) return null;
  const instants = [clockAt, stepAt].filter((at) => at !== null);
  return instants.length > 0 ? Math.min(...instants) : null;
}
