import { expect, test } from "vitest";
import { describeEachWorkspace, roles, secret } from "#tests/fixtures/workspace.ts";

const queue = "spring-launch mumbai 2027-03-19";
const path = `/leads/dashboard/queue?${new URLSearchParams({ at: queue })}`;

describeEachWorkspace("the queue of a launch day", (workspace) => {
  test("names a person to whoever may see the lead; the counter calls every number and is told what it did", async () => {
    const { db } = workspace.app.services;
    const id = crypto.randomUUID();
    const lead_id = workspace.at("{taken}");
    const times = { created_at: 0, updated_at: 0 };
    const token = {
      id,
      lead_id,
      queue,
      number: 1,
      early: 0,
      day: "2027-03-19",
      phone_mark: "p",
      email_mark: "e",
      told_at: null,
    };
    await db
      .insertInto("tokens")
      .values({ ...token, ...times, state: "waiting" })
      .execute();
    for (const role of roles) {
      const browser = workspace.browser();
      await browser.enterAs(role);
      const page = await (await browser.ask(path)).text();
      expect(page.includes(secret), role).toBe(role !== "agent");
      expect(page.includes("A colleague&#x27;s lead"), role).toBe(role === "agent");
      await db.updateTable("tokens").set({ state: "waiting" }).where("id", "=", id).execute();
      for (const [act, said] of [
        ["call", "Number 1 is called."],
        ["missed", "Number 1 did not come."],
        ["call", "Number 1 is called."],
        ["served", "Number 1 is served."],
      ] as const) {
        const answer = await browser.ask(path, { form: { act, token: id } });
        expect(answer.status).toBe(303);
        const shown = await browser.ask(answer.headers.get("Location") ?? "");
        expect(await shown.text()).toContain(said);
      }
      const late = await browser.ask(path, { form: { act: "missed", token: id } });
      expect(late.status).toBe(409);
      const seen = await late.text();
      for (const part of ["A colleague changed the queue first", "Served"]) expect(seen).toContain(part);
    }
  });
});
