import { expect, test } from "vitest";
import { ownKolam } from "#app/figures/kolam.tsx";
import { figurePath } from "#app/figures/kolam-path.ts";
import type { Section } from "#app/values/names.ts";
import { testApp } from "#tests/support/app.ts";

const kolamOf = (path: string, section: Section) => {
  const { seed, size, outline } = ownKolam(path, section);
  return `d="${figurePath(seed, size, outline).line}"`;
};

test("a confirmation shows the kolam of the page that its form stood on, else that of the home page", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp();
  const done = async (from: string) =>
    (await app.fetch(`/forms/contact/done?ref=DTS-7K4M-Q2XD${from}`)).text();
  expect(await done("&from=%2Feducation")).toContain(kolamOf("/education", "education"));
  for (const from of ["", "&from=%2Fno-such-page", "&from=https%3A%2F%2Fevil.test"]) {
    expect(await done(from)).toContain(kolamOf("/", "enterprise"));
  }
});
