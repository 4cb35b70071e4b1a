import type * as v from "valibot";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { answersOf } from "#app/leads/export/export-leads.server.ts";
import type { LeadRow } from "#app/leads/filter/leads.server.ts";
import { stateSlug } from "#app/leads/kinds.ts";
import { stepFields } from "#app/leads/next-step.ts";
import { attributionsOf } from "#app/leads/submissions/attributions.server.ts";
import { tagsOfLeads } from "#app/leads/tags/tags.server.ts";
import type { lead } from "./schemas.ts";

type LeadResource = v.InferOutput<typeof lead>;

/** Leads in the API's form; without personal data where it may not be used. */
export async function leadResources(db: Queryable, rows: readonly LeadRow[]): Promise<LeadResource[]> {
  const open = rows.filter(({ data }) => data === "held").map(({ id }) => id);
  const owners = rows.flatMap(({ ownerId }) => ownerId ?? []);
  const [answers, attributions, tags, staff] = await Promise.all([
    answersOf(db, open),
    attributionsOf(db, open),
    tagsOfLeads(db, open),
    db
      .selectFrom("user")
      .select(["id", "name"])
      .where(isAmong(db, "id", [...new Set(owners)]))
      .execute(),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    form: row.form,
    kind: row.kind,
    status: stateSlug(row.kind, row.status),
    owner: row.ownerId === null ? null : { id: row.ownerId, name: names.get(row.ownerId) ?? "" },
    person: row.person,
    answers: answers.get(row.id) ?? [],
    tags: tags.get(row.id) ?? [],
    nextStep: row.step && stepResource(row.step),
    dueAt: row.dueAt === null ? null : new Date(row.dueAt).toISOString(),
    source: row.source,
    attribution: attributions.get(row.id) ?? {},
    data: row.data,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

function stepResource(step: NonNullable<LeadRow["step"]>): LeadResource["nextStep"] {
  const { text, day, time } = stepFields(step);
  return { text, day, ...(time && { time }) };
}
