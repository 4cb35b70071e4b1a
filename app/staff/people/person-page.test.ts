import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

describeEachWorkspace("a person's page", (workspace) => {
  const nothing = { phone: undefined, email: undefined, organization: undefined, city: undefined };
  const titleOf = async (browser: StaffBrowser, given: object) => {
    const { db } = workspace.app.services;
    const stored = await recordSubmission(
      db,
      sampleSubmission({ person: { ...nothing, ...given } }),
      new Date(),
    );
    if (!("leadId" in stored)) throw new Error("no lead was stored");
    const { person_id } = await db
      .selectFrom("leads")
      .select("person_id")
      .where("id", "=", stored.leadId)
      .executeTakeFirstOrThrow();
    const text = await (await browser.ask(`/leads/dashboard/people/${person_id}`)).text();
    return /<title>(.*?)<\/title>/.exec(text)?.[1];
  };

  test("merges the two of the preview, and not whoever a colleague merged since", async () => {
    const { db } = workspace.app.services;
    const [first, second] = [workspace.browser(), workspace.browser()];
    await first.enterAs("manager");
    await second.enterAs("admin");
    for (const name of ["Xenia Preview", "Yamini Preview", "Zoya Preview"])
      await titleOf(first, { name, email: `${name.slice(0, 1)}@preview.example` });
    const rows = await db
      .selectFrom("people")
      .select("id")
      .where("name", "like", "% Preview")
      .orderBy("name")
      .execute();
    const [x = "", y = "", z = ""] = rows.map(({ id }) => id);
    const fieldsOf = async (browser: StaffBrowser, kept: string, merged: string) => {
      const page = await (await browser.ask(`/leads/dashboard/people/${kept}/join?with=${merged}`)).text();
      return { with: merged, seen: /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "", intent: "merge" };
    };
    const join = (browser: StaffBrowser, kept: string, form: Record<string, string>) =>
      browser.ask(`/leads/dashboard/people/${kept}/join`, { form });
    const old = await fieldsOf(first, x, y);
    expect((await join(second, z, await fieldsOf(second, z, y))).status).toBe(303);
    const refused = await join(first, x, old);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("A colleague merged or separated one of them while you looked.");
    expect((await join(first, x, await fieldsOf(first, x, y))).status).toBe(303);
  });

  test("tells people of one name apart in its title, by what reaches nobody", async () => {
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const name = "Asha Twin";
    const people = [
      { name, organization: "Example Textiles", phone: "9812398121" },
      { name, organization: "Example Textiles", phone: "9812398122" },
      { name, city: "Pune", email: "asha.one@first.example" },
      { name, email: "asha.two@second.example" },
    ];
    const titles: unknown[] = [];
    for (const person of people) titles.push(await titleOf(browser, person));
    expect(titles).toEqual([
      "Asha Twin, Example Textiles, phone ending in 8121 - People",
      "Asha Twin, Example Textiles, phone ending in 8122 - People",
      "Asha Twin, Pune, at first.example - People",
      "Asha Twin, at second.example - People",
    ]);
  });
});
