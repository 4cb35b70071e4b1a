import { data } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { readOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { csvFile } from "./csv-file.ts";
import { feedbackView } from "./feedback-view.server.ts";

/**
 * The charts of a feedback form as CSV: a row for each option of each question, and one for each comment. Comments are
 * included only for staff who may export leads, and the audit log records it.
 */
export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const asked = { viewer, search: new URLSearchParams(), atMost: Number.POSITIVE_INFINITY };
  const view = await feedbackView(db, params.form ?? "", asked);
  if (!view) throw data(null, { status: 404 });
  const lines = view.questions.flatMap(({ label, answered, rows }) =>
    rows.map(({ name, count, percent }) => [label, name, String(count), String(answered), `${percent}%`]),
  );
  const heads = ["Question", "Answer", "People", "Answered the question", "Share"];
  if (!staffCan.exportLeads(viewer) || view.comments.length === 0)
    return csvFile(`${view.form}-${dayOf(now())}`, [heads, ...lines]);
  const detail = { filter: { form: view.form } };
  await audit(db, { actorId: viewer.id, action: "leads exported", detail, now: now() });
  const said = view.comments.map(({ label, text, who, organization, at }) => [
    ...[label, text, "1", "", ""],
    ...[who, organization, at],
  ]);
  const charts = lines.map((line) => [...line, "", "", ""]);
  const people = ["Who", "Organization", "When (IST)"];
  return csvFile(`${view.form}-${dayOf(now())}`, [[...heads, ...people], ...charts, ...said]);
});

export const action = readOnly;
