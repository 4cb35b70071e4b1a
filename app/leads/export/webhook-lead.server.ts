import type { Queryable } from "#app/database/database.server.ts";
import { asLeadRow, leadRowColumns } from "#app/leads/filter/leads.server.ts";
import { stateSlug } from "#app/leads/kinds.ts";
import { attributionsOf } from "#app/leads/submissions/attributions.server.ts";

/** A lead as webhooks carry it; null once its data was erased or withdrawn. */
export async function webhookLead(db: Queryable, leadId: string): Promise<object | null> {
  const row = await db.selectFrom("leads").select(leadRowColumns).where("id", "=", leadId).executeTakeFirst();
  if (!row) return null;
  const { form, kind, status, person, source, data, createdAt } = asLeadRow(row);
  if (data !== "held") return null;
  const [answers, consent, attributions] = await Promise.all([
    db
      .selectFrom("answers")
      .select(["key", "label", "value"])
      .where("lead_id", "=", leadId)
      .orderBy("position")
      .execute(),
    db.selectFrom("consents").selectAll().where("lead_id", "=", leadId).executeTakeFirst(),
    attributionsOf(db, [leadId]),
  ]);
  return {
    form,
    kind,
    status: stateSlug(kind, status),
    person,
    answers,
    source,
    attribution: attributions.get(leadId) ?? {},
    createdAt,
    consent: consent ? { noticeVersion: consent.notice_version, boxes: consent.boxes } : null,
  };
}
