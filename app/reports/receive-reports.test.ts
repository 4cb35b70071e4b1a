import { afterEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { listReports } from "./browser-reports.server.ts";

let app: TestApp;
afterEach(() => app[Symbol.asyncDispose]());

const post = (body: string, address?: string) => app.fetch("/reports", { method: "POST", body, address });
const home = "https://www.dts.example/";
const secret = { APP_SECRET: "s".repeat(32), SITE_URL: "https://www.dts.example" };

for (const [engine, database] of Object.entries(appDatabases)) {
  describe(`reports of browsers (${engine})`, { timeout: 180_000 }, () => {
    test("are counted in either format, without queries, tokens and what somebody may have typed", async () => {
      app = await testApp({ database: await database(), env: secret });
      const token = "A".repeat(65);
      const old = {
        "csp-report": {
          "violated-directive": "img-src",
          "blocked-uri": "https://x.test/a?b=asha",
          "document-uri": `https://www.dts.example/my-data/${token}?x`,
        },
      };
      const tracked = "https://www.dts.example/order-tracking/order/SO-10234?key=x";
      const present = [
        {
          type: "csp-violation",
          body: { effectiveDirective: "script-src", blockedURL: "inline", documentURL: tracked },
        },
      ];
      const error = {
        error: {
          message: 'Uncaught TypeError: cannot read "Asha Rao" of 98765',
          source: "https://www.dts.example/assets/form.js?v=1",
          line: 12,
          page: "https://www.dts.example/contact-us?name=asha",
        },
      };
      const all = await Promise.all([old, old, present, error].map((report) => post(JSON.stringify(report))));
      expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
      const reports = await listReports(app.services.db);
      expect(reports).toHaveLength(3);
      expect(reports).toContainEqual(
        expect.objectContaining({
          hits: 2,
          source: "https://x.test/a",
          page: "https://www.dts.example/my-data/...",
        }),
      );
      expect(reports).toContainEqual(
        expect.objectContaining({
          what: "script-src",
          page: "https://www.dts.example/order-tracking/order/...",
        }),
      );
      expect(reports).toContainEqual(
        expect.objectContaining({
          what: "Uncaught TypeError: cannot read ... of 0",
          source: "https://www.dts.example/assets/form.js:12",
        }),
      );
      expect(JSON.stringify(reports)).not.toMatch(/asha|98765|AAAA/i);
    });

    test("that are made up blind nobody: one that comes again stays, a new one finds room, and a network has twenty", async () => {
      app = await testApp({ database: await database(), env: secret });
      const invented = (batch: number) =>
        Array.from({ length: 10 }, (_, index) => ({
          body: { effectiveDirective: `x${batch}-${index}`, blockedURL: "inline", documentURL: home },
        }));
      const real = (directive: string) =>
        post(JSON.stringify([{ body: { effectiveDirective: directive, documentURL: home } }]), "192.0.2.1");
      await real("img-src");
      await real("img-src");
      for (let batch = 0; batch < 60; batch++)
        await post(JSON.stringify(invented(batch)), `198.51.100.${batch}`);
      for (let batch = 60; batch < 110; batch++) await post(JSON.stringify(invented(batch)), "203.0.113.7");
      await real("font-src");
      const all = await app.services.db.selectFrom("browser_reports").selectAll().execute();
      expect(all).toHaveLength(500);
      expect(all.filter(({ what }) => /^x(6\d|[7-9]\d|1\d\d)-/.test(what))).toHaveLength(20);
      expect(all.map(({ what }) => what)).toEqual(expect.arrayContaining(["img-src", "font-src"]));
    });

    test("of documents that are not the site's are not kept", async () => {
      app = await testApp({ database: await database(), env: secret });
      for (const documentURL of ["https://evil.test/", "https://www.dts.example.evil.test/", "", undefined]) {
        const answer = await post(JSON.stringify([{ body: { effectiveDirective: "img-src", documentURL } }]));
        expect(answer.status).toBe(400);
      }
      expect(await listReports(app.services.db)).toEqual([]);
    });

    test("that are made up fill no disk", async () => {
      app = await testApp({ database: await database(), env: { ...secret, RATE_LIMIT: "off" } });
      for (let batch = 0; batch < 60; batch++) {
        const made = Array.from({ length: 10 }, (_, index) => ({
          body: { effectiveDirective: `x${batch}-${index}`, blockedURL: "inline", documentURL: home },
        }));
        expect((await post(JSON.stringify(made))).status).toBe(204);
      }
      const { rows } = await app.services.db
        .selectFrom("browser_reports")
        .select((row) => row.fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      expect(Number(rows)).toBe(500);
      expect((await post("x".repeat(16_001))).status).toBe(413);
    });
  });
}

test.each([
  "",
  "{",
  "[]",
  "null",
  '{"csp-report":[]}',
  '[{"body":{"effectiveDirective":{}}}]',
  '{"error":1}',
])("refuses %j, which is no report", async (body) => {
  app = await testApp();
  expect((await post(body)).status).toBe(400);
});

test("offers POST alone, and only so often", async () => {
  app = await testApp({ database: "sqlite", env: secret });
  const response = await app.fetch("/reports");
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) statuses.push((await post("{}")).status);
  expect([statuses.at(59), statuses.at(60)]).toEqual([400, 429]);
  expect((await post("{}", "198.51.100.7")).status).toBe(400);
});
