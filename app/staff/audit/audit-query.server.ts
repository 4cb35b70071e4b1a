import type { Queryable } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { istDayStart } from "#app/dates/brief-time.ts";
import { readReference } from "#app/leads/submissions/reference.server.ts";
import { type AuditAction, auditActions, auditGroups, isAuditGroup } from "#app/leads/work/audit-actions.ts";
import type { AuditFilter } from "#app/leads/work/read-audit.server.ts";

/** The filters in the audit log's address, as typed. */
export type AuditQuery = Record<"who" | "act" | "lead" | "from" | "to", string>;

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const text = (name: string) => params.get(name)?.trim().slice(0, 100) ?? "";
  return { who: text("who"), act: text("act"), lead: text("lead"), from: text("from"), to: text("to") };
}

/** The filter of a query; null if it names a lead that does not exist. */
export async function auditFilter(db: Queryable, query: AuditQuery): Promise<AuditFilter | null> {
  const { who, act, lead } = query;
  const actions = actionsOf(act);
  const subjectId = lead ? await leadId(db, lead) : undefined;
  if (lead && !subjectId) return null;
  const from = istDayStart(query.from);
  const until = istDayStart(query.to, 1);
  return {
    ...(who && { actorId: who }),
    ...(actions && { actions }),
    ...(subjectId && { subjectId }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

/** The query for the audit entry of an export: known values only, no typed text. */
export function selectionOf(query: AuditQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

function actionsOf(act: string): readonly AuditAction[] | undefined {
  if (isAuditGroup(act)) return auditGroups[act].actions;
  const action = auditActions.find((each) => each === act);
  return action && [action];
}

async function leadId(db: Queryable, typed: string): Promise<string | undefined> {
  if (isId(typed)) return typed;
  const reference = readReference(typed);
  if (!reference) return undefined;
  const row = await db.selectFrom("leads").select("id").where("reference", "=", reference).executeTakeFirst();
  return row?.id;
}
