import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { asksLater, firstFields } from "#app/forms/engine/details-form.ts";
import { sampleAnswers, samplePost } from "#tests/fixtures/sample-answers.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";

// Forms that need a choice first are part of their tools and end on their own pages.
const alone = [...forms.values()].filter(({ fields }) => !("choice" in fields));

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ database: "sqlite", env: { RATE_LIMIT: "off" } });
}, 180_000);
afterAll(() => app[Symbol.asyncDispose]());

function post(id: string, body: BodyInit): Promise<Response> {
  return app.fetch(`/forms/${id}`, { method: "POST", body, headers: { Origin: app.config.siteUrl } });
}

const stored = (form: string) =>
  app.services.db.selectFrom("leads").selectAll().where("form", "=", form).execute();

describe.each(alone.map((form) => [form.id, form] as const))("without script the form %s", (id, form) => {
  const drawn = async (path: string) => (await app.fetch(path)).text();

  test("stands on a page with every field that it asks", async () => {
    const page = app.bundle.content.pages.find(({ blocks }) =>
      blocks.some((block) => block.block === "form" && block.form === id),
    );
    const html = await drawn(page?.path ?? `/forms/${id}/again`);
    expect(html).toContain(`action="/forms/${id}"`);
    for (const name of sampleAnswers({ fields: firstFields(form) }).keys())
      expect(html).toContain(`name="${name}"`);
  });

  test("comes back with what is missing, and keeps nothing", async () => {
    const answer = await post(id, new URLSearchParams());
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please check");
    expect(await stored(id)).toEqual([]);
  });

  test("is confirmed with the reference of the lead that is stored", async () => {
    const answer = await post(id, samplePost(form));
    expect(answer.status).toBe(303);
    const [lead, ...others] = await stored(id);
    expect(others).toEqual([]);
    const done = await drawn(answer.headers.get("Location") ?? "");
    expect(done).toContain(lead?.reference);
    expect(done).toContain(form.thanks.heading.replaceAll("'", "&#x27;"));
    const given = form.gives && sampleAnswers(form).get(form.gives.field)?.[0];
    for (const { to } of form.gives?.by[given ?? ""] ?? []) expect(done).toContain(`href="${to}"`);
  });

  if (asksLater(form)) {
    test("asks details on its confirmation, which are confirmed too and become part of the same lead", async () => {
      const first = samplePost({ fields: firstFields(form) }, { message: ["With details"] });
      const answer = await post(id, first);
      const done = answer.headers.get("Location") ?? "";
      const html = await drawn(done);
      const lead = /name="lead" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
      expect(html).toContain(`action="/forms/${id}-details"`);
      const before = await stored(id);
      const wrong = await post(`${id}-details`, new URLSearchParams({ lead, city: "x".repeat(500) }));
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).toContain("Please check 1 answer");
      const added = await post(`${id}-details`, new URLSearchParams({ lead, city: "Pune" }));
      expect(added.status).toBe(303);
      expect(await drawn(added.headers.get("Location") ?? "")).toContain("Thank you, the details are added");
      const after = await stored(id);
      expect(after).toHaveLength(before.length);
      expect(after.filter(({ version }) => version === 2)).toHaveLength(1);
    });
  }
});
