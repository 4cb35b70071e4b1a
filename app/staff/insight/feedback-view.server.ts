import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { feedbackFields, feedbackId } from "#app/feedback/feedback.ts";
import { bepFeedback } from "#app/forms/declared/bep-feedback.ts";
import type { Field } from "#app/forms/engine/fields.ts";
import { leadName } from "#app/leads/filter/lead-name.ts";
import { type LeadRow, listLeads } from "#app/leads/filter/leads.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { formName } from "#app/staff/leads/form-names.server.ts";
import { leadAddress } from "#app/staff/leads/lead-query.ts";
import { insightPath } from "./insight-query.ts";

/** Forms whose answers are opinions, with their questions. */
const questionsOf: ReadonlyMap<string, Readonly<Record<string, Field>>> = new Map([
  [feedbackId, feedbackFields],
  [bepFeedback.id, bepFeedback.fields],
]);

const feedbackForms = [...questionsOf.keys()].map((id) => ({
  id,
  name: formName(id),
  to: `${insightPath}/feedback/${id}`,
}));

/** The number of responses that are read: an event has hundreds. */
const maxRead = 1_000;
const maxComments = 100;

/** A ticked choice: the question, and the position of the option. */
type Asked = { key: string; option: string };

/**
 * The responses to a form as one chart a question, with their authors; from the newest thousand that the viewer may
 * see. Null if the form asks no opinions. Leaves out people who withdrew consent.
 */
export async function feedbackView(
  db: Queryable,
  form: string,
  { viewer, search, atMost = maxComments }: { viewer: Viewer; search: URLSearchParams; atMost?: number },
) {
  const fields = questionsOf.get(form);
  if (!fields) return null;
  const { leads: all } = await listLeads(db, { form, withoutSpam: true }, { size: maxRead }, viewer);
  const leads = all.filter(({ data }) => data !== "restricted");
  const rows = await db
    .selectFrom("answers")
    .select(["lead_id", "key", "value"])
    .where(
      isAmong(
        db,
        "lead_id",
        leads.map(({ id }) => id),
        "id",
      ),
    )
    .execute();
  const answers = new Map<string, Map<string, string[]>>();
  for (const { lead_id, key, value } of rows) {
    const own = answers.get(lead_id) ?? new Map<string, string[]>();
    answers.set(lead_id, own.set(key, [value].flat()));
  }
  const said = (lead: LeadRow, { key, option }: Asked) =>
    answers.get(lead.id)?.get(key)?.includes(option) ?? false;
  const asked = readAsked(search, fields);
  const chosen = asked ? leads.filter((lead) => said(lead, asked)) : leads;
  const path = `${insightPath}/feedback/${form}`;
  const questions = Object.entries(fields).flatMap(([key, { label, options, kind }]) => {
    if (!options || (kind !== "choice" && kind !== "choices")) return [];
    const counts = options.map((option) => leads.filter((lead) => said(lead, { key, option })).length);
    const answered = leads.filter((lead) => answers.get(lead.id)?.has(key)).length;
    const most = Math.max(1, ...counts);
    return {
      key,
      label,
      answered,
      isSeveral: kind === "choices",
      rows: options.map((option, at) => ({
        name: option,
        to: `${path}?${new URLSearchParams({ question: key, answer: String(at) })}#who`,
        share: Math.round(((counts[at] ?? 0) / most) * 1_000) / 10,
        count: counts[at] ?? 0,
        percent: answered === 0 ? 0 : Math.round(((counts[at] ?? 0) / answered) * 100),
      })),
    };
  });
  const written = Object.entries(fields).filter(([, { kind }]) => kind === "longText");
  const comments = chosen.flatMap((lead) =>
    written.flatMap(([key, { label }]) => {
      const text = answers.get(lead.id)?.get(key)?.join("\n").trim();
      return text ? [{ ...personOf(lead), key, label, text }] : [];
    }),
  );
  return {
    form,
    name: formName(form),
    forms: feedbackForms,
    path,
    count: leads.length,
    isCut: all.length === maxRead,
    questions,
    asked: asked && { label: fields[asked.key]?.label ?? "", option: asked.option },
    people: asked ? chosen.slice(0, maxComments).map(personOf) : null,
    comments: comments.slice(0, atMost),
    moreComments: Math.max(0, comments.length - atMost),
  };
}

function personOf(lead: LeadRow) {
  return {
    id: lead.id,
    who: leadName(lead),
    organization: lead.person.organization ?? "",
    to: leadAddress(lead.id),
    at: istDateTime(lead.createdAt),
  };
}

function readAsked(search: URLSearchParams, fields: Readonly<Record<string, Field>>): Asked | null {
  const key = search.get("question") ?? "";
  const place = search.get("answer") ?? "";
  const option =
    Object.hasOwn(fields, key) && /^\d{1,2}$/.test(place) ? fields[key]?.options?.[Number(place)] : undefined;
  return option === undefined ? null : { key, option };
}
