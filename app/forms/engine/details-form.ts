import { type DrawnForm, type Form, isConsent } from "./define-form.ts";
import { carried, type Field } from "./fields.ts";

/** The hidden field of the form of details with the signed link to its lead, from the confirmation's address. */
export const addsTo = "lead";

const ending = "-details";

/**
 * The fields that a form asks first. Later fields are still accepted with them, from pages and messages of earlier
 * versions.
 */
export function firstFields({ fields }: Pick<DrawnForm, "fields">): DrawnForm["fields"] {
  return Object.fromEntries(Object.entries(fields).filter(([, { later }]) => !later));
}

/** Whether a form asks for details after it was sent. */
export function asksLater({ fields }: Pick<DrawnForm, "fields">): boolean {
  return Object.values(fields).some(({ later }) => later);
}

/** The id of the form whose details have this id; undefined for the id of a form itself. */
export function formOfDetails(id: string): string | undefined {
  return id.endsWith(ending) ? id.slice(0, -ending.length) : undefined;
}

/** The form of details. The answers that it depends on were given before: the page carries them. */
export function drawnDetails({ id, title, fields }: DrawnForm): DrawnForm {
  const later = Object.entries(fields).filter(([, field]) => field.later);
  return {
    id: id + ending,
    title: `${title}: details`,
    fields: {
      ...Object.fromEntries(later.map(([name, { later: _, ...field }]) => [name, withGround(field)])),
      [addsTo]: carried({ label: "Your enquiry", hindi: "आपका प्रश्न" }),
    },
    submitLabel: "Add these details",
    attribution: false,
    thanks: {
      heading: "Thank you, the details are added",
      next: ["We have added them to what you sent, under the same reference."],
    },
  };
}

/** The same with the server's part. It sends no mail: staff see it with the lead. */
export function detailsForm(form: Form): Form {
  const { kind, leadType, subject, purpose, keepMonths, receipt } = form;
  return {
    ...{ ...drawnDetails(form), kind, leadType, subject, purpose, keepMonths, receipt },
    mailedTo: [],
  };
}

/** The part of a query with the answers that decide which details are asked. */
export function groundsOf(
  { fields }: Pick<DrawnForm, "fields">,
  answerOf: (name: string) => string | undefined,
) {
  const names = new Set(
    Object.values(fields).flatMap(({ later, when }) => (later && when ? [when.field] : [])),
  );
  return [...names].flatMap((name): [string, string][] => {
    const given = answerOf(name);
    return given ? [[name, asWord(given)]] : [];
  });
}

/** Reads them back from a query, without unknown words. */
export function groundsIn(form: Pick<DrawnForm, "fields">, query: URLSearchParams) {
  return groundsOf(form, (name) => query.get(name) ?? undefined);
}

function withGround({ when, ...field }: Field): Field {
  if (!when) return field;
  return { ...field, when: { field: addsTo, part: when.field, is: when.is.map(asWord) } };
}

/** An option in the spelling of addresses. */
function asWord(option: string): string {
  return option.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Whether a form is one of details, which needs no consent of its own. */
export function isOfDetails({ fields }: Pick<DrawnForm, "fields">): boolean {
  return addsTo in fields && !Object.keys(fields).some(isConsent);
}
