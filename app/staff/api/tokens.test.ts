import { expect, test } from "vitest";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { resetStaff } from "#app/accounts/revoke-access.server.ts";
import { listFeeds, makeFeed } from "#app/booking/store/calendar-feeds.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { apiClient } from "#tests/support/api-client.ts";

const path = "/leads/dashboard/api";
const wish = { name: `"><script>alert(1)</script>`, scope: "leads:read", days: "30" };

describeEachWorkspace("tokens of the API", (workspace) => {
  test("are shown once, work until revoked, and others cannot revoke them", async () => {
    const { app } = workspace;
    const [agent, manager, admin] = [workspace.browser(), workspace.browser(), workspace.browser()];
    const { id } = await agent.enterAs("agent");
    await manager.enterAs("manager");
    await admin.enterAs("admin");
    expect((await agent.ask(path, { form: { ...wish, scope: "everything" } })).status).toBe(422);
    const made = await (await agent.ask(path, { form: wish })).text();
    const [token = ""] = /wsk_[\w-]{43}/.exec(made) ?? [];
    expect(made).not.toContain("<script>alert(1)");
    const status = async () =>
      (await app.fetch("/api/v1/leads", { headers: { Authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(200);
    const [mine, managers, admins] = await Promise.all(
      [agent, manager, admin].map(async (browser) => (await browser.ask(path)).text()),
    );
    expect(mine).not.toContain(token);
    expect([mine, managers, admins].map((page = "") => page.includes("alert(1)"))).toEqual([
      true,
      false,
      true,
    ]);
    const { id: tokenId } = await app.services.db
      .selectFrom("api_tokens")
      .select("id")
      .where("maker_id", "=", id)
      .executeTakeFirstOrThrow();
    const revoke = { intent: "revoke", token: tokenId };
    expect([(await manager.ask(path, { form: revoke })).status, await status()]).toEqual([409, 200]);
    expect([(await admin.ask(path, { form: revoke })).status, await status()]).toEqual([303, 401]);
  });

  test("whose form was refused stay open; a token that was revoked before opens nothing", async () => {
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const isOpen = async (form: Record<string, string>) =>
      /<details[^>]* open=""[^>]*><summary[^>]*>New token/.test(
        await (await agent.ask(path, { form })).text(),
      );
    const revoke = { intent: "revoke", token: crypto.randomUUID() };
    expect(await isOpen({ ...wish, scope: "" })).toBe(true);
    expect(await isOpen({ ...wish, name: "" })).toBe(true);
    expect(await isOpen(revoke)).toBe(false);
    expect(await isOpen(wish)).toBe(false);
  });

  test("end while their maker is disabled or lacks a second factor that the role needs", async () => {
    const { app } = workspace;
    const { db } = app.services;
    const agent = workspace.browser();
    const { id } = await agent.enterAs("agent");
    const [token = ""] = /wsk_[\w-]{43}/.exec(await (await agent.ask(path, { form: wish })).text()) ?? [];
    const status = async () =>
      (await app.fetch("/api/v1/leads", { headers: { Authorization: `Bearer ${token}` } })).status;
    await db.insertInto("second_factor_roles").values({ role: "agent", set_by: "test", set_at: 1 }).execute();
    expect(await status()).toBe(401);
    await db.deleteFrom("second_factor_roles").execute();
    expect(await status()).toBe(200);
    const disabled = app.config.databaseUrl.startsWith("postgres") ? true : 1;
    await db
      .updateTable("user")
      .set({ disabled: disabled as never })
      .where("id", "=", id)
      .execute();
    expect(await status()).toBe(401);
  });

  test("end for good, with the sessions, when their maker is disabled or reset", async () => {
    const { services } = workspace.app;
    for (const end of [
      async (id: string) => {
        await changeStaff(services, { id, disabled: true }, "test");
        await changeStaff(services, { id, disabled: false }, "test");
      },
      (id: string) => resetStaff(services, id, "test"),
    ]) {
      const [agent, other] = [workspace.browser(), workspace.browser()];
      const { id } = await agent.enterAs("agent");
      const others = await other.enterAs("agent");
      const [mine, theirs] = [
        await apiClient(workspace.app, { id, role: "agent" }),
        await apiClient(workspace.app, { id: others.id, role: "agent" }),
      ];
      await makeFeed(services.db, null, { id, role: "agent" }, new Date());
      await end(id);
      expect([(await mine.ask("/leads")).status, (await theirs.ask("/leads")).status]).toEqual([401, 200]);
      expect([(await agent.ask(path)).status, (await other.ask(path)).status]).toEqual([303, 200]);
      expect(await listFeeds(services.db, id)).toEqual([]);
    }
  });
});
