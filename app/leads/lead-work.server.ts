import type { Queryable } from "#app/database/database.server.ts";
import type { Status, Viewer } from "./lead.ts";

export type WorkOutcome = { outcome: "done" | "missing" | "changed-meanwhile" | "not-allowed" };

/** `not-allowed` when the new status may not follow the present one; `missing` also when the viewer may not see it. */
export async function changeStatus(
  _db: Queryable,
  _change: { leadId: string; to: Status; version?: number },
  _viewer: Viewer,
  _now: Date,
): Promise<WorkOutcome> {
  throw new Error("changeStatus is being written");
}

/** Managers and admins assign anybody; an agent may take an unassigned lead or give back an own one. */
export async function assignLead(
  _db: Queryable,
  _change: { leadId: string; ownerId: string | null; version?: number },
  _viewer: Viewer,
  _now: Date,
): Promise<WorkOutcome> {
  throw new Error("assignLead is being written");
}

export async function addNote(
  _db: Queryable,
  _note: { leadId: string; text: string },
  _viewer: Viewer,
  _now: Date,
): Promise<WorkOutcome> {
  throw new Error("addNote is being written");
}
