import type { Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import type { TimelineKind } from "#app/leads/lead.ts";

export type TimelineEvent = {
  kind: TimelineKind;
  /** What each kind tells: `TimelineEntry` of read-lead.server.ts. */
  detail?: Record<string, unknown>;
  /** The staff member who did it; left out when it was the visitor or the site itself. */
  actorId?: string;
};

/** The row that tells on a lead's timeline what happened now: insert it in the transaction in which it happens. */
export function timelineRow(
  leadId: string,
  { kind, detail = {}, actorId }: TimelineEvent,
  now: Date,
): Row<"timeline"> {
  return { id: newId(now), lead_id: leadId, kind, actor_id: actorId ?? null, detail, at: now.getTime() };
}
