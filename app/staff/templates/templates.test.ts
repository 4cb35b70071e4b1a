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

    const edit = (version: string) => save({ template: id, version, name: "Better", text: "Better words" });
    expect((await edit("1")).status).toBe(303);
    expect((await edit("1")).status).toBe(409);
    const open = await (await browser.ask(`${path}?template=${id}`)).text();
    for (const text of ["Better words", "Version 2", "Version 1", "The manager"])
      expect(open).toContain(text);
    const remove = { template: id, version: "2", intent: "remove" };
    expect((await browser.ask(path, { form: remove })).status).toBe(303);
    expect(await (await browser.ask(path)).text()).not.toContain("Better");
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
