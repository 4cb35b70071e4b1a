import { siteOrigin } from "../form-harness.ts";
import { buildMessage, feedbackSubject } from "./feedback.ts";

const answers = {
  rating: "Good",
  relevance: "Very relevant",
  helpfulness: "Somewhat helpful",
  topics: ["Procurement & TCO", "Financial Programs"],
  next_steps: ["Discuss Financial Programs"],
  experience: "Thank you <all>",
};

/** A body as the wire contract wants it. */
export const wire = {
  subject: feedbackSubject,
  name: "Asha Rao",
  organization: "Example Textiles",
  email_to: "marketing@dts.example",
  email_cc: "events@dts.example",
  message: buildMessage(answers),
};

/** A post of JSON to the service. */
export function postWire(body: unknown, headers: Record<string, string> = {}) {
  return new Request(`${siteOrigin}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The post of a browser without script. */
export function postPlainForm(changes: Record<string, string[]> = {}) {
  const given = { name: ["Asha Rao"], organization: ["Example Textiles"], ...answers, ...changes };
  const pairs = Object.entries(given).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return new Request(`${siteOrigin}/api/contact`, { method: "POST", body: new URLSearchParams(pairs) });
}
