import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { feedbackId, questions } from "#app/feedback/feedback.ts";
import { feedbackNotice } from "#app/feedback/feedback-notice.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Field } from "#app/forms/engine/fields.ts";

/** Why and how long a form's data is kept. */
export type Purpose = {
  form: string;
  title: string;
  keepMonths: number;
  /** Answers chosen from our options: kept for counts after erasure. */
  counted: readonly string[];
};

/** Months for leads of forms that are no longer declared. */
export const defaultMonths = 24;
/** Maximum time for leads with withdrawn consent; overrides a longer time of their form. */
export const restrictedMonths = 12;
/** Days to confirm a newsletter sign-up. */
export const confirmDays = 30;

/** Months for entries of the audit log: as long as enquiries, so that questions about one can be answered. */
export const auditMonths = 24;

/** Months for orders after their last change, and for plans after their last day. */
export const registers = {
  orders: { title: "Orders and repairs", keepMonths: 12 },
  coverage: { title: "DCare plans that have ended", keepMonths: 12 },
} as const;

/** Every form that makes leads. */
export const purposes: readonly Purpose[] = [
  ...[...forms.values(), ...bookingFormById.values()].map(({ id, title, keepMonths, fields }) => ({
    form: id,
    title,
    keepMonths,
    counted: countedOf(fields),
  })),
  {
    form: feedbackId,
    title: "Event feedback",
    keepMonths: feedbackNotice.keepMonths,
    counted: countedOf(questions),
  },
];

export const purposeByForm: ReadonlyMap<string, Purpose> = new Map(
  purposes.map((purpose) => [purpose.form, purpose]),
);

function countedOf(fields: Readonly<Record<string, Field>>): string[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === "choice" || kind === "choices")
    .map(([name]) => name);
}
