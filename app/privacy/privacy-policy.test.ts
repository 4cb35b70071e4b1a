import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { isConsent } from "#app/forms/engine/define-form.ts";
import type { Field } from "#app/forms/engine/fields.ts";
import { linkDays } from "#app/links/link-purposes.ts";
import { auditMonths, confirmDays, purposes, registers, restrictedMonths } from "./purposes.ts";

const policy = readFileSync("content/pages/privacy-policy.md", "utf8");

/** The row of the policy's table for each form; every other form is an enquiry. */
const rows: Record<string, readonly string[]> = {
  "Bookings: service appointments, demonstrations, coaching sessions": [
    "appointment",
    "education-demo",
    "apls-session",
  ],
  "Launch-day tokens and pre-orders": ["token", "pre-order"],
  "Places in sessions": ["event-place"],
  "Event and programme feedback": ["feedback-bep-2025", "bep-feedback"],
  Complaints: ["complaint"],
  "Job applications": ["application", "job-application"],
  Newsletter: ["newsletter"],
  "Data requests": ["data-request"],
};
const enquiries = "Contact and enquiry forms";

const rowOf = (form: string) => Object.keys(rows).find((name) => rows[name]?.includes(form)) ?? enquiries;

function cellsOf(row: string): string[] {
  const line = policy.split("\n").find((text) => text.startsWith(`| ${row}`)) ?? "";
  return line.split("|").map((cell) => cell.trim());
}

const givenIn = (row: string) => cellsOf(row).at(2) ?? "";
const keptIn = (row: string) => cellsOf(row).at(-2) ?? "";

/** The policy's words for fields, where they differ from the field's name. */
const words: Record<string, string> = {
  ...{ email: "e-mail", pin: "PIN code", gstin: "GSTIN", cv: "CV", words: "your words" },
  ...{
    "token choice": "store and day",
    "pre-order choice": "product and place",
    "event-place choice": "session",
    "event-place seats": "number of places",
    "event-place message": "your question",
    extras: "trade-in or DCare",
  },
  ...{
    early: "called earlier",
    "education-demo organization": "school",
    "apls-session organization": "school",
  },
  ...{ people: "number of people", "data-request wish": "what you ask for", "complaint number": "number of" },
  ...{ about: "subject", "complaint message": "what happened" },
};
/** Answers to our questions, which a row names together. */
const answers = ["worth", "level", "learned", "missed", "next"];

/** Fields that identify a person, under any label in the enquiry forms. */
function identifying(fields: Readonly<Record<string, Field>>): string[] {
  const kinds = { email: "e-mail", phone: "phone", pin: "PIN code", gstin: "GSTIN", file: "proof" };
  const filled = {
    name: "name",
    organization: "organization",
    "organization-title": "role",
    "address-level2": "city",
  };
  const known: Record<string, string> = { ...kinds, ...filled };
  return Object.values(fields).flatMap(
    ({ kind, autoComplete = "" }) => known[kind] ?? known[autoComplete] ?? [],
  );
}

test.each([...forms.values(), ...bookingFormById.values()].map((form) => [form.id, form] as const))(
  "the privacy policy names what %s asks for",
  (id, { fields }) => {
    const given = givenIn(rowOf(id)).toLowerCase();
    const asked =
      rowOf(id) === enquiries
        ? identifying(fields)
        : Object.keys(fields)
            .filter((name) => !isConsent(name))
            .map((name) =>
              answers.includes(name) ? "your answers" : (words[`${id} ${name}`] ?? words[name] ?? name),
            );
    for (const word of asked) expect(given).toContain(word.toLowerCase());
  },
);

test.each(purposes.map((purpose) => [purpose.form, purpose] as const))(
  "the privacy policy says how long %s is kept",
  (form, { keepMonths }) => {
    expect(keptIn(rowOf(form))).toContain(`${keepMonths} months`);
  },
);

test("the privacy policy says how long the registers are kept", () => {
  expect(keptIn("Orders and repairs that can be tracked")).toBe(
    `${registers.orders.keepMonths} months after the last change`,
  );
  expect(keptIn("DCare plans")).toBe(`${registers.coverage.keepMonths} months after the plan has ended`);
});

test("the privacy policy says the other times as they are", () => {
  expect(keptIn("Newsletter")).toContain(`${confirmDays} days`);
  expect(policy).toContain(`erased within ${restrictedMonths} months`);
  expect(policy).toContain(`for ${auditMonths} months. Lists`);
  expect(linkDays["my-data"]).toBe(7);
  expect(policy).toContain("It works for seven days");
});
