import { expect, test } from "vitest";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";

const path = "/leads/dashboard/templates";
const hostile = '<script>alert("template")</script>';

describeEachWorkspace("templates", (workspace) => {
  test("are edited as versions, offered in the composer, and taken away", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const own = {
      channel: "mail",
      form: "",
      language: "en",
      subject: "About {reference}",
      text: `Hello {name} ${hostile}`,
    };
    const save = (form: Record<string, string>) =>
      browser.ask(path, { form: { intent: "save", ...own, ...form } });
    expect((await save({ name: hostile })).status).toBe(303);
    const refusals: Record<string, string>[] = [
      { name: " " },
      { name: "x", text: " " },
      { name: "x", subject: "" },
      { name: "x", text: "{nmae}" },
      { name: "x", form: "none" },
    ];
    for (const wrong of refusals) {
      const refused = await save(wrong);
      expect(refused.status).toBe(422);
      expect(await refused.text()).not.toContain(hostile);
    }
    const list = await (await browser.ask(path)).text();
    expect(list).not.toContain(hostile);
    expect(list).toContain("First answer");
    const { id } = await workspace.app.services.db
      .selectFrom("reply_templates")
      .select("id")
      .executeTakeFirstOrThrow();
    const lead = workspace.at("/leads/dashboard/{taken}");
    expect(await (await browser.ask(lead)).text()).not.toContain(hostile);
    const filled = { intent: "fill", template: id, subject: "", text: "", key: "k", language: "en" };
    const page = await (await browser.ask(lead, { form: filled })).text();
    expect(page).toMatch(/Hello Padmavathi Secretholder &lt;script&gt;/);
    expect(page).toMatch(/value="About DTS-/);

    const edit = (text: string) => save({ template: id, version: "1", name: "Better", text });
    expect((await edit("Better words")).status).toBe(303);
    expect((await edit("Other words")).status).toBe(409);
    const open = await (await browser.ask(`${path}?template=${id}`)).text();
    for (const text of ["Better words", "Version 2", "Version 1", "The manager"])
      expect(open).toContain(text);
    const remove = { template: id, version: "2", intent: "remove" };
    expect((await browser.ask(path, { form: remove })).status).toBe(303);
    expect(await (await browser.ask(path)).text()).not.toContain("Better");
  });

  test("one that is saved twice, as after a lost answer, is one of one version", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const own = { channel: "mail", form: "", language: "en", subject: "S", name: "Saved twice" };
    const key = /name="key" value="([\w-]+)"/.exec(
      await (await browser.ask(`${path}?template=new`)).text(),
    )?.[1];
    const save = (form: Record<string, string>) =>
      browser.ask(path, { form: { intent: "save", ...own, ...form } });
    const stored = () =>
      workspace.app.services.db
        .selectFrom("reply_templates")
        .select(["id", "version", "text"])
        .where("name", "=", own.name)
        .orderBy("version")
        .execute();
    const first = { key: String(key), version: "0", text: "First" };
    for (const _ of [1, 2]) expect((await save(first)).status).toBe(303);
    const edit = { template: String(key), version: "1", text: "Second" };
    for (const _ of [1, 2]) expect((await save(edit)).status).toBe(303);
    expect(await stored()).toEqual([
      { id: key, version: 1, text: "First" },
      { id: key, version: 2, text: "Second" },
    ]);
    expect((await save({ ...edit, text: "Another" })).status).toBe(409);
  });

  test("one that we ship is changed and removed like any other", async () => {
    const browser = workspace.browser();
    await browser.enterAs("admin");
    const id = "shipped-no-answer-en";
    const form = {
      channel: "mail",
      form: "",
      language: "en",
      subject: "S",
      text: "T",
      template: id,
      name: "Ours now",
    };
    expect((await browser.ask(path, { form: { ...form, intent: "save", version: "0" } })).status).toBe(303);
    expect(await (await browser.ask(path)).text()).toContain("Ours now");
    expect((await browser.ask(path, { form: { ...form, intent: "remove", version: "1" } })).status).toBe(303);
    expect(await (await browser.ask(path)).text()).not.toContain("Ours now");
  });
});
