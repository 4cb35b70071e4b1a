import { sql } from "kysely";
import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { markErasedWords } from "#app/database/erased-words.server.ts";
import { isAmong, lockRows } from "#app/database/rows.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { endImport } from "#app/import/run-import.server.ts";
import { forgetNotices } from "#app/leads/changes/notify-staff.server.ts";
import { forgetCompanies } from "#app/leads/companies/forget-companies.server.ts";
import type { TimelineKind, Viewer } from "#app/leads/lead.ts";
import { forgetUnusedTags } from "#app/leads/tags/tags.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";

export type LeadImportRow = {
  id: string;
  name: string;
  actorId: string;
  at: Date;
  leads: number;
  undoneAt: Date | null;
};

const maxShown = 20;
/** What happens to a lead without a colleague; every change by one also raises its version. */
const untouched: TimelineKind[] = ["created", "routed", "webhook-sent", "webhook-failed"];
const atOnce = 200;

/** The last imported files of leads, with the number of their leads that remain. */
export async function listLeadImports(db: Queryable): Promise<LeadImportRow[]> {
  const rows = await db
    .selectFrom("lead_imports")
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom("leads")
        .select(({ fn }) => fn.countAll<number>().as("leads"))
        .whereRef("leads.import_id", "=", "lead_imports.id")
        .as("leads"),
    )
    .orderBy("created_at", "desc")
    .limit(maxShown)
    .execute();
  return rows.map(({ id, name, actor_id, created_at, undone_at, leads }) => ({
    ...{ id, name, actorId: actor_id, at: new Date(created_at), leads: Number(leads) },
    undoneAt: undone_at === null ? null : new Date(undone_at),
  }));
}

/**
 * Undoes an import: removes its untouched leads, with the people who have no other data.
 * @returns how many were removed and how many remain; undefined if there is no such import
 */
export async function undoImport(
  db: Database,
  importId: string,
  viewer: Viewer,
  now: Date,
): Promise<{ removed: number; kept: number } | undefined> {
  if (!isId(importId)) return undefined;
  const row = await db.selectFrom("lead_imports").selectAll().where("id", "=", importId).executeTakeFirst();
  if (!row || row.undone_at !== null) return undefined;
  // First: an import that still runs, or is resumed, would add leads that no undo removes.
  await endImport(db, importId);
  let removed = 0;
  for (;;) {
    const part = await db.retriedTransaction((trx) => removePart(trx, importId, now));
    removed += part.removed;
    // A part may have fewer than `atOnce` before the last: what a colleague changes just now is left out.
    if (part.found === 0) break;
  }
  return db.transaction().execute(async (trx) => {
    // Last: an undo that the server's end has interrupted can be pressed again.
    const { numUpdatedRows } = await trx
      .updateTable("lead_imports")
      .set({ undone_at: now.getTime() })
      .where("id", "=", importId)
      .where("undone_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    const { leads } = await trx
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll<number>().as("leads"))
      .where("import_id", "=", importId)
      .executeTakeFirstOrThrow();
    const detail = { removed, kept: Number(leads) };
    await audit(trx, { actorId: viewer.id, action: "leads import undone", subjectId: importId, detail, now });
    return detail;
  });
}

type Part = { found: number; removed: number };

async function removePart(trx: Transaction, importId: string, now: Date): Promise<Part> {
  const found = trx
    .selectFrom("leads")
    .select(["id", "person_id", "company_id"])
    .where("import_id", "=", importId)
    .where("version", "=", 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("timeline")
            .select("timeline.id")
            .whereRef("timeline.lead_id", "=", "leads.id")
            .where("timeline.kind", "not in", untouched),
        ),
      ),
    )
    .orderBy("id")
    .limit(atOnce);
  const locked = await lockRows(trx, found).execute();
  // Asked again: what came while the lock waited, the statement that locked does not see.
  const touched = await trx
    .selectFrom("timeline")
    .select("lead_id")
    .where(
      isAmong(
        trx,
        "lead_id",
        locked.map(({ id }) => id),
        "id",
      ),
    )
    .where("kind", "not in", untouched)
    .execute();
  const rows = locked.filter(({ id }) => !touched.some(({ lead_id }) => lead_id === id));
  const part = { found: locked.length, removed: rows.length };
  if (rows.length === 0) return part;
  const ofAny = isAmong(
    trx,
    "lead_id",
    rows.map(({ id }) => id),
    "id",
  );
  const sent = await trx
    .selectFrom("timeline")
    .select("lead_id")
    .where(ofAny)
    .where("kind", "=", "webhook-sent")
    .execute();
  const told = new Set(sent.map(({ lead_id }) => lead_id));
  // Other systems have these leads: they are told of the erasure, for which the lead must remain as a count.
  await eraseLeads(trx, [...told], { reason: "import taken back", now });
  await trx
    .updateTable("leads")
    .set({ import_id: null })
    .where(isAmong(trx, "id", [...told], "id"))
    .execute();
  const gone = rows.filter(({ id }) => !told.has(id));
  const ids = gone.map(({ id }) => id);
  const ofLead = isAmong(trx, "lead_id", ids, "id");
  for (const table of ["outbox", "submission_ids"] as const)
    await trx.deleteFrom(table).where(ofLead).execute();
  const tags = await trx.deleteFrom("lead_tags").where(ofLead).returning("tag_id").execute();
  await forgetNotices(
    trx,
    rows.map(({ id }) => id),
  );
  await trx
    .deleteFrom("leads")
    .where(isAmong(trx, "id", ids, "id"))
    .execute();
  await markErasedWords(trx, now);
  await forgetCompanies(
    trx,
    gone.map(({ company_id }) => company_id),
  );
  await removePeople(trx, [...new Set(gone.map(({ person_id }) => person_id))]);
  await forgetUnusedTags(
    trx,
    tags.map(({ tag_id }) => tag_id),
  );
  return part;
}

/** Removes people whose only data came from the import. */
async function removePeople(trx: Transaction, ids: string[]): Promise<void> {
  const gone = await trx
    .deleteFrom("people")
    .where(isAmong(trx, "id", ids, "id"))
    .where("merged_into", "is", null)
    .where(
      sql<boolean>`not exists (select 1 from leads where leads.person_id = people.id)
        and not exists (select 1 from person_merges where person_merges.kept_id = people.id)`,
    )
    .returning("id")
    .execute();
  const left = gone.map(({ id }) => id);
  await trx
    .deleteFrom("person_words")
    .where(isAmong(trx, "person_id", left, "id"))
    .execute();
}
