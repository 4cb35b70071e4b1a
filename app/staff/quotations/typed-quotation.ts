import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import type { Lead } from "#app/leads/work/read-lead.server.ts";
import type { Quotation } from "#app/quotations/quotations.server.ts";
import {
  defaultValidityDays,
  maxLines,
  type TypedLine,
  type TypedQuotation,
} from "#app/quotations/read-quotation.ts";
import type { posted } from "#app/staff/frame/staff-request.server.ts";
import { rupees } from "#app/values/rupees.ts";

type Posted = Awaited<ReturnType<typeof posted>>;

const emptyLine: TypedLine = { text: "", hsn: "", quantity: "1", price: "", rate: "18" };
const firstLines = 3;

/** The fields of a posted quotation, line by line. */
export function postedQuotation(form: Posted): TypedQuotation {
  const columns = ["text", "hsn", "quantity", "price", "rate"] as const;
  const values = columns.map((name) => form.all(`line-${name}`));
  const count = Math.min(maxLines, Math.max(...values.map(({ length }) => length)));
  const lines = Array.from(
    { length: count },
    (_, at) =>
      Object.fromEntries(columns.map((name, index) => [name, values[index]?.[at] ?? ""])) as TypedLine,
  );
  return {
    name: form.raw("name"),
    address: form.raw("address"),
    gstin: form.raw("gstin"),
    place: form.text("place"),
    until: form.text("until"),
    terms: form.raw("terms"),
    lines,
  };
}

/** The initial values of the fields: those of the previous version, or the lead's facts. */
export function firstQuotation(lead: Lead, of: Quotation | undefined, now: Date): TypedQuotation {
  const until = dayAfter(dayOf(now), defaultValidityDays);
  if (of?.facts) {
    const { name, address, gstin, place, terms, lines } = of.facts;
    const typed = lines.map(({ text, hsn, quantity, unitPaise, rate }) => ({
      text,
      hsn,
      quantity: String(quantity),
      price: rupees(unitPaise),
      rate: String(rate),
    }));
    return { name, address, gstin: gstin ?? "", place, until, terms, lines: moreLines(typed, 1) };
  }
  const { person, answers } = lead;
  const answerOf = (key: string) =>
    [answers.find((answer) => answer.key === key)?.value ?? ""].flat()[0] ?? "";
  return {
    name: person.organization ?? person.name ?? "",
    address: person.city ?? "",
    gstin: answerOf("gstin"),
    place: "",
    until,
    terms: "",
    lines: moreLines([], firstLines),
  };
}

export function moreLines(lines: readonly TypedLine[], more: number): TypedLine[] {
  return [...lines, ...Array.from({ length: more }, () => emptyLine)].slice(0, maxLines);
}
