import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linkDays } from "#app/mail/signed-links.ts";
import { confirmDays, purposes, registers, restrictedMonths } from "./purposes.ts";

const policy = readFileSync("content/pages/privacy-policy.md", "utf8");

/** Which row of the policy's table speaks for which forms; every other form is an enquiry. */
const rows: Record<string, readonly string[]> = {
  "Bookings: service appointments, demonstrations, coaching sessions": [
    "appointment",
    "education-demo",
    "apls-session",
  ],
  "Launch-day tokens and pre-orders": ["token", "pre-order"],
  "Event and programme feedback": ["feedback-bep-2025", "bep-feedback"],
  "Job applications": ["application", "job-application"],
  Newsletter: ["newsletter"],
  "Data requests": ["data-request"],
};
const enquiries = "Contact and enquiry forms";

function keptIn(row: string): string {
  const line = policy.split("\n").find((text) => text.startsWith(`| ${row}`)) ?? "";
  return line.split("|").at(-2)?.trim() ?? "";
}

test.each(purposes.map((purpose) => [purpose.form, purpose] as const))(
  "the privacy policy says how long %s is kept",
  (form, { keepMonths }) => {
    const row = Object.keys(rows).find((name) => rows[name]?.includes(form)) ?? enquiries;
    expect(keptIn(row)).toContain(`${keepMonths} months`);
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
  expect(policy).toContain(`erased after ${restrictedMonths} months at the latest`);
  expect(linkDays["my-data"]).toBe(7);
  expect(policy).toContain("It works for seven days");
});
