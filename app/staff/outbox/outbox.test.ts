import { beforeEach, expect, test } from "vitest";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { queueSampleWithin, states } from "#tests/support/outbox.ts";

const path = "/leads/dashboard/outbox";

describeEachWorkspace("receivers of webhooks", (workspace) => {
  test("the same form twice adds one receiver", async () => {
    const { db } = workspace.app.services;
    const browser = workspace.browser();
    await browser.enterAs("admin");
    const webhooks = "/leads/dashboard/webhooks";
    const page = await (await browser.ask(webhooks)).text();
    const key = /name="key" value="([0-9a-f-]{36})"/.exec(page)?.[1] ?? "";
    const url = "https://crm.example/hooks/once";
    for (let press = 0; press < 2; press++) {
      const answer = await browser.ask(webhooks, {
        form: { intent: "add", key, url, event: "lead.created" },
      });
      expect(answer.status).toBe(303);
    }
    expect(await db.selectFrom("webhooks").select("id").where("url", "=", url).execute()).toEqual([
      { id: key },
    ]);
  });
});

describeEachWorkspace("trying all mails again", (workspace) => {
  beforeEach(async () => {
    const { db } = workspace.app.services;
    // At once: the application's own worker must not meet them while they are still open.
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("outbox").execute();
      for (let count = 0; count < 3; count++) await queueSampleWithin(trx);
      await trx
        .updateTable("outbox")
        .set({ state: "dead", attempts: 14, last_error: "550 denied" })
        .execute();
    });
  });

  test.each(["manager", "admin"] as const)(
    "one press of a %s gives every failed mail its tries again",
    async (role) => {
      const { db } = workspace.app.services;
      const browser = workspace.browser();
      const { id } = await browser.enterAs(role);
      expect(await (await browser.ask(path)).text()).toContain("Try all again now");
      const answer = await browser.ask(path, { form: { again: "all" } });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
      await expect.poll(() => states(db), { timeout: 15_000 }).toEqual({ sent: 3 });
      const entry = db.selectFrom("audit_log").selectAll().where("action", "=", "mails retried");
      expect(await entry.where("actor_id", "=", id).executeTakeFirst()).toMatchObject({
        detail: { mails: 3 },
      });
    },
  );

  test("every failed, waiting and sent mail is on a page, with how many there are", async () => {
    const { db } = workspace.app.services;
    const [row] = await db.selectFrom("outbox").selectAll().execute();
    const copies = Array.from({ length: 57 }, () => ({ ...(row as Row<"outbox">), id: newId(new Date()) }));
    await insertRows(db, "outbox", copies);
    const browser = workspace.browser();
    await browser.enterAs("manager");
    for (const [state, show, heading] of [
      ["dead", "failed", "Failed"],
      ["open", "waiting", "Waiting"],
      ["sent", "sent", undefined],
    ] as const) {
      const later = Date.now() + 3_600_000;
      await db.updateTable("outbox").set({ state, due_at: later }).execute();
      const first = await (await browser.ask(state === "sent" ? `${path}?show=sent` : path)).text();
      if (heading)
        expect(first).toMatch(new RegExp(`<h2>${heading}[^<]*(<!-- -->)?[^<]*<span[^>]*>60</span>`));
      const older = /href="[^"]*(\?show=[^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
      expect(older).toContain(`show=${show}`);
      const second = await (await browser.ask(path + older)).text();
      const mails = [first, second].map((page) => page.match(/<li><p><b>/g)?.length);
      expect([state, ...mails]).toEqual([state, 50, 10]);
    }
  });

  test("fifty failed mails are one page, and a later one stays after a press, also once it is empty", async () => {
    const { db } = workspace.app.services;
    const [row] = await db.selectFrom("outbox").selectAll().execute();
    const copiesOf = (count: number) =>
      Array.from({ length: count }, () => ({ ...(row as Row<"outbox">), id: newId(new Date()) }));
    await insertRows(db, "outbox", copiesOf(47));
    const browser = workspace.browser();
    await browser.enterAs("manager");
    const shown = async (address: string) =>
      (await (await browser.ask(address)).text()).replaceAll("<!-- -->", "");
    expect(await shown(path)).not.toContain("Older mails: failed");
    await insertRows(db, "outbox", copiesOf(1));
    const older = /href="[^"]*(\?show=failed&amp;after=[^"]*)"/.exec(await shown(path))?.[1] ?? "";
    const last = path + older.replaceAll("&amp;", "&");
    const mail = /<button(?=[^>]*name="mail")[^>]*value="([^"]+)"/.exec(await shown(last))?.[1] ?? "";
    const answer = await browser.ask(last, { form: { mail } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, last]);
    const emptied = await shown(last);
    expect(emptied).toContain("No mail is left on this page.");
    expect(emptied).not.toContain("No mail has failed");
    await db.updateTable("outbox").set({ state: "sent" }).execute();
    expect(await shown(last)).toContain("No mail has failed");
  });

  test("an agent cannot", async () => {
    const browser = workspace.browser();
    await browser.enterAs("agent");
    expect((await browser.ask(path, { form: { again: "all" } })).status).toBe(403);
    expect(await states(workspace.app.services.db)).toEqual({ dead: 3 });
  });

  test("while the relay refuses our own addresses every page says so to whoever sees the outbox", async () => {
    const { db } = workspace.app.services;
    const later = Date.now() + 60_000;
    const says = async (role: "agent" | "manager") => {
      const browser = workspace.browser();
      await browser.enterAs(role);
      return (await (await browser.ask("/leads/dashboard")).text()).includes(
        "refuses mail to our own addresses",
      );
    };
    expect(await says("manager")).toBe(false);
    await db.updateTable("outbox").set({ state: "open", failure: "refused", due_at: later }).execute();
    expect([await says("manager"), await says("agent")]).toEqual([true, false]);
  });
});
