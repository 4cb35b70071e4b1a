import { afterEach, describe, expect, test, vi } from "vitest";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { instantOf, newId } from "#app/database/uuid.server.ts";
import { exportLeads } from "#app/leads/export.server.ts";
import { addNote } from "#app/leads/lead-work.server.ts";
import { readLead } from "#app/leads/read-lead.server.ts";
import { recordSubmission } from "#app/leads/submissions.server.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { newPostgresDatabase } from "#tests/support/databases.ts";
import { eventually } from "#tests/support/outbox.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { type SmtpForTests, startSmtp } from "#tests/support/smtp.ts";

const address = "asha.rao@school.test";
const admin = { id: "admin", role: "admin" } as const;
const manager = { id: "manager", role: "manager" } as const;
const engines = { SQLite: async () => "sqlite", PostgreSQL: newPostgresDatabase };

let app: TestApp;
let smtp: SmtpForTests;
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

async function start(database: string) {
  smtp = await startSmtp();
  app = await testApp({ database, env: { SMTP_URL: smtp.url, APP_SECRET: "s".repeat(32) } });
}

/** An enquiry of the person, with everything that hangs on it; returns its id. */
async function enquire(): Promise<string> {
  const { db } = app.services;
  const submission = sampleSubmission({
    consent: {
      noticeVersion: "n-1",
      noticeHash: "hash",
      wording: "We use what you enter to answer you.",
      language: "en, hi",
      basis: "consent_s6",
      boxes: { agree: true, "marketing: E-mail": true, "marketing: WhatsApp": true },
    },
    uploads: [{ field: "cv", sha256: "x", bytes: Buffer.from("%PDF-1.7") }],
  });
  const stored = await recordSubmission(db, submission, new Date());
  if (stored.outcome === "conflict") throw new Error("conflict");
  await addNote(db, { leadId: stored.leadId, text: "Padmavathi called back" }, admin, new Date());
  return stored.leadId;
}

/** Asks for the link and reads it out of the mail. */
async function ask(email = address): Promise<string> {
  const body = new URLSearchParams({ email, wish: "See what you hold about me", agree: "yes" });
  const answer = await app.fetch("/forms/data-request", { method: "POST", body });
  expect(answer.status).toBe(303);
  const mine = () => smtp.received.filter(({ mail }) => mail.text?.includes("/my-data/"));
  const before = mine().length;
  app.services.wakeOutbox();
  await eventually(() => mine().length).toBe(before + 1);
  expect(mine().at(-1)?.to).toEqual([email]);
  return new URL(/http\S+\/my-data\/[\w-]+/.exec(mine().at(-1)?.mail.text ?? "")?.[0] ?? "").pathname;
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers });
}

for (const [engine, database] of Object.entries(engines)) {
  describe(`one's own data (${engine})`, { timeout: 180_000 }, () => {
    test("is shown and handed over to who reads the mail of the address", async () => {
      await start(await database());
      await enquire();
      const path = await ask();
      const page = await app.fetch(path);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      const text = await page.text();
      for (const part of [
        "Asha Rao",
        "Lakeside School",
        "Within three months",
        "Padmavathi called back",
        "n-1",
      ])
        expect(text).toContain(part);
      const file = await app.fetch(`${path}/data.json`);
      expect(file.headers.get("Content-Disposition")).toContain("attachment");
      expect(await file.json()).toMatchObject({
        address,
        enquiries: [
          { form: "data-request" },
          { person: { phone: "+91 98765 43210" }, files: [{ field: "cv" }] },
        ],
      });
    });

    test("asked for an address that is not known, everything looks the same", async () => {
      await start(await database());
      await enquire();
      const known = await ask();
      const unknown = await ask("nobody@else.test");
      const mailOf = (to: string) =>
        smtp.received.find((mail) => mail.to.includes(to) && mail.raw.includes("/my-data/"));
      const words = (to: string) => mailOf(to)?.mail.text?.replaceAll(/DTS-\S+|\/my-data\/\S+/g, "");
      expect(words("nobody@else.test")).toBe(words(address));
      expect(await (await app.fetch(unknown)).text()).toContain("we hold nothing under this address");
      expect(await (await app.fetch(unknown)).text()).not.toContain("Asha Rao");
      expect(await (await app.fetch(known)).text()).toContain("Asha Rao");
    });

    test("is erased for real: nothing of the person is left anywhere, and the counts are", async () => {
      await start(await database());
      const { db } = app.services;
      const leadId = await enquire();
      const order = { id: newId(new Date()), type: "order", number: "A-1", phone_last4: "3210", pin: null };
      const at = Date.now();
      await insertRows(db, "orders", [
        {
          ...order,
          email: "Asha.Rao@school.test",
          version: 1,
          created_at: at,
          updated_at: at,
        } as Row<"orders">,
      ]);
      const path = await ask();
      expect(await (await app.fetch(path)).text()).toContain("order A-1");
      const unsure = await post(path, { intent: "erase" });
      expect(unsure.status).toBe(422);
      const erased = await post(path, { intent: "erase", sure: "yes" });
      expect(erased.status).toBe(303);
      expect(await (await app.fetch(path)).text()).toContain("Your data is erased");
      expect((await app.fetch(`${path}/data.json`)).status).toBe(404);

      const everything: string[] = [];
      for (const table of tables)
        everything.push(JSON.stringify(await db.selectFrom(table).selectAll().execute()));
      for await (const line of exportLeads(db, {}, { actorId: "test", now: new Date() }))
        everything.push(line);
      const rest = everything.join("\n").toLowerCase();
      for (const trace of [
        "asha",
        "school.test",
        "98765",
        "lakeside",
        "padmavathi",
        "bengaluru",
        "classroom",
      ])
        expect(rest, trace).not.toContain(trace);
      expect(await db.selectFrom("uploads").select("id").execute()).toEqual([]);
      const lead = await readLead(db, leadId, manager, new Date());
      expect(lead).toMatchObject({
        form: "enterprise-contact",
        status: "new",
        source: "newsletter",
        data: "erased",
      });
      const log = await db.selectFrom("audit_log").selectAll().where("action", "=", "data erased").execute();
      expect(log).toMatchObject([{ detail: { erased: { "enterprise-contact": 1, "data-request": 1 } } }]);
    });

    test("consent to offers is withdrawn with its time and wording, and mails of that kind stop", async () => {
      await start(await database());
      const { db } = app.services;
      const leadId = await enquire();
      const path = await ask();
      expect((await post(path, { intent: "withdraw-marketing" })).status).toBe(303);
      expect((await post(path, { intent: "withdraw-marketing" })).status).toBe(303);
      const lead = await readLead(db, leadId, manager, new Date());
      expect(lead?.withdrawn).toEqual([{ what: "marketing", noticeVersion: "n-1", at: expect.any(Date) }]);
      expect(lead?.mailWishes.optedOut).toEqual(["marketing"]);
      expect(lead?.person.name).toBe("Asha Rao");
    });

    test("consent withdrawn altogether takes the enquiry out of everybody's sight but an admin's", async () => {
      await start(await database());
      const { db } = app.services;
      const leadId = await enquire();
      const path = await ask();
      await post(path, { intent: "withdraw-all" });
      const seen = await readLead(db, leadId, manager, new Date());
      expect(seen).toMatchObject({ data: "restricted", person: {}, answers: [], related: [], uploads: [] });
      expect(JSON.stringify(seen?.timeline)).not.toContain("Padmavathi");
      expect((await readLead(db, leadId, admin, new Date()))?.person.name).toBe("Asha Rao");
      let lines = "";
      for await (const line of exportLeads(db, {}, { actorId: "test", now: new Date() })) lines += line;
      expect(lines).not.toContain("Asha Rao");
      expect(lines).not.toContain("classroom");
    });

    test("a correction comes before staff as a task and a mail", async () => {
      await start(await database());
      const leadId = await enquire();
      const path = await ask();
      expect((await post(path, { intent: "correct", text: " " })).status).toBe(422);
      const tooLong = await post(path, { intent: "correct", text: "x".repeat(2001) });
      expect(await tooLong.text()).toContain("x".repeat(2001));
      expect((await post(path, { intent: "correct", text: "My name is Aasha" })).status).toBe(303);
      await eventually(() =>
        smtp.received.filter(({ mail }) => mail.text?.includes("My name is Aasha")).map(({ to }) => to),
      ).toEqual([["privacy@dts.example"]]);
      const lead = await readLead(app.services.db, leadId, admin, new Date());
      expect(lead?.timeline.at(-1)).toMatchObject({ kind: "correction-asked" });
    });

    test("a link that is forged, meant for something else, old or posted from elsewhere does nothing", async () => {
      await start(await database());
      const { db } = app.services;
      await enquire();
      const path = await ask();
      // Several signs: the last one alone may carry bits that mean nothing.
      const forged = path.replace(/.{6}$/, "AAAAAA");
      for (const wrong of [forged, "/my-data/x", path.replace("/my-data/", "/newsletter/")]) {
        expect((await app.fetch(wrong)).status).toBe(404);
        expect((await post(wrong, { intent: "erase", sure: "yes" })).status).toBe(404);
      }
      // The router refuses it by itself and says so in the log.
      const complaints = vi.mocked(console.error).mockImplementation(() => {});
      const foreign = await post(path, { intent: "erase", sure: "yes" }, { Origin: "https://evil.example" });
      expect([400, 403]).toContain(foreign.status);
      complaints.mockClear();
      expect((await post(path, { intent: "everything" })).status).toBe(400);
      const [request] = await db
        .selectFrom("leads")
        .select("id")
        .where("form", "=", "data-request")
        .execute();
      app.services.now = () => new Date(instantOf(request?.id ?? "") + 7 * 24 * 60 * 60_000 + 1);
      expect(await (await app.fetch(path)).text()).not.toContain("Asha Rao");
      await post(path, { intent: "erase", sure: "yes" });
      expect(
        await db.selectFrom("leads").select("id").where("email_key", "=", address).execute(),
      ).toHaveLength(2);
    });
  });
}

const tables = [
  "people",
  "leads",
  "answers",
  "consents",
  "attributions",
  "timeline",
  "submission_ids",
  "outbox",
  "suppressions",
  "opt_outs",
  "audit_log",
  "withdrawals",
  "orders",
] as const;
