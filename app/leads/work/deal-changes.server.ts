import type { Updateable } from "kysely";
import type { Row } from "#app/database/rows.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { type DealChange, lostName } from "#app/leads/deal/deal.ts";
import { storedKind } from "#app/leads/kinds.ts";
import type { Status } from "#app/leads/lead.ts";
import { rupees } from "#app/values/rupees.ts";
import type { Recorded } from "./lead-work.server.ts";

type Sale = { values: Updateable<Tables["leads"]>; entries: Recorded[] };

/** The columns and timeline entries of a change to a sale. Other kinds of work have no value and no reason. */
export function dealAfterMove(lead: Row<"leads">, to: Status, deal: DealChange = {}): Sale {
  if (storedKind(lead) !== "sales") return { values: {}, entries: [] };
  const parts = [valueAfter(lead, deal), orderAfter(lead, deal), lostAfter(lead, to, deal)];
  return {
    values: Object.assign({}, ...parts.map(({ values }) => values)),
    entries: parts.flatMap(({ entries }) => entries),
  };
}

function valueAfter(lead: Row<"leads">, { value }: DealChange): Sale {
  if (value === undefined || value === lead.value_paise) return { values: {}, entries: [] };
  const text = value === null ? "No value" : `Value ₹${rupees(value)}`;
  const detail = { about: "value", from: lead.value_paise, to: value, text };
  return { values: { value_paise: value }, entries: [{ kind: "note", action: "value set", detail }] };
}

function orderAfter(lead: Row<"leads">, { order }: DealChange): Sale {
  if (order === undefined || order === lead.order_number) return { values: {}, entries: [] };
  const detail = { about: "order", text: order === null ? "No order number" : `Order ${order}` };
  return { values: { order_number: order }, entries: [{ kind: "note", action: "order linked", detail }] };
}

/** The reason belongs to the status: a reopened lead has none. */
function lostAfter(lead: Row<"leads">, to: Status, { lost }: DealChange): Sale {
  if (to !== "lost") {
    const hadOne = lead.lost_reason !== null;
    return { values: hadOne ? { lost_reason: null, lost_words: null } : {}, entries: [] };
  }
  if (!lost) return { values: {}, entries: [] };
  const values = { lost_reason: lost.reason, lost_words: lost.words || null };
  if (values.lost_reason === lead.lost_reason && values.lost_words === lead.lost_words)
    return { values: {}, entries: [] };
  const text = [lostName(lost.reason), lost.words].filter(Boolean).join(": ");
  return { values, entries: [{ kind: "note", action: "loss explained", detail: { about: "lost", text } }] };
}
