import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { kindOfForm } from "#app/booking/rules/form-kinds.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { feedbackFields, feedbackId } from "#app/feedback/feedback.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Field } from "#app/forms/engine/fields.ts";
import { readStepCounts } from "#app/insight/form-steps.server.ts";
import type { BarCounted, InsightFilter } from "#app/insight/read-insight.server.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";

/** A form from its views to won leads; `left` are the fields at which it was abandoned, most frequent first. */
export type FunnelRow = {
  form: string;
  name: string;
  to: string;
  seen: number;
  started: number;
  sent: number;
  contacted: number;
  won: number;
  left: { label: string; times: number; share: number }[];
};

const maxFields = 6;

/** @param byForm the enquiries of each form, already counted */
export async function funnelView(
  db: Queryable,
  { from, to, kind }: InsightFilter,
  { byForm, listOf }: { byForm: readonly BarCounted[]; listOf: (form: string) => string },
): Promise<FunnelRow[]> {
  const counts = await readStepCounts(db, { from, to });
  const sent = new Map(byForm.map((row) => [row.value, row]));
  const ids = new Set([...counts.map(({ form }) => form), ...sent.keys()]);
  const rows = [...ids]
    .filter((form) => sent.has(form) || kindOfForm(form) === kind)
    .map((form): FunnelRow => {
      const own = counts.filter((count) => count.form === form);
      const timesOf = (step: string) => own.find((count) => count.step === step)?.times ?? 0;
      const left = own.filter(({ step }) => step === "left").sort((one, other) => other.times - one.times);
      const { leads = 0, contacted = 0, won = 0 } = sent.get(form) ?? {};
      return {
        ...{ form, name: formName(form), to: listOf(form), contacted, won, sent: leads },
        ...{ seen: timesOf("seen"), started: timesOf("started") },
        left: left.slice(0, maxFields).map(({ field, times }) => ({
          label: labelOf(form, field),
          times,
          share: Math.round((times / (left[0]?.times ?? 1)) * 1_000) / 10,
        })),
      };
    });
  return rows.sort((one, other) => other.seen - one.seen || other.sent - one.sent);
}

function labelOf(form: string, field: string): string {
  const declared = forms.get(form) ?? bookingFormById.get(form);
  const fields: Readonly<Record<string, Field>> =
    form === feedbackId ? feedbackFields : (declared?.fields ?? {});
  return fields[field]?.label ?? field;
}
