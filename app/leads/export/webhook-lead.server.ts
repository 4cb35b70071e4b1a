import type { Queryable } from "#app/database/database.server.ts";
import { leadRowColumns } from "#app/leads/filter/lead-row-columns.ts";
import { asLeadRow } from "#app/leads/filter/leads.server.ts";
import { stateSlug } from "#app/leads/kinds.ts";
import { type Step, stepFields } from "#app/leads/next-step.ts";
import { attributionsOf } from "#app/leads/submissions/attributions.server.ts";
import { tagsOfLeads } from "#app/leads/tags/tags.server.ts";

/** A lead for webhooks; null if its data was erased or consent withdrawn. */
export async function webhookLead(db: Queryable, leadId: string): Promise<object | null> {
  const row = await db.selectFrom("leads").select(leadRowColumns).where("id", "=", leadId).executeTakeFirst();
  if (!row) return null;
  const { form, kind, status, person, source, data, createdAt, updatedAt, ...lead } = asLeadRow(row);
  if (data !== "held") return null;
  const [answers, consent, attributions, tags, owner] = await Promise.all([
    db
      .selectFrom("answers")
      .select(["key", "label", "value"])
      .where("lead_id", "=", leadId)
      .orderBy("position")
      .execute(),
    db.selectFrom("consents").selectAll().where("lead_id", "=", leadId).executeTakeFirst(),
    attributionsOf(db, [leadId]),
    tagsOfLeads(db, [leadId]),
    lead.ownerId === null
      ? undefined
      : db.selectFrom("user").select(["id", "name"]).where("id", "=", lead.ownerId).executeTakeFirst(),
  ]);
  return {
    form,
    kind,
    status: stateSlug(kind, status),
    person,
    answers,
    tags: tags.get(leadId) ?? [],
    owner: owner ?? null,
    nextStep: lead.step && stepText(lead.step),
    version: lead.version,
    source,
    attribution: attributions.get(leadId) ?? {},
    createdAt,
    updatedAt,
    consent: consent ? { noticeVersion: consent.notice_version, boxes: consent.boxes } : null,
  };
}

/** As in the API: a step for the whole day has no time. */
function stepText(step: Step) {
  const { text, day, time } = stepFields(step);
  return { text, day, ...(time && { time }) };
}
