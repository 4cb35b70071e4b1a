import * as v from "valibot";
import { expect, test } from "vitest";
import type { Viewer } from "#app/leads/lead.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { describeEachWorkspace, type Role, secret } from "#tests/fixtures/workspace.ts";
import { apiClient } from "#tests/support/api-client.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { type Operation, operations } from "./operations.ts";
import { problem } from "./schemas.ts";

describeEachWorkspace("the API", (workspace) => {
  const memberOf = async (role: Role): Promise<Viewer> => ({
    id: (await workspace.browser().enterAs(role)).id,
    role,
  });
  const versionOf = async (id: string) =>
    (
      await workspace.app.services.db
        .selectFrom("leads")
        .select("version")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).version;

  test("answers each operation of its document as described, and nothing else", async () => {
    const { app } = workspace;
    const { ask } = await apiClient(app, await memberOf("admin"));
    const document = await (await app.fetch("/api/v1/openapi.json")).json();
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = Object.values<Operation>(operations);
    expect(listed.sort()).toEqual(known.map(({ method, path }) => `${method} ${path}`).sort());
    for (const operation of known) {
      const path = operation.path.replace("{lead}", workspace.at("{free}"));
      const body = operation.body && { version: await versionOf(workspace.at("{free}")), tags: ["vip"] };
      const answer = await ask(path, { method: operation.method, body });
      expect([path, answer.status]).toEqual([path, 200]);
      const json = await answer.json();
      expect(v.parse(operation.answer, json)).toEqual(json);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(
        (await ask(`${path}${path.includes("?") ? "&" : "?"}no-such=1`, { method: operation.method, body }))
          .status,
      ).toBe(400);
    }
    for (const [method, path, status] of [
      ["POST", "/leads", 405],
      ["DELETE", `/leads/${workspace.at("{free}")}`, 405],
      ["GET", "/staff", 404],
      ["POST", "/staff", 404],
    ] as const) {
      const answer = await ask(path, { method, body: method === "POST" ? {} : undefined });
      expect([path, answer.status]).toEqual([path, status]);
      expect(v.is(problem, await answer.json())).toBe(true);
    }
  });

  test("asks for a token with the scope, and ends with its maker's rights", async () => {
    const { app } = workspace;
    const { db } = app.services;
    const manager = await memberOf("manager");
    const { token, ask } = await apiClient(app, manager, ["leads:read"]);
    const status = async (path: string, extra = {}) => (await ask(path, extra)).status;
    expect(await status("/leads", { headers: { Authorization: "" } })).toBe(401);
    expect(await status("/leads", { headers: { Authorization: `Bearer ${token}x` } })).toBe(401);
    expect([
      await status("/leads"),
      await status("/people"),
      await status("/orders"),
      await status("/appointments"),
    ]).toEqual([200, 403, 403, 403]);
    const taken = `/leads/${workspace.at("{taken}")}`;
    expect(await status(taken, { method: "PATCH", body: { version: 1 } })).toBe(403);
    expect(JSON.stringify(await db.selectFrom("api_tokens").selectAll().execute())).not.toContain(token);
    expect(await status(taken)).toBe(200);
    await db.updateTable("user").set({ role: "agent" }).where("id", "=", manager.id).execute();
    expect(await status(taken)).toBe(404);
    const { id } = await db
      .selectFrom("user")
      .select("id")
      .where("id", "=", manager.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("api_tokens").set({ expires_at: 1 }).where("maker_id", "=", id).execute();
    expect(await status("/leads")).toBe(401);
  });

  test("shows an agent what the agent may see, in every list and every change", async () => {
    const { app } = workspace;
    const { ask } = await apiClient(app, await memberOf("agent"));
    const leads = await (await ask("/leads?limit=100")).json();
    const ids = leads.data.map(({ id }: { id: string }) => id);
    expect(ids).toContain(workspace.at("{free}"));
    expect(ids).not.toContain(workspace.at("{taken}"));
    for (const query of [`owner=${workspace.at("{member}")}`, "order=updated&limit=100"])
      expect(await (await ask(`/leads?${query}`)).text()).not.toContain(workspace.at("{taken}"));
    const path = `/leads/${workspace.at("{taken}")}`;
    expect((await ask(path)).status).toBe(404);
    const version = await versionOf(workspace.at("{taken}"));
    expect((await ask(path, { method: "PATCH", body: { version, status: "lost" } })).status).toBe(404);
    const free = `/leads/${workspace.at("{free}")}`;
    const given = { version: await versionOf(workspace.at("{free}")), owner: workspace.at("{member}") };
    expect((await ask(free, { method: "PATCH", body: given })).status).toBe(403);
    const made = { version: given.version, tags: ["a tag that nobody made"] };
    expect((await ask(free, { method: "PATCH", body: made })).status).toBe(403);
    expect(await versionOf(workspace.at("{free}"))).toBe(given.version);
  });

  test("changes status, tags, step and owner together, or nothing; an older version is a conflict", async () => {
    const { app } = workspace;
    const { db } = app.services;
    const manager = await memberOf("manager");
    const { ask } = await apiClient(app, manager);
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    if (stored.outcome === "conflict") throw new Error("conflict");
    const change = (body: object) => ask(`/leads/${stored.reference}`, { method: "PATCH", body });
    const version = await versionOf(stored.leadId);
    const hostile = `<img src=x onerror=alert(1)>`;
    const wished = {
      status: "contacted",
      owner: "me",
      tags: [hostile],
      nextStep: { text: hostile, day: "2099-01-01" },
    };
    const refused = await change({ version, ...wished, status: "no such" });
    expect([refused.status, await versionOf(stored.leadId)]).toEqual([422, version]);
    expect((await change({ version, ...wished, owner: "no such" })).status).toBe(403);
    expect(await versionOf(stored.leadId)).toBe(version);
    const answer = await change({ version, ...wished });
    expect(await answer.json()).toMatchObject({ ...wished, owner: { id: manager.id } });
    expect((await change({ version, status: "lost" })).status).toBe(409);
    const done = await change({ version: await versionOf(stored.leadId), nextStep: null, tags: [] });
    expect(await done.json()).toMatchObject({ nextStep: null, tags: [], status: "contacted" });
    const acts = await db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", stored.leadId)
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["status changed", "lead assigned", "step done"]),
    );
  });

  test("plans nothing after a withdrawal, and changes nothing about an erased lead", async () => {
    const { app } = workspace;
    const { db } = app.services;
    const { ask } = await apiClient(app, await memberOf("manager"));
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    if (stored.outcome === "conflict") throw new Error("conflict");
    const { leadId } = stored;
    await db.updateTable("leads").set({ restricted_at: 1 }).where("id", "=", leadId).execute();
    const plan = { version: await versionOf(leadId), nextStep: { text: secret, day: "2099-01-01" } };
    const planned = await ask(`/leads/${leadId}`, { method: "PATCH", body: plan });
    expect([planned.status, await planned.json()]).toMatchObject([403, { code: "not-allowed" }]);
    await db
      .transaction()
      .execute((trx) => eraseLeads(trx, [leadId], { reason: "a request", now: new Date() }));
    const version = await versionOf(leadId);
    for (const change of [
      { nextStep: { text: secret, day: "2099-01-01" } },
      { tags: [secret] },
      { owner: "me" },
    ]) {
      const refused = await ask(`/leads/${leadId}`, { method: "PATCH", body: { version, ...change } });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: "erased" }]);
    }
    expect(await versionOf(leadId)).toBe(version);
  });

  test("refuses what it does not understand, in JSON", async () => {
    const { ask } = await apiClient(workspace.app, await memberOf("admin"));
    const free = `/leads/${workspace.at("{free}")}`;
    const asked: [string, Parameters<typeof ask>[1], number][] = [
      ["/leads?limit=0", {}, 400],
      ["/leads?limit=1e9", {}, 400],
      ["/leads?status=%27%3B+drop+table+leads", {}, 400],
      ["/leads?limit=1&limit=2", {}, 400],
      ["/leads?cursor=AAAA", {}, 400],
      ["/leads?order=updated&cursor=MQ", {}, 400],
      ["/orders?cursor=..%2F..", {}, 400],
      ["/appointments?cursor=MQ", {}, 400],
      ["/appointments?from=2026-02-30", {}, 400],
      [`/leads/${encodeURIComponent("' or 1=1 --")}`, {}, 404],
      [free, { method: "PATCH", body: "{" }, 400],
      [free, { method: "PATCH", body: {} }, 422],
      [free, { method: "PATCH", body: { version: 1, form: "x" } }, 422],
      [free, { method: "PATCH", body: { version: 1 }, headers: { "Content-Type": "text/plain" } }, 415],
    ];
    for (const [path, extra, status] of asked) {
      const answer = await ask(path, extra);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await answer.text()).not.toMatch(/<script|at .*\.ts:/);
    }
  });

  test("pages through leads while others arrive and change, without a gap", async () => {
    const { app } = workspace;
    const { db } = app.services;
    const { ask } = await apiClient(app, await memberOf("manager"));
    const before = (await db.selectFrom("leads").select("id").where("status", "!=", "spam").execute()).map(
      ({ id }) => id,
    );
    const walk = async (query: string) => {
      const seen: string[] = [];
      for (let cursor = "", turn = 0; ; turn += 1) {
        const page = await (await ask(`/leads?limit=2&${query}${cursor && `&cursor=${cursor}`}`)).json();
        seen.push(...page.data.map(({ id }: { id: string }) => id));
        if (turn === 0) await recordSubmission(db, sampleSubmission(), new Date());
        if (turn === 1) {
          // The lead at which the page before ended changes: the next page goes on where it was.
          const last = seen.at(-1) ?? "";
          await db.updateTable("leads").set({ updated_at: Date.now() }).where("id", "=", last).execute();
        }
        if (!page.next) return seen;
        cursor = page.next;
      }
    };
    const newest = await walk("order=newest");
    expect(new Set(newest).size).toBe(newest.length);
    expect(newest).toEqual(expect.arrayContaining(before));
    expect(await walk("order=updated")).toEqual(expect.arrayContaining(before));
  });

  test("says nothing of a person whose consent was withdrawn, and no second fact of an order", async () => {
    const { app } = workspace;
    const { db } = app.services;
    const { ask } = await apiClient(app, await memberOf("admin"));
    await db
      .updateTable("leads")
      .set({ restricted_at: 1 })
      .where("id", "=", workspace.at("{taken}"))
      .execute();
    const lead = await (await ask(`/leads/${workspace.at("{taken}")}`)).text();
    await db
      .updateTable("leads")
      .set({ restricted_at: null })
      .where("id", "=", workspace.at("{taken}"))
      .execute();
    expect(lead).not.toContain(secret);
    expect(JSON.parse(lead)).toMatchObject({ data: "restricted", person: {}, answers: [] });
    expect(await (await ask("/orders?number=so-10234")).text()).not.toContain("3210");
    expect((await (await ask("/orders?number=so10234")).json()).data).toMatchObject([{ number: "SO-10234" }]);
    expect((await (await ask("/orders?number=none")).json()).data).toEqual([]);
  });
});
