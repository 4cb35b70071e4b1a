import type { Status } from "#app/leads/lead.ts";
import type { Step } from "#app/leads/next-step.ts";

/** What is done with many leads at once. Pure. */
export type BulkChange =
  | { act: "assign"; owner: string | null }
  /** Of leads that are still `from`'s. */
  | { act: "hand-over"; from: string; to: NewOwner }
  | { act: "status"; to: Status; step?: Step }
  | { act: "step"; step: Step }
  /** `mayMake`: the viewer may make new tags. */
  | { act: "tag"; name: string; mayMake: boolean }
  | { act: "untag"; name: string };

/** A person, a team whose members take turns, or null: no owner. */
export type NewOwner = string | { team: string } | null;

/** More leads than this are not changed at once. */
export const mostLeads = 10_000;

/** So long after its end a job can be undone. */
export const undoMs = 10 * 60_000;

/** Why a lead was left as it is. */
export type Reason =
  | "missing"
  | "changed"
  | "not-allowed"
  | "wrong-kind"
  | "does-not-follow"
  | "closed"
  | "no-tag"
  | "failed";
