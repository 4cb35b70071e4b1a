import { type AuditEntry, audit } from "#app/leads/work/audit.server.ts";
import type { AccountServices } from "./account-services.ts";

export type StaffEvent = {
  /** The staff member who did it, or "operator" for a command on the server. */
  actorId: string;
  event: Extract<AuditEntry["action"], `staff ${string}`>;
  /** The staff member concerned; undefined for a whole role. */
  subjectId?: string;
  detail?: Record<string, unknown>;
};

/** Writes to the audit log, and to the server log with ids only (ASVS 16.3.1). */
export async function recordEvent(
  { db, log, now }: AccountServices,
  { actorId, event, subjectId, detail }: StaffEvent,
): Promise<void> {
  await audit(db, { actorId, action: event, subjectId, detail, now: now() });
  log.info({ actor: actorId, subject: subjectId }, event);
}
