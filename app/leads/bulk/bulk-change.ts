import type { Status } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";

/** A change to many leads at once. Pure. */
export type BulkChange =
  | { act: "assign"; owner: string | null }
  /** Hands over the leads that `from` still owns. */
  | { act: "hand-over"; from: string; to: NewOwner }
  | { act: "status"; to: Status; step?: Step }
  | { act: "step"; step: Step }
  /** `mayMake`: whether the viewer may create tags. */
  | { act: "tag"; name: string; mayMake: boolean }
  | { act: "untag"; name: string };

/** A person, a team whose members take turns, or null for no owner. */
export type NewOwner = string | { team: string } | null;

/** The most leads that one job may change. */
export const maxLeads = 10_000;

/** How long after its end a job can be undone. */
export const undoMs = 10 * 60_000;

/** Why a job did not change a lead. */
export type Reason =
  | "missing"
  | "erased"
  | "changed"
  | "not-allowed"
  | "wrong-kind"
  | "does-not-follow"
  | "closed"
  | "no-tag"
  | "failed";
