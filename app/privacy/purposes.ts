import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { feedbackId, questions } from "#app/feedback/feedback.ts";
import { feedbackNotice } from "#app/feedback/feedback-notice.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Field } from "#app/forms/engine/fields.ts";

/** What a form's data is kept for and how long. */
export type Purpose = {
  form: string;
  title: string;
  keepMonths: number;
  /** Answers that are a choice among ours: they stay as counts when everything of the person is gone. */
  counted: readonly string[];
};

/** Months for leads of a form that is not declared any more. */
export const usualMonths = 24;
/** Withdrawn is kept out of use for this long at most, then erased, however long the form's own time is. */
export const restrictedMonths = 12;
/** Days in which a newsletter has to be confirmed. */
export const confirmDays = 30;

/** Months for entries of the audit log: as long as an enquiry, so that a question about one can still be answered. */
export const auditMonths = 24;

/** What we keep of orders and plans, apart from leads: months after the last change, and after the last day of the plan. */
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
