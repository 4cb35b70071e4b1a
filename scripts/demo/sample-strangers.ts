import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { buildMessage, questions } from "#app/feedback/feedback.ts";
import { feedbackSubmission } from "#app/feedback/feedback-submission.server.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { submissionOf } from "#app/forms/receive/submission-of.server.ts";
import { asSuspectedSpam } from "#app/forms/receive/suspected-spam.ts";
import type { Submission } from "#app/leads/submissions/submission.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { sampleAnswers } from "#tests/fixtures/sample-answers.ts";
import { people } from "./people.ts";

const hourMs = 60 * 60_000;
const attendees = 28;

/** Leads without an invitation: the feedback of an event's guests, and the contents of the spam box. */
export async function sampleStrangers(db: Database, site: Site): Promise<void> {
  const now = Date.now();
  const came: [Submission, Date][] = [
    ...Array.from({ length: attendees }, (_, index): [Submission, Date] => [
      guestAnswer(index, site),
      new Date(now - (index * 5 + 2) * hourMs),
    ]),
    ...advertisements.map((message, index): [Submission, Date] => [
      unwanted(message, index, site),
      new Date(now - (index * 19 + 3) * hourMs),
    ]),
  ];
  await Promise.all(came.map(([submission, at]) => recordSubmission(db, submission, at)));
}

/** Most guests were content; the others say why. */
function guestAnswer(index: number, site: Site): Submission {
  const { name = [], organization = [] } = people[(index * 11) % people.length] ?? {};
  const option = (question: "rating" | "relevance" | "helpfulness", at: number) =>
    questions[question].options?.[at] ?? "";
  const mood = [0, 1, 0, 1, 0, 2, 1][index % 7] ?? 0;
  const some = ({ options = [] }: { options?: readonly string[] | undefined }, step: number) =>
    options.filter((_, at) => (index + at) % step === 0 || at === index % options.length);
  const message = buildMessage({
    rating: option("rating", index % 13 === 12 ? 3 : mood),
    relevance: option("relevance", Math.min(mood, 2)),
    helpfulness: option("helpfulness", (mood + (index % 3 === 2 ? 1 : 0)) % 3),
    topics: some(questions.topics, 3),
    next_steps: some(questions.next_steps, 4),
    ...(index % 3 === 0 ? { experience: experiences[(index / 3) % experiences.length] ?? "" } : {}),
  });
  const wire = { name: name[0] ?? "", organization: organization[0] ?? "", message };
  return { ...feedbackSubmission(wire, `demo-guest-${index}`, site), mails: [] };
}

const experiences = [
  "The part on enrolment answered what our administrators ask every week.",
  "More time for questions, please. The room was full.",
  "I would have liked prices for a fleet of our size.",
  "Clear talks, good hand-outs. We bring two colleagues next time.",
  "The afternoon repeated the morning.",
];

/** Sent by programs: faster than a person types, with links, or into the hidden field. */
function unwanted(message: string, index: number, site: Site): Submission {
  const form = forms.get("contact");
  if (!form) throw new Error("the demo knows no contact form");
  const typed = {
    name: [`Best Offers ${index + 1}`],
    email: [`offers${index}@elsewhere.example`],
    message: [message],
  };
  const reading = readAnswers(form, sampleAnswers(form, typed));
  if (!reading.ok) throw new Error(`sample data: ${JSON.stringify(reading.errors)}`);
  const controls = { page: "/contact-us", elapsedMs: 900, submissionId: `demo-spam-${index}` };
  const submission = submissionOf(form, reading.answers, controls, site);
  return {
    ...(submission.spam ? submission : asSuspectedSpam(submission, "the hidden field was filled in")),
    mails: [],
    held: [],
  };
}

const advertisements = [
  "First place in every search engine within a week: https://elsewhere.example/first https://elsewhere.example/now",
  "<a href='https://elsewhere.example'>Cheap watches</a> and more",
  "We saw your website and can make it faster. Answer for a free audit.",
  "Loans without papers, money today: https://elsewhere.example/loan",
  "I am the manager of a bank and look for a partner in confidence.",
  "500 addresses of directors in your city for one price: https://elsewhere.example/list",
];
