import { expect, test } from "vitest";
import { feedbackNotice } from "#app/feedback/feedback-notice.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { noticeVersion } from "#app/forms/receive/notice-version.server.ts";
import { sampleSite } from "#tests/fixtures/sample-site.ts";
import { noticeTexts, noticeWording } from "./notice.ts";

const notices = [...forms.values(), feedbackNotice].map((form) => [form.id, form] as const);

test.each(notices)(
  "the notice of %s names data, purpose, time, rights and the Board in English and Hindi",
  (_id, form) => {
    const [english, hindi] = noticeTexts(form, sampleSite);
    const wording = noticeWording([english]);
    for (const part of [
      "collects:",
      form.purpose.en,
      `${form.keepMonths} months`,
      "withdraw",
      "erase",
      "Data Protection Board of India",
    ]) {
      expect(wording).toContain(part);
    }
    const inHindi = noticeWording([hindi]);
    for (const part of [form.purpose.hi, `${form.keepMonths}`, "शिकायत", "भारतीय डेटा संरक्षण बोर्ड"])
      expect(inHindi).toContain(part);
    for (const text of [wording, inHindi]) expect(text).toContain(sampleSite.grievanceOfficer.email);
    expect(wording + inHindi).not.toMatch(/undefined|null/);
  },
);

test("each field of a form is itemised, needed ones apart from optional ones", () => {
  const [english] = noticeTexts(contact, sampleSite);
  expect(english.facts[0]).toBe(
    "DTS Device & Technology Services Private Limited collects: e-mail or phone, the subject of your message, your message. " +
      "If you give them: order, repair or serial number, your name, city, the ways you agree to hear from us.",
  );
});

test("the version changes with any word and not otherwise", () => {
  const now = noticeVersion(contact, sampleSite);
  expect(now.version).toMatch(/^n-[0-9a-f]{12}$/);
  expect(noticeVersion(contact, { ...sampleSite })).toEqual(now);
  const other = {
    ...sampleSite,
    grievanceOfficer: { ...sampleSite.grievanceOfficer, name: "Somebody Else" },
  };
  expect(noticeVersion(contact, other).version).not.toBe(now.version);
  expect(now.hash.startsWith(now.version.slice(2))).toBe(true);
});
