import { readContent } from "#app/content/read/reader.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayAfter, dayOf, instantOn } from "#app/dates/india-time.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Controls } from "#app/forms/engine/controls.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { submissionOf } from "#app/forms/receive/submission-of.server.ts";
import { fileFields, uploadsOf } from "#app/forms/receive/uploads.server.ts";
import { isOpen } from "#app/leads/kinds.ts";
import type { Kind, Status, Viewer } from "#app/leads/lead.ts";
import { endOfDay, type Step } from "#app/leads/next-step.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { addNote, assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { sampleAnswers, samplePdf } from "#tests/fixtures/sample-answers.ts";
import { personAt } from "./people.ts";
import type { Login } from "./sample-staff.ts";

/** How some of them came; the others typed the address. */
const arrivals = [
  undefined,
  { source: "newsletter", medium: "email", campaign: "autumn-fleet" },
  { source: "search", medium: "cpc", campaign: "mac-leasing" },
  undefined,
  { source: "event", medium: "qr", campaign: "bep-2025" },
];

/** How far leads of each kind have come: the statuses they went through. */
const ways: Record<Kind, Status[][]> = {
  sales: [
    [],
    [],
    ["contacted"],
    ["contacted", "qualified"],
    ["contacted", "qualified", "proposal"],
    ["contacted", "qualified", "proposal", "won"],
    ["lost"],
  ],
  service: [[], ["contacted"], ["contacted", "won"]],
  request: [["contacted"], [], ["contacted", "won"]],
  application: [["contacted"], ["contacted", "qualified"], []],
  record: [[]],
};

/** What is planned with some of them, in days from today. */
const steps = [
  { text: "Call about the quotation", inDays: 0 },
  { text: "Send the written offer", inDays: 1 },
  undefined,
  { text: "Ask which apps the school uses", inDays: 3 },
  { text: "Agree on the day of the visit", inDays: 0, time: "16:00" },
  { text: "Compare with the present contract", inDays: 7 },
];

const total = 42;
const hours = 60 * 60 * 1000;

/** Plainly fictional leads over the past four weeks, some of them worked on. Returns how many. */
export async function sampleLeads(db: Database, logins: readonly Login[]): Promise<number> {
  const { content } = readContent(process.cwd(), new Date());
  if (!content) throw new Error("content/ must be mended first: npm run check");
  // What is about something chosen before comes from sample-shop.ts.
  const declared = [...forms.values()].filter(({ fields }) => !("choice" in fields));
  for (let index = 0; index < total; index += 1) {
    const form = declared[index % declared.length];
    if (!form) break;
    const reading = readAnswers(form, sampleAnswers(form, personAt(index)));
    if (!reading.ok)
      throw new Error(`the sample answers of ${form.id} are not valid: ${JSON.stringify(reading.errors)}`);
    const at = new Date(Date.now() - (total - index) * 16 * hours);
    const files = new Map(fileFields(form).map((field) => [field, [{ name: "cv.pdf", bytes: samplePdf }]]));
    const submission = submissionOf(form, reading.answers, controls(index), content.site, uploadsOf(files));
    const recorded = await recordSubmission(db, { ...submission, mails: [] }, at);
    if (recorded.outcome === "stored")
      await work(db, { leadId: recorded.leadId, kind: form.kind }, index, at, logins);
  }
  return total;
}

function controls(index: number): Controls {
  const arrival = arrivals[index % arrivals.length];
  const touch = JSON.stringify({ landingPage: "/enterprise", ...arrival });
  return {
    page: "/contact-us",
    elapsedMs: 40_000,
    submissionId: `demo-${index}`,
    ...(arrival ? { first: touch, last: touch } : {}),
  };
}

async function work(
  db: Database,
  { leadId, kind }: { leadId: string; kind: Kind },
  index: number,
  at: Date,
  logins: readonly Login[],
) {
  const login = logins[index % logins.length];
  if (!login || index % 3 === 0) return;
  const viewer: Viewer = { id: login.id, role: "manager" };
  const later = (count: number) => new Date(at.getTime() + count * 5 * hours);
  await assignLead(db, { leadId, ownerId: login.id }, viewer, later(1));
  const way = ways[kind][Math.floor(index / 3) % ways[kind].length] ?? [];
  for (const [count, to] of way.entries()) {
    const isLast = count === way.length - 1;
    const step = isLast && isOpen(kind, to) ? stepAt(index) : undefined;
    await changeStatus(db, { leadId, to, step }, viewer, later(count + 2));
  }
  await addNote(db, { leadId, text: "Called, wants a written offer by Friday." }, viewer, later(2));
}

/** A step for one of them; every sixth is overdue since yesterday. */
function stepAt(index: number): Step | undefined {
  const planned = steps[index % steps.length];
  if (!planned) return undefined;
  const day = dayAfter(dayOf(new Date()), index % 6 === 1 ? -1 : planned.inDays);
  return { text: planned.text, at: planned.time ? instantOn(day, planned.time) : endOfDay(day) };
}
