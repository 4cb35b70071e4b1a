import { describe, expect, test } from "vitest";
import { buildMessage, prefillFrom, questions, readFeedback } from "./feedback.ts";

const complete = {
  name: ["Asha Rao"],
  organization: ["Example Textiles"],
  rating: ["Excellent"],
  relevance: ["Very relevant"],
  helpfulness: ["Very helpful"],
  topics: ["Procurement & TCO"],
  next_steps: ["A free technical evaluation"],
};

function read(changes: Record<string, string[]> = {}) {
  return readFeedback(new Map(Object.entries({ ...complete, ...changes })));
}

describe("what has to be filled in", () => {
  test.each(Object.keys(complete))("%s", (name) => {
    const reading = read({ [name]: [] });
    expect(reading.ok ? {} : Object.keys(reading.errors)).toEqual([name]);
  });

  test("not the comment", () => {
    expect(read()).toMatchObject({ ok: true });
    expect(read({ experience: ["   "] })).toMatchObject({ ok: true });
  });
});

test("the options are the specification's", () => {
  expect(questions.rating.options).toEqual(["Excellent", "Good", "Fair", "Poor"]);
  expect(questions.relevance.options).toEqual(["Very relevant", "Somewhat relevant", "Not relevant"]);
  expect(questions.helpfulness.options).toEqual(["Very helpful", "Somewhat helpful", "Not helpful"]);
  expect(questions.topics.options).toEqual([
    "Security & Compliance",
    "Deployment & IT Management",
    "Productivity & Employee Choice",
    "Procurement & TCO",
    "Financial Programs",
    "Built in AI capabilities",
    "Logistics and IT lifecycle (Asset Management)",
  ]);
  expect(questions.next_steps.options).toEqual([
    "A free Proof of Concept (POC)",
    "Invitations to future Apple sessions",
    "Discuss Financial Programs",
    "A free technical evaluation",
    "Additional IT Infrastructure (AV, Security, Networking, software)",
  ]);
});

test("the message lists the six questions with their answers, and an empty comment as N/A", () => {
  const reading = read();
  expect(reading.ok && buildMessage(reading.answers)).toBe(
    "<ol>" +
      "<li><p><strong>How would you rate the event overall?</strong></p><p>Excellent</p></li>" +
      "<li><p><strong>How relevant was the content to your organization?</strong></p><p>Very relevant</p></li>" +
      "<li><p><strong>How helpful was the event for your next decisions?</strong></p><p>Very helpful</p></li>" +
      "<li><p><strong>Which topics were most valuable to you?</strong></p><ul><li>Procurement &amp; TCO</li></ul></li>" +
      "<li><p><strong>Which next steps would you like?</strong></p><ul><li>A free technical evaluation</li></ul></li>" +
      "<li><p><strong>Tell us about your experience (optional)</strong></p><p>N/A</p></li>" +
      "</ol>",
  );
});

describe("an invitation link", () => {
  test.each([
    ["?name=Asha_Rao&Organization=Example-Textiles", { name: "Asha Rao", organization: "Example Textiles" }],
    ["?name=Asha%20Rao", { name: "Asha Rao" }],
    ["?name=Asha%2520Rao&Organization=", { name: "Asha Rao" }],
    ["?Organization=A__-%20B", { organization: "A B" }],
    ["?name=_-_", {}],
    ["?name=%E2%80%8B&Organization=%C2%AD%E2%80%8D", {}],
    ["?name=Asha%E2%80%8B%20Rao", { name: "Asha Rao" }],
    ["?organization=lower&Name=Upper", {}],
    ["?name=Asha%0D%0ARao", { name: "Asha Rao" }],
    ["", {}],
  ])("%s prefills %j", (query, prefill) => {
    expect(prefillFrom(new URLSearchParams(query))).toEqual(prefill);
  });
});
