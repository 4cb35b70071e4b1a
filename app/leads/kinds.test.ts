import { expect, test } from "vitest";
import { kindOfForm } from "#app/booking/rules/form-kinds.ts";
import { stateName, stateSlug, statesOf, statusesAfter } from "./kinds.ts";
import { kinds, statuses } from "./lead.ts";

test.each(kinds)("in %s every state leads to others of the kind, and only spam becomes new again", (kind) => {
  const own = statesOf(kind).map(({ status }) => status);
  for (const status of [...own, "spam" as const]) {
    const after = statusesAfter(kind, status);
    expect(after.length).toBeGreaterThan(0);
    expect(after).not.toContain(status);
    expect(after.includes("new")).toBe(status === "spam");
    for (const next of after) expect([...own, "new", "spam"]).toContain(next);
  }
});

test.each(kinds.filter((kind) => kind !== "record"))(
  "a lead of %s gets out of every status that the version before could give it",
  (kind) => {
    for (const status of statuses) {
      expect(statusesAfter(kind, status).length).toBeGreaterThan(0);
      expect(stateName(kind, status)).not.toBe("");
    }
  },
);

test.each([
  ["request", "won", "Settled", "settled"],
  ["service", "contacted", "In hand", "in-hand"],
  ["application", "qualified", "Invited", "invited"],
  ["sales", "won", "Won", "won"],
  ["request", "spam", "Spam", "spam"],
  ["record", "contacted", "", ""],
  ["request", "proposal", "Proposal", "proposal"],
] as const)("%s calls %s %s", (kind, status, name, slug) => {
  expect(stateName(kind, status)).toBe(name);
  expect(stateSlug(kind, status)).toBe(slug);
});

test.each([
  ["contact", "sales"],
  ["education-demo", "sales"],
  ["complaint", "request"],
  ["appointment", "service"],
  ["application", "application"],
  ["feedback-bep-2025", "record"],
  ["a form of last year", "sales"],
] as const)("the form %s makes %s", (form, kind) => {
  expect(kindOfForm(form)).toBe(kind);
});
