import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { maySee } from "#app/leads/filter/lead-filter.server.ts";
import { isHiddenFrom } from "#app/leads/hidden-from.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import type { Upload } from "./submission.ts";

type LeadWithUploads = { leadId: string; now: Date; submission: { uploads?: readonly Upload[] } };

/** Stores the files of new leads in their transaction, as rows like other data: no folder of the server holds one. */
export async function insertUploads(trx: Transaction, leads: readonly LeadWithUploads[]): Promise<void> {
  for (const { leadId, now, submission } of leads) {
    for (const { field, sha256, bytes } of submission.uploads ?? []) {
      await trx
        .insertInto("uploads")
        .values({
          id: newId(now),
          lead_id: leadId,
          field,
          sha256,
          size: bytes.length,
          bytes,
          created_at: now.getTime(),
        })
        .execute();
    }
  }
}

/** Reads a file of a lead that the viewer may see, and audits the access. */
export async function openUpload(
  db: Database,
  { leadId, field }: { leadId: string; field: string },
  viewer: Viewer,
  now: Date,
): Promise<{ reference: string; bytes: Uint8Array } | undefined> {
  const row = await db
    .selectFrom("uploads")
    .innerJoin("leads", "leads.id", "uploads.lead_id")
    .select(["leads.reference", "leads.owner_id", "leads.restricted_at", "uploads.bytes"])
    .where("uploads.lead_id", "=", leadId)
    .where("uploads.field", "=", field)
    .executeTakeFirst();
  if (!row || !maySee(viewer, row.owner_id)) return undefined;
  if (isHiddenFrom(viewer, row.restricted_at)) return undefined;
  await audit(db, { actorId: viewer.id, action: "file opened", subjectId: leadId, detail: { field }, now });
  return { reference: row.reference, bytes: row.bytes };
}

/** The file fields of a lead, with sizes in bytes. */
export async function uploadsOfLead(
  db: Queryable,
  leadId: string,
): Promise<{ field: string; size: number }[]> {
  return db.selectFrom("uploads").select(["field", "size"]).where("lead_id", "=", leadId).execute();
}
