import type { Queryable } from "#app/database/database.server.ts";
import { isAmong, type Row } from "#app/database/rows.server.ts";
import { type LeadFilter, ownersOf, walkFiltered } from "#app/leads/filter/lead-filter.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow, type LeadRow } from "#app/leads/filter/leads.server.ts";
import type { Answer, Attribution } from "#app/leads/lead.ts";
import { attributionsOf } from "#app/leads/submissions/attributions.server.ts";
import { tagsOfLeads } from "#app/leads/tags/tags.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";

const rowsAtOnce = 500;

/** A lead in an export. `data` is absent while its personal data is held. */
export type ExportedLead = Pick<
  LeadRow,
  | "reference"
  | "form"
  | "kind"
  | "status"
  | "step"
  | "person"
  | "source"
  | "value"
  | "createdAt"
  | "updatedAt"
> & {
  /** The owner's name. */
  owner: string | null;
  deal: { order: string | null; reason: string | null; words: string | null };
  answers: Answer[];
  tags: string[];
  attribution: Attribution;
  data?: Exclude<LeadRow["data"], "held">;
};

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
  const part = { ...filter, owner: await ownersOf(db, filter.owner) };
  const staff = await db.selectFrom("user").select(["id", "name"]).execute();
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  for (let last: string | undefined, full = true; full; ) {
    const { query, key, keyOf } = await walkFiltered(db, part);
    const after = last === undefined ? query : query.where(key, ">", keyOf(last));
    const rows = await after
      .select([...leadRowColumns, ...dealColumns])
      .orderBy(key)
      .limit(rowsAtOnce)
      .execute();
    const open = rows.filter((row) => row.restricted_at === null).map(({ id }) => id);
    const [answers, attributions, tags] = await Promise.all([
      answersOf(db, open),
      attributionsOf(db, open),
      tagsOfLeads(db, open),
    ]);
    yield rows.map((row) => {
      const { id, reference, form, kind, status, step, person, source, value, data, createdAt, updatedAt } =
        asLeadRow(row);
      return {
        reference,
        form,
        kind,
        status,
        step,
        person,
        owner: row.owner_id && (names.get(row.owner_id) ?? null),
        value,
        deal: dealOf(row),
        answers: answers.get(id) ?? [],
        tags: tags.get(id) ?? [],
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

const dealColumns = ["leads.order_number", "leads.lost_reason", "leads.lost_words"] as const;

type DealColumns = Pick<Row<"leads">, "order_number" | "lost_reason" | "lost_words" | "restricted_at">;

function dealOf({ order_number, lost_reason, lost_words, restricted_at }: DealColumns): ExportedLead["deal"] {
  const isHidden = restricted_at !== null;
  return {
    order: isHidden ? null : order_number,
    reason: lost_reason,
    words: isHidden ? null : lost_words,
  };
}

/** A search text or a tag may hold a name, an address or a number: the audit log records only that there was one. */
function selectionOf({ search, tag, ...filter }: LeadFilter): Record<string, unknown> {
  return { filter, ...(search ? { searched: true } : {}), ...(tag ? { tagged: true } : {}) };
}

/** Each lead's answers, in the order of its form. */
export async function answersOf(db: Queryable, leadIds: string[]): Promise<Map<string, Answer[]>> {
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
