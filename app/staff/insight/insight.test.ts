import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { assignLead } from "#app/leads/work/lead-work.server.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const path = "/leads/dashboard/insight";

for (const [engine, newDatabase] of Object.entries(appDatabases)) {
  describe(`insight (${engine})`, { timeout: 120_000 }, () => {
    let app: TestApp;
    let manager: StaffBrowser;
    let agent: StaffBrowser;
    beforeAll(async () => {
      app = await testApp({ database: await newDatabase(), env: { APP_SECRET: "s".repeat(32) } });
      manager = new StaffBrowser(app);
      agent = new StaffBrowser(app);
      const { id: managerId } = await manager.enterAs("manager");
      const { id: agentId } = await agent.enterAs("agent");
      const { db, now } = app.services;
      for (const [source, city] of [
        ["=cmd()", "Pune"],
        ["newsletter", "Surat"],
        ["newsletter", "<script>alert(1)</script>"],
      ] as const) {
        const last = { landingPage: "/service", source, campaign: "autumn" };
        const sample = sampleSubmission({ attribution: { last } });
        const submission = { ...sample, person: { ...sample.person, city } };
        const stored = await recordSubmission(db, submission, now());
        if (stored.outcome !== "stored") throw new Error("the lead was not stored");
        if (city === "Pune") {
          const viewer = { id: managerId, role: "manager" } as const;
          await assignLead(db, { leadId: stored.leadId, ownerId: agentId }, viewer, now());
        }
      }
    }, 120_000);
    afterAll(() => app[Symbol.asyncDispose]());

    test("leads from each number to just the leads that it counts, as typed text only", async () => {
      const page = await (await manager.ask(path)).text();
      expect(page.includes("<script>alert")).toBe(false);
      for (const [name, count] of [
        ["newsletter", 2],
        ["autumn", 3],
        ["/service", 3],
        ["Pune", 1],
        ["No one yet", 2],
      ] as const) {
        const [, to = ""] = new RegExp(`<a href="([^"]+)"[^>]*>${name}</a>`).exec(page) ?? [];
        const list = await (await manager.ask(to.replaceAll("&amp;", "&"))).text();
        expect(list.match(/data-row/g), name).toHaveLength(count);
      }
    });

    test("shows agents the figures of their own leads", async () => {
      const page = await (await agent.ask(path)).text();
      expect(["Pune", "Surat", "newsletter", "By owner"].filter((word) => page.includes(word))).toEqual([
        "Pune",
      ]);
    });

    test("gives the numbers as a file that calculates nothing, to agents their own", async () => {
      const file = await (await manager.ask(`${path}/export`)).text();
      expect(file).toContain('"Source","newsletter","2","0","0"');
      expect(file).toContain(`"Source","'=cmd()","1"`);
      expect(await (await agent.ask(`${path}/export`)).text()).not.toContain("newsletter");
      const funnel = await (await manager.ask(`${path}/funnel/export`)).text();
      expect(funnel).toMatch(
        /"Form","Field","Seen","Started","Sent".*\r?\n"[^"]+","","0","0","3","0","0",""/,
      );
    });

    test.each([
      "range=always",
      "from=2026-02-30&to=2026-03-01",
      "from=1900-01-01&to=2026-01-01",
      "kind=x&all=%01",
    ])("takes an address that means nothing (%s) for the usual days", async (query) => {
      const page = await manager.ask(`${path}?${query}`);
      expect(page.status).toBe(200);
      expect(/aria-current="true"[^>]*>30 days/.test(await page.text())).toBe(true);
    });

    test("shows feedback by question, who said it, and comments as plain text, without who withdrew consent", async () => {
      const { db, now } = app.services;
      for (const [who, rating, comment] of [
        ["Asha", "Excellent", "<b>Loved</b> it"],
        ["Binod", "Poor", ""],
        ["Chitra", "Poor", "Too long"],
      ] as const) {
        const value = { key: "rating", label: "How would you rate the event overall?", value: rating };
        const wrote = { key: "experience", label: "Tell us", value: comment };
        const submission = sampleSubmission({
          ...{ form: "feedback-bep-2025", kind: "record", person: { name: who } },
          answers: [value, ...(comment ? [wrote] : [])],
        });
        await recordSubmission(db, submission, now());
      }
      await db.updateTable("leads").set({ restricted_at: 1 }).where("name", "=", "Chitra").execute();
      const feedback = `${path}/feedback/feedback-bep-2025`;
      const page = await (await agent.ask(feedback)).text();
      const words = ["&lt;b&gt;Loved&lt;/b&gt; it", "2<!-- --> <!-- -->answers", "Too long", "<b>Loved"];
      expect(words.filter((word) => page.includes(word))).toEqual(words.slice(0, 2));
      const poor = await (await agent.ask(`${feedback}?question=rating&answer=3`)).text();
      expect(["Asha", "Binod", "Chitra"].filter((who) => poor.includes(who))).toEqual(["Binod"]);
      const file = await (await agent.ask(`${feedback}/export`)).text();
      expect(file).toContain('"How would you rate the event overall?","Excellent","1","2","50%"');
      // Comments go to who may export leads, and the log says so.
      expect(file).not.toContain("Loved");
      const exported = await (await manager.ask(`${feedback}/export`)).text();
      expect(exported).toMatch(/"<b>Loved<\/b> it","1","","","Asha",/);
      expect(exported).not.toContain("Too long");
      const logged = await db
        .selectFrom("audit_log")
        .select("detail")
        .where("action", "=", "leads exported")
        .execute();
      expect(logged).toEqual([{ detail: { filter: { form: "feedback-bep-2025" } } }]);
      expect((await agent.ask(`${path}/feedback/contact`)).status).toBe(404);
      expect((await agent.ask(`${path}/feedback/contact/export`)).status).toBe(404);
      expect((await agent.ask(`${feedback}?question=__proto__&answer=99`)).status).toBe(200);
    });
  });
}
