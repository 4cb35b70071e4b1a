import { expect, test } from "vitest";
import { goldenQuery } from "#app/tco/golden-example.ts";
import { drawMail, sampleBrand } from "#tests/support/sample-mail.ts";
import type { LeadOfMail, MailTemplates } from "./outgoing-mail.ts";

const lead = { leadId: "019b1f00-0000-7000-8000-00000000000a", reference: "DTS-7K4M-Q2XD" };
const booking = {
  what: "Repair",
  when: "Tuesday, 1 December 2026, 10:30 am to 11:00 am IST",
  where: ["DTS Mumbai", "Mumbai 400001"],
};
const managePath = "/booking/abc";
const calendar = "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR";
const token = {
  ...{ number: 42, launch: "Winter launch day", where: "Bengaluru" },
  ...{ when: "18 December 2026, from 8:00 am IST", tokenPath: "/shop/token-generation/x" },
};

const mails: { [Name in keyof MailTemplates]: MailTemplates[Name] & Partial<LeadOfMail> } = {
  "lead-notification": { formName: "Contact", lines: [{ label: "Your name", value: "Asha" }], ...lead },
  confirmation: { formName: "Contact", nextSteps: ["We read it."], ...lead },
  "tco-report": { report: `/apple-mac-tco-calculator?${goldenQuery}`, ...lead },
  "booking-confirmation": { ...booking, managePath, bring: "The device.", nextSteps: [], calendar, ...lead },
  "booking-request": { ...booking, until: "10:30 am", confirmPath: "/booking/abc?confirm=x", ...lead },
  "booking-moved": { ...booking, managePath, before: "Monday", byUs: true, calendar, ...lead },
  "booking-cancelled": { ...booking, againPath: "/book-appointment", byUs: true, calendar, ...lead },
  "booking-reminder": { ...booking, managePath, bring: "The device.", ...lead },
  "newsletter-confirm": lead,
  "newsletter-issue": { title: "A post", text: "What it says.", path: "/blog/a-post", ...lead },
  "data-request": lead,
  "order-update": {
    ...{ what: "Order SO-1", milestone: "Shipped", text: "Handed to the carrier." },
    trackPath: "/order-tracking/x",
  },
  token: { ...token, repeat: { openBy: "10:30 am" }, ...lead },
  "token-near": { ...token, ahead: 0 },
  reservation: { what: "A laptop", where: "Mumbai", reserved: false, before: 2, reservationPath: "/x" },
  reply: {
    ...{ text: "Hello Asha,\n\nyes.\nRavi", subject: "Your enquiry", language: "en" },
    ...{ staffId: "s", staffName: "Ravi", ...lead },
  },
  "desk-note": {
    ...{ title: "Repair J-1: estimate approved", lines: [{ label: "Amount", value: "₹1" }] },
    ...{ path: "/leads/dashboard/orders/repair/J-1", button: "Open the repair" },
  },
  "taken-back": {
    ...{ title: "Your token is given back", about: ["Number 42"], text: "It is gone." },
    next: { label: "Launch days", to: "/shop/token-generation" },
  },
  "set-password": { name: "Asha", url: "https://www.dts.example/p", expires: "now", reason: "invited" },
  "wrong-codes": { name: "Asha", wrong: 5, url: "https://www.dts.example/leads/password" },
};

test.each(Object.entries(mails))(
  "%s: every link works as text, and the sender says who it is",
  async (template, data) => {
    const mail = { template: template as keyof MailTemplates, data: data as Record<string, unknown> };
    const { html, text } = await drawMail(mail, { ...sampleBrand, cin: "U12345KA2020PTC123456" });
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    // Mail programs take a full stop or a colon behind an address for a part of it.
    for (const link of links) expect(link).toMatch(/[\w/=-]$/);
    for (const [, to] of html.matchAll(/href="([^"]*)"/g)) expect(to).toMatch(/^(https:\/\/|mailto:)/);
    for (const part of [
      sampleBrand.legalName,
      sampleBrand.address,
      sampleBrand.phone,
      "U12345KA2020PTC123456",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  },
);

test.each([
  [{ ahead: 0 }, "Number 42: you are next"],
  [{ ahead: 1 }, "Number 42: one person is ahead of you"],
  [{ ahead: 3 }, "Number 42: 3 people are ahead of you"],
  // Queued by an older version.
  [{}, "Number 42: about ten people are ahead of you"],
])("the mail to a number that is near counts who is ahead: %o", async (ahead, title) => {
  const { text } = await drawMail({ template: "token-near", data: { ...token, ahead: undefined, ...ahead } });
  expect(text.replaceAll(/\s+/g, " ").toLowerCase()).toContain(title.toLowerCase());
});
