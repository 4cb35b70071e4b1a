import { expect, test } from "vitest";
import { figurePath } from "#app/figures/kolam-path.ts";
import { ownKolam } from "#app/figures/own-kolam.ts";
import type { Section } from "#app/values/names.ts";
import { testApp } from "#tests/support/app.ts";

const kolamOf = (path: string, section: Section) => {
  const { seed, size, outline } = ownKolam(path, section);
  return `d="${figurePath(seed, size, outline).line}"`;
};

test("a confirmation shows the kolam of the page its form stood on, else of the home page, and is named as its heading", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp();
  const done = async (from: string) =>
    (await app.fetch(`/forms/contact/done?ref=DTS-7K4M-Q2XD${from}`)).text();
  expect(await done("&from=%2Feducation")).toContain(kolamOf("/education", "education"));
  for (const from of ["", "&from=%2Fno-such-page", "&from=https%3A%2F%2Fevil.test"]) {
    expect(await done(from)).toContain(kolamOf("/", "enterprise"));
  }
  const page = await (await app.fetch("/forms/data-request/done?mail=stays")).text();
  expect(/<title>([^<]*)</.exec(page)?.[1]).toMatch(/^Your request is with us/);
});
