import type { Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";

export type TimelineEvent = {
  kind: Row<"timeline">["kind"];
  /** Fields by kind: see `TimelineEntry` in read-lead.server.ts. */
  detail?: Record<string, unknown>;
  /** The staff member who did it; absent for the visitor or the site itself. */
  actorId?: string;
};

/** Builds a timeline row for an event. Insert it in the event's transaction. */
export function timelineRow(
  leadId: string,
  { kind, detail = {}, actorId }: TimelineEvent,
  now: Date,
): Row<"timeline"> {
  return { id: newId(now), lead_id: leadId, kind, actor_id: actorId ?? null, detail, at: now.getTime() };
}
