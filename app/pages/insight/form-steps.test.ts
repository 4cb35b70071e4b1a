import { afterEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";

let app: TestApp;
afterEach(() => app[Symbol.asyncDispose]());

const tell = (body: string, headers: Record<string, string> = {}) =>
  app.fetch("/form-steps", { method: "POST", body, headers });

for (const [engine, database] of Object.entries(appDatabases)) {
  describe(`what becomes of forms (${engine})`, { timeout: 180_000 }, () => {
    test("is counted by day, form, step and field, and nothing else is kept", async () => {
      app = await testApp({ database: await database(), env: { APP_SECRET: "s".repeat(32) } });
      const seen = { contact: { seen: 1 }, newsletter: { seen: 1 } };
      const left = { contact: { started: 1, left: "email" } };
      const answers = await Promise.all([seen, seen, left].map((steps) => tell(JSON.stringify(steps))));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      const rows = await app.services.db
        .selectFrom("form_steps")
        .selectAll()
        .orderBy("form")
        .orderBy("step")
        .execute();
      expect(rows.map(({ form, step, field, times }) => [form, step, field, Number(times)])).toEqual([
        ["contact", "left", "email", 1],
        ["contact", "seen", "", 2],
        ["contact", "started", "", 1],
        ["newsletter", "seen", "", 2],
      ]);
    });

    test("is not counted where a browser asks not to be tracked, from other sites, or with names that we do not have", async () => {
      app = await testApp({ database: await database(), env: { APP_SECRET: "s".repeat(32) } });
      const good = JSON.stringify({ contact: { seen: 1 } });
      const refused = [
        tell(good, { DNT: "1" }),
        tell(good, { "Sec-GPC": "1" }),
        tell(good, { Origin: "https://evil.example" }),
        ...[
          "",
          "null",
          "[]",
          "{",
          '{"nobody":{"seen":1}}',
          '{"__proto__":{"seen":1},"contact":{"seen":2}}',
          '{"contact":{"left":"asha@customer.example"}}',
          '{"contact":{"seen":1,"who":"asha"}}',
        ].map((body) => tell(body)),
        tell(JSON.stringify({ contact: { left: "x".repeat(2_000) } })),
      ];
      const statuses = (await Promise.all(refused)).map(({ status }) => status);
      expect(statuses).toEqual([204, 204, 403, 400, 400, 204, 400, 204, 400, 204, 400, 413]);
      expect(await app.services.db.selectFrom("form_steps").selectAll().execute()).toEqual([]);
      expect((await app.fetch("/form-steps")).status).toBe(405);
    });
  });
}
