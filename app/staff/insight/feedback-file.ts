import { data } from "react-router";
import { dayOf } from "#app/dates/india-time.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { csvFile } from "./csv-file.ts";
import { feedbackView } from "./feedback-view.server.ts";

/** The charts of a feedback form as CSV: a row for each option of each question. */
export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const view = await feedbackView(db, params.form ?? "", { viewer, search: new URLSearchParams() });
  if (!view) throw data(null, { status: 404 });
  const lines = view.questions.flatMap(({ label, answered, rows }) =>
    rows.map(({ name, count, percent }) => [label, name, String(count), String(answered), `${percent}%`]),
  );
  const heads = ["Question", "Answer", "People", "Answered the question", "Share"];
  return csvFile(`${view.form}-${dayOf(now())}`, [heads, ...lines]);
});

export const action = readOnly;
