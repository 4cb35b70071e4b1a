import { expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { testApp } from "#tests/support/app.ts";

test("the link of an opened role fills in team and role, one of a trial the wish, an unknown one nothing", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp();
  const { content } = app.bundle;
  const body = async (path: string) => (await app.fetch(path)).text();
  for (const { slug, title, location, team } of content.jobs) {
    const page = await body(`/people?kind=${slug}`);
    expect(page).toContain(`value="${title}, ${location}"`);
    expect(page).toContain(`<option selected="">${team}</option>`);
  }
  const trial = /<input[^>]*value="A trial with my own project"[^>]*>/;
  expect(trial.exec(await body("/vectorworks/Buildings?kind=trial"))?.[0]).toContain("checked");
  for (const path of ["/vectorworks?kind=constructor", "/vectorworks"])
    expect(trial.exec(await body(path))?.[0]).not.toContain("checked");
});

test("the next step of every confirmation leads to a page, and its choice exists there", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp();
  const { content } = app.bundle;
  for (const { id, thanks } of forms.values()) {
    const [path = "", kind] = thanks.onward?.to.split("?kind=") ?? [];
    if (path) expect([id, content.paths()]).toEqual([id, expect.arrayContaining([path])]);
    if (kind) expect(content.booking.kinds.map((each) => each.id)).toContain(kind);
  }
});
