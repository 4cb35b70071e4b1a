import { csvRow } from "#app/csv/csv-row.ts";
import { istStamp } from "#app/dates/brief-time.ts";
import { lostName } from "#app/leads/deal/deal.ts";
import type { ExportedLead } from "#app/leads/export/export-leads.server.ts";
import { kindName, stateName } from "#app/leads/kinds.ts";
import type { Answer, Touch } from "#app/leads/lead.ts";
import { internationalPhone } from "#app/values/phone.ts";

/** The first line, with the byte order mark by which spreadsheet programs recognise UTF-8. */
export function csvHead(answerLabels: readonly string[] | null): string {
  return `\ufeff${csvRow([...columns.map(([head]) => head), ...(answerLabels ? [...answerLabels, "Other answers"] : ["Answers"])])}`;
}

const touchFields: readonly (readonly [keyof Touch, string])[] = [
  ["landingPage", "page"],
  ["source", "source"],
  ["medium", "medium"],
  ["campaign", "campaign"],
  ["term", "term"],
  ["content", "content"],
];

type CsvColumn = [head: string, cell: (lead: ExportedLead, formName: string) => string | null | undefined];

/** The columns before the answers. A new one is an entry here and nothing else. */
const columns: CsvColumn[] = [
  ["Reference", ({ reference }) => reference],
  ["Received (IST)", ({ createdAt }) => istStamp(createdAt)],
  ["Status", ({ kind, status }) => stateName(kind, status)],
  ["Form", (_, formName) => formName],
  ["Name", ({ person }) => person.name],
  ["E-mail", ({ person }) => person.email],
  ["Phone", ({ person }) => person.phone && csvPhone(person.phone)],
  ["Organization", ({ person }) => person.organization],
  ["City", ({ person }) => person.city],
  ["Source", ({ source }) => source],
  ["Owner", ({ owner }) => owner],
  ["Kind", ({ kind }) => kindName(kind)],
  ["Next step", ({ step }) => step?.text],
  ["Due (IST)", ({ step }) => step && istStamp(new Date(step.at))],
  ["Tags", ({ tags }) => tags.join("; ")],
  // A plain number, so that a spreadsheet can calculate with it.
  ["Value (INR)", ({ value }) => (value === null ? "" : (value / 100).toFixed(2))],
  ["Order number", ({ deal }) => deal.order],
  [
    "Lost because",
    ({ deal }) => deal.reason && [lostName(deal.reason), deal.words].filter(Boolean).join(": "),
  ],
  ...touchColumns("First arrival", ({ attribution }) => attribution.first),
  ...touchColumns("Arrival before sending", ({ attribution }) => attribution.last),
];

function touchColumns(heading: string, touchOf: (lead: ExportedLead) => Touch | undefined): CsvColumn[] {
  return touchFields.map(([field, name]) => [`${heading}: ${name}`, (lead) => touchOf(lead)?.[field]]);
}

/** @param answerLabels the answers with their own column, the others share the last one; null puts all into one */
export function csvLine(
  lead: ExportedLead,
  formName: string,
  answerLabels: readonly string[] | null,
): string {
  return csvRow([
    ...columns.map(([, cell]) => cell(lead, formName)),
    ...answerCells(lead.answers, answerLabels),
  ]);
}

/**
 * A phone number that a spreadsheet shows unchanged: ten digits for India, "00 44..." for other countries. A leading +
 * would make it a formula, and an apostrophe would be copied when dialling.
 */
export function csvPhone(typed: string): string {
  const number = internationalPhone(typed);
  if (!number) return typed;
  return number.startsWith("+91") ? number.slice(3) : `00 ${number.slice(1)}`;
}

function answerCells(answers: readonly Answer[], labels: readonly string[] | null): string[] {
  const texts = answers.map(({ label, value }) => ({ label, text: [value].flat().join("; ") }));
  const together = (some: typeof texts) => some.map(({ label, text }) => `${label}: ${text}`).join("\n");
  if (!labels) return [together(texts)];
  const columns = labels.map((label) => texts.find((answer) => answer.label === label)?.text ?? "");
  // Leads from before a change of the form have answers to questions that it no longer asks.
  return [...columns, together(texts.filter(({ label }) => !labels.includes(label)))];
}
