import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { type LeadFilter, walkFiltered } from "#app/leads/filter/lead-filter.server.ts";
import { asLeadRow, type LeadRow, leadRowColumns } from "#app/leads/filter/leads.server.ts";
import type { Answer, Attribution } from "#app/leads/lead.ts";
import { attributionsOf } from "#app/leads/submissions/attributions.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";

const rowsAtOnce = 500;

/** A lead in an export. `data` is absent while its personal data is held. */
export type ExportedLead = Pick<
  LeadRow,
  "reference" | "form" | "kind" | "status" | "step" | "person" | "source" | "createdAt" | "updatedAt"
> & { answers: Answer[]; attribution: Attribution; data?: Exclude<LeadRow["data"], "held"> };

/**
 * All leads that match the filter, oldest first, page by page, so that a million rows need the memory of one page.
 * Audits the export before its first page.
 */
export async function* exportLeads(
  db: Queryable,
  filter: LeadFilter,
  { actorId, now }: { actorId: string; now: Date },
): AsyncGenerator<ExportedLead[]> {
  await audit(db, { actorId, action: "leads exported", detail: selectionOf(filter), now });
  for (let last: string | undefined, full = true; full; ) {
    const { query, key, keyOf } = await walkFiltered(db, filter);
    const after = last === undefined ? query : query.where(key, ">", keyOf(last));
    const rows = await after.select(leadRowColumns).orderBy(key).limit(rowsAtOnce).execute();
    const open = rows.filter((row) => row.restricted_at === null).map(({ id }) => id);
    const [answers, attributions] = await Promise.all([answersOf(db, open), attributionsOf(db, open)]);
    yield rows.map((row) => {
      const { id, reference, form, kind, status, step, person, source, data, createdAt, updatedAt } =
        asLeadRow(row);
      return {
        reference,
        form,
        kind,
        status,
        step,
        person,
        answers: answers.get(id) ?? [],
        source,
        attribution: attributions.get(id) ?? {},
        ...(data === "held" ? {} : { data }),
        createdAt,
        updatedAt,
      };
    });
    last = rows.at(-1)?.id;
    full = rows.length === rowsAtOnce;
  }
}

/** A search text may be a name, an address or a number: the audit log records only that there was one. */
function selectionOf({ search, ...filter }: LeadFilter): Record<string, unknown> {
  return search ? { filter, searched: true } : { filter };
}

async function answersOf(db: Queryable, leadIds: string[]): Promise<Map<string, Answer[]>> {
  const rows = await db
    .selectFrom("answers")
    .selectAll()
    .where(isAmong(db, "lead_id", leadIds, "id"))
    .orderBy("lead_id")
    .orderBy("position")
    .execute();
  const byLead = new Map<string, Answer[]>(leadIds.map((id) => [id, []]));
  for (const { lead_id, key, label, value } of rows) byLead.get(lead_id)?.push({ key, label, value });
  return byLead;
}
