import { expect, test } from "vitest";
import { figurePath } from "#app/figures/kolam-path.ts";
import { ownKolam } from "#app/figures/own-kolam.ts";
import type { Section } from "#app/values/names.ts";
import { testApp } from "#tests/support/app.ts";

const kolamOf = (path: string, section: Section) => {
  const { seed, size, outline } = ownKolam(path, section);
  return `d="${figurePath(seed, size, outline).line}"`;
};

test("a confirmation shows the kolam of the page its form stood on, else of the form's own, and is named as its heading", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp();
  const done = async (from: string) =>
    (await app.fetch(`/forms/contact/done?ref=DTS-7K4M-Q2XD${from}`)).text();
  expect(await done("&from=%2Feducation")).toContain(kolamOf("/education", "education"));
  for (const from of ["", "&from=%2Fno-such-page", "&from=https%3A%2F%2Fevil.test"]) {
    expect(await done(from)).toContain(kolamOf("/contact-us", "company"));
  }
  const page = await (await app.fetch("/forms/data-request/done?ref=DTS-7K4M-Q2XD&mail=stays")).text();
  expect(/<title>([^<]*)</.exec(page)?.[1]).toMatch(/^Your request is with us/);
});

test("without a reference it thanks for nothing and leads to the form", { timeout: 180_000 }, async () => {
  await using app = await testApp();
  for (const [form, place] of [
    ["contact", "/contact-us#form"],
    ["contact-details", "/contact-us#form"],
    ["enterprise-contact", "/enterprise-contact#form"],
    ["application", "/people#form"],
    ["token", "/shop/token-generation#tool"],
    ["feedback-bep-2025", "/feedback/bep-2025"],
  ]) {
    const page = await (await app.fetch(`/forms/${form}/done?mail=goes`)).text();
    const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? "";
    expect(main, form).toContain(`href="${place}"`);
    expect(main, form).not.toMatch(/thank you/i);
  }
});
