import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayAfter, dayOf, instantOn } from "#app/dates/india-time.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Controls } from "#app/forms/engine/controls.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import { type Answers, readAnswers } from "#app/forms/engine/read-answers.ts";
import { submissionOf } from "#app/forms/receive/submission-of.server.ts";
import { fileFields, uploadsOf } from "#app/forms/receive/uploads.server.ts";
import type { Kind } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { sampleAnswers, samplePdf } from "#tests/fixtures/sample-answers.ts";
import { people, peopleOf } from "./people.ts";
import { asked, formsByUse } from "./sample-words.ts";

export type SampleLead = {
  leadId: string;
  index: number;
  form: string;
  kind: Kind;
  at: Date;
  name: string;
  email: string;
};

/** How some of them arrived; the others typed the address. */
const arrivals = [
  undefined,
  { source: "newsletter", medium: "email", campaign: "autumn-fleet" },
  { source: "search", medium: "cpc", campaign: "mac-leasing" },
  undefined,
  { source: "event", medium: "qr", campaign: "bep-2025" },
];

const defaultTotal = 400;
const days = 56;
const minutes = 60_000;

/** Plainly fictional leads of the past eight weeks, more of them lately, the last within the hour. */
export async function sampleLeads(db: Database, site: Site, total = defaultTotal): Promise<SampleLead[]> {
  const writers = { school: peopleOf("school"), business: peopleOf("business"), anybody: people };

  async function send(index: number): Promise<SampleLead | undefined> {
    // 17 and 40 have no common factor, so that forms, people and words combine in many ways.
    const id = formsByUse[(index * 17) % formsByUse.length] ?? "";
    const form = forms.get(id);
    if (!form) throw new Error(`the demo knows no form ${id}`);
    const who = writers[writersOf(id)];
    const person = who[(index * 7) % who.length];
    if (!person) throw new Error("the demo has people");
    const words = asked[id] ?? [];
    const typed: Record<string, string[]> = { ...person, ...words[index % words.length] };
    const ways = form.fields.marketing?.options;
    if (index % 4 === 0 && ways) typed.marketing = [...ways];
    const reading = readAnswers(form, sampleAnswers(form, typed));
    if (!reading.ok)
      throw new Error(`the sample answers of ${id} are not valid: ${JSON.stringify(reading.errors)}`);
    const at = arrivalOf(index, total);
    const submission = submissionOf(
      form,
      reading.answers,
      controls(index),
      site,
      filesOf(form, reading.answers),
    );
    const recorded = await recordSubmission(db, { ...submission, mails: [] }, at);
    if (recorded.outcome !== "stored") return undefined;
    const [name = "", email = ""] = [person.name[0], person.email[0]];
    return { leadId: recorded.leadId, index, form: id, kind: form.kind, at, name, email };
  }

  const sent: (SampleLead | undefined)[] = [];
  // One person's leads come one after another; of different people many are stored in one write.
  const atOnce = 40;
  for (let from = 0; from < total; from += atOnce)
    sent.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => send(from + index)))));
  return sent.filter((lead) => lead !== undefined);
}

function writersOf(form: string): "school" | "business" | "anybody" {
  if (/^(education|iim)/.test(form)) return "school";
  return /^(enterprise|finance|vectorworks)/.test(form) ? "business" : "anybody";
}

function filesOf(form: Form, answers: Answers) {
  const files = fileFields(form).map((field) => [field, [{ name: "cv.pdf", bytes: samplePdf }]] as const);
  return uploadsOf(new Map(files), answers);
}

/** Within the hours of a working day; the last dozen arrived today, or yesterday if today has only begun. */
function arrivalOf(index: number, total: number): Date {
  const now = Date.now();
  const left = total - 1 - index;
  if (left < 12) return new Date(now - (left * 23 + 4) * minutes);
  const ago = Math.ceil(days * (left / total) ** 1.5);
  const day = dayAfter(dayOf(now), -ago);
  const hour = String(9 + ((index * 5) % 10)).padStart(2, "0");
  return new Date(instantOn(day, `${hour}:${String((index * 13) % 60).padStart(2, "0")}`));
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
