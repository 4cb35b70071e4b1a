import { readContent } from "#app/content/read/reader.ts";
import type { Database } from "#app/database/database.server.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Controls } from "#app/forms/engine/controls.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { submissionOf } from "#app/forms/receive/submission-of.server.ts";
import { fileFields, uploadsOf } from "#app/forms/receive/uploads.server.ts";
import type { Status, Viewer } from "#app/leads/lead.ts";
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

/** How far a lead has come: the statuses it went through. */
const ways: Status[][] = [
  [],
  [],
  ["contacted"],
  ["contacted", "qualified"],
  ["contacted", "qualified", "proposal"],
  ["contacted", "qualified", "proposal", "won"],
  ["lost"],
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
    if (recorded.outcome === "stored") await work(db, recorded.leadId, index, at, logins);
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

async function work(db: Database, leadId: string, index: number, at: Date, logins: readonly Login[]) {
  const login = logins[index % logins.length];
  if (!login || index % 3 === 0) return;
  const viewer: Viewer = { id: login.id, role: "manager" };
  const later = (count: number) => new Date(at.getTime() + count * 5 * hours);
  await assignLead(db, { leadId, ownerId: login.id }, viewer, later(1));
  for (const [step, to] of (ways[Math.floor(index / 3) % ways.length] ?? []).entries()) {
    await changeStatus(db, { leadId, to }, viewer, later(step + 2));
  }
  await addNote(db, { leadId, text: "Called, wants a written offer by Friday." }, viewer, later(2));
}
