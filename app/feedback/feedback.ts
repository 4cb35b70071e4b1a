import { choice, choices, type Field, longText } from "#app/forms/engine/fields.ts";
import type { Answers, FieldErrors, Typed } from "#app/forms/engine/read-answers.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import { escapeHtml } from "#app/values/escape-html.ts";
import { isBlank, oneLine } from "../values/plain-text.ts";

/** The event feedback form of 3 September 2025. Its texts and its wire contract are fixed by the specification. */
export const feedbackId = "feedback-bep-2025";
export const feedbackPath = "/feedback/bep-2025";
/** The path of the service on its host. */
export const servicePath = "/api/contact";
export const feedbackSubject = "BEP 2025 feedback form response";

export const toastTexts = {
  missing: "Please fill all the required fields",
  failed: "Something went wrong",
  sent: "Request Submitted!",
} as const;

const oneAnswer = { missing: "Choose one answer" };
const oneOrMore = { missing: "Choose at least one answer" };

/** The six questions in order. */
export const questions = {
  rating: choice({
    label: "How would you rate the event overall?",
    item: "your rating of the event",
    hindi: "कार्यक्रम का आपका मूल्यांकन",
    options: ["Excellent", "Good", "Fair", "Poor"],
    ...oneAnswer,
  }),
  relevance: choice({
    label: "How relevant was the content to your organization?",
    item: "how relevant its content was",
    hindi: "विषय की प्रासंगिकता",
    options: ["Very relevant", "Somewhat relevant", "Not relevant"],
    ...oneAnswer,
  }),
  helpfulness: choice({
    label: "How helpful was the event for your next decisions?",
    item: "how helpful it was",
    hindi: "उपयोगिता",
    options: ["Very helpful", "Somewhat helpful", "Not helpful"],
    ...oneAnswer,
  }),
  topics: choices({
    label: "Which topics were most valuable to you?",
    item: "the topics you valued",
    hindi: "आपके लिए सबसे उपयोगी विषय",
    options: [
      "Security & Compliance",
      "Deployment & IT Management",
      "Productivity & Employee Choice",
      "Procurement & TCO",
      "Financial Programs",
      "Built in AI capabilities",
      "Logistics and IT lifecycle (Asset Management)",
    ],
    ...oneOrMore,
  }),
  next_steps: choices({
    label: "Which next steps would you like?",
    item: "the next steps you would like",
    hindi: "आपके चुने हुए अगले क़दम",
    options: [
      "A free Proof of Concept (POC)",
      "Invitations to future Apple sessions",
      "Discuss Financial Programs",
      "A free technical evaluation",
      "Additional IT Infrastructure (AV, Security, Networking, software)",
    ],
    ...oneOrMore,
  }),
  experience: longText({
    label: "Tell us about your experience (optional)",
    item: "what you write about your experience",
    hindi: "आपके अनुभव के बारे में आपकी टिप्पणी",
    optional: true,
    max: 3000,
  }),
} as const satisfies Record<string, Field>;

export type QuestionName = keyof typeof questions;

/** Most characters of a name or an organization. */
export const longestName = 150;

/** Every field of the form. */
export const feedbackFields: Readonly<Record<string, Field>> = {
  name: {
    kind: "text",
    label: "Name",
    hindi: "नाम",
    missing: "Enter your name",
    max: longestName,
    autoComplete: "name",
  },
  organization: {
    kind: "text",
    label: "Organization",
    hindi: "संस्था का नाम",
    missing: "Enter your organization",
    max: longestName,
    autoComplete: "organization",
  },
  ...questions,
};

/** The text of the confirmation for browsers without script. */
export const feedbackThanks = {
  heading: toastTexts.sent,
  next: [
    "The team behind the Business Experience Programme reads every answer.",
    "If you asked for a next step, the person who looks after your organization gets in touch.",
  ],
};

/** Checks a filled-in form: the same rule in the browser and for posts without script. */
export function readFeedback(typed: Typed) {
  return readAnswers({ fields: feedbackFields }, typed);
}

/** The message about a form that cannot be sent: the specification's sentence if an answer is missing. */
export function refusalOf(errors: FieldErrors): string {
  const faults = Object.entries(errors);
  const isMissing = faults.some(([name, sentence]) => sentence === feedbackFields[name]?.missing);
  return isMissing ? toastTexts.missing : (faults[0]?.[1] ?? toastTexts.failed);
}

export type Prefill = { name?: string; organization?: string };

/** What an invitation's link calls the fields that it fills in. */
const parameters = { name: "name", organization: "Organization" } as const;

/**
 * Name and organization from an invitation link, each optional; a value that is empty after cleaning counts as absent.
 */
export function prefillFrom(search: URLSearchParams): Prefill {
  const name = cut(cleaned(search.get(parameters.name)));
  const organization = cut(cleaned(search.get(parameters.organization)));
  return { ...(name ? { name } : {}), ...(organization ? { organization } : {}) };
}

/** The control that says which fields an invitation filled in; only a form without script sends it. */
export const prefilledControl = "_prefilled";

/** The page of a form sent without script, with what an invitation filled in filled in again. */
export function pageOfSender(typed: Typed): string {
  const search = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters)) {
    const [value] = typed.get(name) ?? [];
    if (value && typed.get(prefilledControl)?.includes(name)) search.set(parameter, value);
  }
  return search.size > 0 ? `${feedbackPath}?${search}` : feedbackPath;
}

/** The HTML body of the wire contract: the six questions with their answers. */
export function buildMessage(answers: Answers): string {
  const items = Object.entries(questions).map(([name, { label }]) => {
    const kept = answers[name];
    const answer = typeof kept === "string" ? `<p>${lines(kept)}</p>` : list(kept);
    return `<li><p><strong>${escapeHtml(label)}</strong></p>${answer}</li>`;
  });
  return `<ol>${items.join("")}</ol>`;
}

function list(kept: readonly string[] | undefined): string {
  if (!kept) return "<p>N/A</p>";
  return `<ul>${kept.map((answer) => `<li>${escapeHtml(answer)}</li>`).join("")}</ul>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function cut(text: string): string {
  return text.slice(0, longestName).trim();
}

/** A name from a link as the form shows it, however long. */
export function cleaned(value: string | null): string {
  const spaced = (value ?? "").replace(/%20|[_-]|[\p{Cc}\u2028\u2029]/gu, " ");
  const line = oneLine(spaced) ?? "";
  return isBlank(line) ? "" : line;
}
