import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { describeEachWorkspace, roles, secret } from "#tests/fixtures/workspace.ts";

const queue = "spring-launch mumbai 2027-03-19";
const path = `/leads/dashboard/queue?${new URLSearchParams({ at: queue })}`;

describeEachWorkspace("the queue of a launch day", (workspace) => {
  test("names a person to whoever may see the lead; the counter calls every number and is told what it did", async () => {
    const { db } = workspace.app.services;
    const id = await take(db, workspace.at("{taken}"), 1);
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
      expect(late.status).toBe(303);
      const seen = await (await browser.ask(late.headers.get("Location") ?? "")).text();
      for (const part of ["The queue has changed already", "Served"]) expect(seen).toContain(part);
      expect((await browser.ask(path, { form: { act: "missed", token: "made-up" } })).status).toBe(422);
    }
  });

  test("a second press of one page calls nobody else", async () => {
    const { db } = workspace.app.services;
    await db.deleteFrom("tokens").execute();
    const ids = [await take(db, workspace.at("{free}"), 1), await take(db, workspace.at("{taken}"), 2)];
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const next = async () => nextIn(await (await browser.ask(path)).text());
    const form = { act: "next", token: await next(), sure: "yes" };
    expect(form.token).toBe(ids[0]);
    for (const said of ["act=next&done=1", "changed=yes"])
      expect((await browser.ask(path, { form })).headers.get("Location")).toContain(said);
    const called = await db.selectFrom("tokens").select("number").where("state", "=", "called").execute();
    expect(called).toEqual([{ number: 1 }]);
    expect(await next()).toBe(ids[1]);
  });

  test("the next number is called on another day than the queue's only after a tick", async () => {
    const { db } = workspace.app.services;
    await db.deleteFrom("tokens").execute();
    const token = await take(db, workspace.at("{taken}"), 1);
    const browser = workspace.browser();
    await browser.enterAs("manager");
    expect(await (await browser.ask(path)).text()).toContain("not the day of the queue");
    const refused = await browser.ask(path, { form: { act: "next", token } });
    expect(refused.status).toBe(422);
    expect(await db.selectFrom("tokens").select("state").execute()).toEqual([{ state: "waiting" }]);
    const called = await browser.ask(path, { form: { act: "next", token, sure: "yes" } });
    expect(called.headers.get("Location")).toContain("act=next&done=1");
  });
});

/** The token that "Call next" names. */
function nextIn(page: string): string {
  return /name="act" value="next"\/><input type="hidden" name="token" value="([^"]*)"/.exec(page)?.[1] ?? "";
}

async function take(db: Database, leadId: string, number: number): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto("tokens")
    .values({
      ...{ id, queue, number, lead_id: leadId, state: "waiting", early: 0, day: "2027-03-19" },
      ...{ phone_mark: "p", email_mark: `e${number}`, told_at: null, created_at: 0, updated_at: 0 },
    })
    .execute();
  return id;
}
