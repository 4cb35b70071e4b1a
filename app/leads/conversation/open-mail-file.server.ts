import type { Database } from "#app/database/database.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";

/** Reads a file of a mail of a lead that the viewer may see, and audits the access. */
export async function openMailFile(
  db: Database,
  { leadId, fileId }: { leadId: string; fileId: string },
  viewer: Viewer,
  now: Date,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  if (!isId(leadId) || !isId(fileId)) return undefined;
  const row = await db
    .selectFrom("mail_files")
    .innerJoin("leads", "leads.id", "mail_files.lead_id")
    .select(["leads.owner_id", "leads.restricted_at", "mail_files.name", "mail_files.bytes"])
    .where("mail_files.id", "=", fileId)
    .where("mail_files.lead_id", "=", leadId)
    .executeTakeFirst();
  if (!row || !maySee(viewer, row.owner_id)) return undefined;
  if (isHiddenFrom(viewer, row.restricted_at)) return undefined;
  await audit(db, {
    actorId: viewer.id,
    action: "file opened",
    subjectId: leadId,
    detail: { file: fileId },
    now,
  });
  return { name: row.name, bytes: row.bytes };
}
