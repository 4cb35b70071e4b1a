import { expect, test, vi } from "vitest";
import { maxLeads, type News } from "#app/leads/changes/news.ts";
import { recordChange } from "#app/leads/changes/record-change.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { addNote, assignLead } from "#app/leads/work/lead-work.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const path = "/leads/dashboard/live";
const colleague = { id: "colleague", role: "admin" } as const;

/** The news of a stream, one piece after the other; undefined at its end. */
async function listen(browser: StaffBrowser, headers: Record<string, string> = {}) {
  const answer = await browser.ask(path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder();
  let kept = "";
  async function next(): Promise<News | undefined> {
    for (;;) {
      const [event, ...rest] = kept.split("\n\n");
      if (rest.length > 0) {
        kept = rest.join("\n\n");
        const line = event?.split("\n").find((text) => text.startsWith("data: "));
        const news = line && withoutMails(JSON.parse(line.slice("data: ".length)));
        if (news) return news;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      kept += text.decode(value, { stream: true });
    }
  }
  return { first: await next(), next, close: () => reader.cancel() };
}

/** Mails of earlier tests leave at any time. */
function withoutMails({ leads, ...news }: News): News | undefined {
  const others = leads
    ?.map(({ id, what }) => ({ id, what: what.filter((name) => !name.startsWith("mail-")) }))
    .filter(({ what }) => what.length > 0);
  if (!others) return news;
  return others.length > 0 ? { ...news, leads: others } : undefined;
}

async function newLead({ services: { db } }: TestApp): Promise<string> {
  const stored = await recordSubmission(db, sampleSubmission(), new Date());
  if (stored.outcome !== "stored") throw new Error("the lead was not stored");
  return stored.leadId;
}

describeEachWorkspace("the stream of what changes", (workspace) => {
  test("tells of new leads and changes, also of those that another process stored", async () => {
    const { app } = workspace;
    const database = app.config.databaseUrl;
    await using other = await testApp({ database, env: { APP_SECRET: "s".repeat(32) } });
    const manager = workspace.browser();
    await manager.enterAs("manager");
    const here = await listen(manager);
    const there = new StaffBrowser(other);
    await there.enterAs("manager");
    const beside = await listen(there);
    const leadId = await newLead(other);
    expect(await here.next()).toEqual({ leads: [{ id: leadId, what: ["created"] }] });
    expect(await beside.next()).toEqual({ leads: [{ id: leadId, what: ["created"] }] });
    await addNote(app.services.db, { leadId, text: "Called" }, colleague, new Date());
    expect(await beside.next()).toEqual({ leads: [{ id: leadId, what: ["changed", "note"] }] });
    await Promise.all([here.close(), beside.close()]);
  });

  test("never tells an agent of a lead of somebody else, and that a lead is gone without naming it", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const owner = await workspace.browser().enterAs("agent");
    const stream = await listen(agent);
    const leadId = await newLead(workspace.app);
    expect(await stream.next()).toEqual({ leads: [{ id: leadId, what: ["created"] }] });
    await assignLead(db, { leadId, ownerId: owner.id }, colleague, new Date());
    expect(await stream.next()).toEqual({ kinds: ["leads"] });
    await addNote(db, { leadId, text: "Secret" }, colleague, new Date());
    const free = await newLead(workspace.app);
    expect(await stream.next()).toEqual({ leads: [{ id: free, what: ["created"] }] });
    await stream.close();
  });

  test("tells who is told of it of a notice, and nobody else", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    const { id } = await agent.enterAs("agent");
    const other = workspace.browser();
    await other.enterAs("manager");
    const [own, foreign] = [await listen(agent), await listen(other)];
    const leadId = await newLead(workspace.app);
    await Promise.all([own.next(), foreign.next()]);
    await assignLead(db, { leadId, ownerId: id }, colleague, new Date());
    expect(await own.next()).toMatchObject({ kinds: ["notice"] });
    expect(await foreign.next()).toEqual({ leads: [{ id: leadId, what: ["changed", "assigned"] }] });
    await Promise.all([own.close(), foreign.close()]);
  });

  test("ends after signing out, disabling and a change of role", async () => {
    const { db } = workspace.app.services;
    const gone = workspace.browser();
    await gone.enterAs("agent");
    const disabled = workspace.browser();
    const { id: disabledId } = await disabled.enterAs("agent");
    const promoted = workspace.browser();
    const { id: promotedId } = await promoted.enterAs("agent");
    const streams = [await listen(gone), await listen(disabled), await listen(promoted)];
    await gone.ask("/leads/logout", { form: {} });
    for (const [id, change] of [
      [disabledId, { disabled: workspace.app.services.db.engine === "sqlite" ? 1 : true }],
      [promotedId, { role: "manager" }],
    ] as const) {
      await db
        .updateTable("user")
        .set(change as never)
        .where("id", "=", id)
        .execute();
    }
    for (const stream of streams) expect(await stream.next()).toBeUndefined();
  });

  test("says that something may be missed to who comes back", async () => {
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const stream = await listen(agent, { "Last-Event-ID": "1" });
    expect(stream.first).toEqual({ all: true });
    await stream.close();
  });

  test("is given to twenty tabs of a person: one more ends the oldest", async () => {
    const agent = workspace.browser();
    await agent.enterAs("agent");
    const streams = [];
    for (let tab = 0; tab < 21; tab += 1) streams.push(await listen(agent));
    expect(await streams[0]?.next()).toBeUndefined();
    await Promise.all(streams.slice(1).map((stream) => stream.close()));
  });

  test("drops a reader who does not read", async () => {
    const agent = workspace.browser();
    await agent.enterAs("manager");
    const answer = await agent.ask(path);
    const other = await listen(agent);
    const { db } = workspace.app.services;
    let heard = 0;
    const reading = (async () => {
      while (await other.next()) heard += 1;
    })();
    const leads: string[] = [];
    while (leads.length < maxLeads) leads.push(await newLead(workspace.app));
    // Together more than waits for a reader, each in a poll of its own.
    for (let round = 0; round < 4; round += 1) {
      const before = heard;
      await db.transaction().execute(async (trx) => {
        for (const leadId of leads)
          await recordChange(trx, { kind: "lead", leadId, what: "changed", now: new Date() });
      });
      await vi.waitUntil(() => heard > before, { timeout: 10_000 });
    }
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    await expect(
      (async () => {
        for (let part = await reader.read(); !part.done; ) part = await reader.read();
      })(),
    ).rejects.toThrow("too slow");
    await other.close();
    await reading;
  });
});

describeEachWorkspace("who looks at a lead", (workspace) => {
  const looking = `${path}/looking`;
  const look = async (browser: StaffBrowser, lead: string, left = "") => {
    const answer = await browser.ask(looking, { form: { lead, left } });
    return answer.status === 200 ? ((await answer.json()) as { others: string[] }).others : answer.status;
  };

  test("is told to colleagues who look at it too, until they leave", async () => {
    const lead = workspace.at("{free}");
    const [agent, manager] = [workspace.browser(), workspace.browser()];
    await agent.enterAs("agent");
    await manager.enterAs("manager");
    expect(await look(agent, lead)).toEqual([]);
    expect(await look(manager, lead)).toEqual(["The agent"]);
    const stream = await listen(agent);
    await look(manager, lead, "yes");
    expect(await stream.next()).toEqual({ leads: [{ id: lead, what: ["looking"] }] });
    expect(await look(agent, lead)).toEqual([]);
    await stream.close();
  });

  test("is not told of leads that one may not see", async () => {
    const agent = workspace.browser();
    await agent.enterAs("agent");
    expect(await look(agent, workspace.at("{taken}"))).toBe(404);
    expect(await look(agent, "nothing")).toBe(404);
  });
});

describeEachWorkspace("notices", (workspace) => {
  const page = "/leads/dashboard/notices";

  test("are listed, counted above every page, and read when the lead is opened or the button is pressed", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    const { id } = await agent.enterAs("agent");
    const leads = [await newLead(workspace.app), await newLead(workspace.app), await newLead(workspace.app)];
    for (const leadId of leads) await assignLead(db, { leadId, ownerId: id }, colleague, new Date());
    const text = async (at: string) => (await agent.ask(at)).text();
    expect(await text("/leads/dashboard")).toContain("Notices, 3 not read");
    await agent.ask(`/leads/dashboard/${leads[0]}`);
    const shown = await text(page);
    expect(shown).toContain("Notices, 2 not read");
    const notice = /value="([0-9a-f-]{36})" aria-label="Mark as read/.exec(shown)?.[1] ?? "";
    expect((await agent.ask(page, { form: { notice } })).status).toBe(303);
    expect(await text(page)).toContain("Notices, 1 not read");
    await agent.ask(page, { form: { notice: "all" } });
    expect(await text(page)).not.toContain("not read");
  });

  test("are read by their reader alone, and name no lead that is somebody else's by now", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    const { id } = await agent.enterAs("agent");
    const other = workspace.browser();
    const { id: otherId } = await other.enterAs("agent");
    const stored = await recordSubmission(
      db,
      sampleSubmission({ person: { name: "Hema <b>Hidden</b>" } }),
      new Date(),
    );
    if (stored.outcome !== "stored") throw new Error("the lead was not stored");
    const { leadId } = stored;
    await assignLead(db, { leadId, ownerId: id }, colleague, new Date());
    const shown = await (await agent.ask(page)).text();
    expect(shown).toContain("Hema &lt;b&gt;Hidden&lt;/b&gt;");
    const notice = /value="([0-9a-f-]{36})" aria-label="Mark as read/.exec(shown)?.[1] ?? "";
    await other.ask(page, { form: { notice } });
    await assignLead(db, { leadId, ownerId: otherId }, colleague, new Date());
    const later = await (await agent.ask(page)).text();
    expect(later).toContain("Notices, 1 not read");
    expect(later).not.toContain("Hidden");
  });
});
