import { type DrawnForm, type Form, isConsent } from "./define-form.ts";
import { carried, type Field } from "./fields.ts";

/** The field in which the form of details names what it adds to: the address of the confirmation, with a signed link. */
export const addsTo = "lead";

const ending = "-details";

/** What a form asks first. What it asks later is still taken with it, from pages and messages of before. */
export function firstFields({ fields }: Pick<DrawnForm, "fields">): DrawnForm["fields"] {
  return Object.fromEntries(Object.entries(fields).filter(([, { later }]) => !later));
}

/** Whether a form asks for details once it has been sent. */
export function asksLater({ fields }: Pick<DrawnForm, "fields">): boolean {
  return Object.values(fields).some(({ later }) => later);
}

/** The id of the form whose details are asked with this id; undefined for the id of a form itself. */
export function formOfDetails(id: string): string | undefined {
  return id.endsWith(ending) ? id.slice(0, -ending.length) : undefined;
}

/** The form of what is asked later. What it depends on was answered before: the page carries it. */
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

/** The same with what the server needs. It causes no mail: staff see it with the lead. */
export function detailsForm(form: Form): Form {
  const { kind, leadType, subject, purpose, keepMonths, receipt } = form;
  return {
    ...{ ...drawnDetails(form), kind, leadType, subject, purpose, keepMonths, receipt },
    mailedTo: [],
  };
}

/** The part of a query with the answers that decide what is asked later. */
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

/** The same read back from a query; what is no word is left out. */
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

/** Whether a form is one of details: it agrees to nothing, since that was done with what it adds to. */
export function isOfDetails({ fields }: Pick<DrawnForm, "fields">): boolean {
  return addsTo in fields && !Object.keys(fields).some(isConsent);
}
