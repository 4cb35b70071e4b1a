import type { RouteConfigEntry } from "@react-router/dev/routes";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import declared from "#app/routes.ts";
import { fillWorkspace } from "#tests/fixtures/hostile-workspace.ts";
import { fixedTexts, freeTexts } from "#tests/fixtures/text-columns.ts";
import { apiClient } from "#tests/support/api-client.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";

import { readPdf } from "#tests/support/pdf-text.ts";
import { markOf, poison, textColumns } from "#tests/support/poison.ts";
import { type SmtpForTests, startSmtp } from "#tests/support/smtp.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

/** For pages, mails and files: an address, an attribute's end, an element, and a line of a calendar or a mail's head. */
const forPages = (mark: string) =>
  `javascript:hostile('${mark}')//" onmouseover="hostile()"><x-hostile></script>\r\nATTACH:hostile\r\nBcc: hostile@elsewhere.example`;
/** For spreadsheets. */
const forCells = (mark: string) => `=HYPERLINK("https://elsewhere.example","${mark}")`;

describe("hostile text in every free column", { timeout: 120_000 }, () => {
  let app: TestApp;
  let smtp: SmtpForTests;
  let browser: StaffBrowser;
  let admin: { id: string };
  let feed: string;
  let columns: [table: string, column: string][];
  /** What was answered, all of it: where a column is shown nowhere, nothing was tried. */
  let answered = "";
  const read = async (path: string) => {
    const answer = await browser.ask(path);
    const text = await answer.text();
    answered += text;
    return { status: answer.status, text };
  };

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await testApp({ database: "sqlite", env: { APP_SECRET: "s".repeat(32), SMTP_URL: smtp.url } });
    browser = new StaffBrowser(app);
    admin = await browser.enterAs("admin");
    await fillWorkspace(app, admin.id);
    const account = { form: { intent: "calendar", place: "bengaluru" } };
    const made = await (await browser.ask("/leads/dashboard/account", account)).text();
    feed = /\/calendars\/[\w-]{43}\.ics/.exec(made)?.[0] ?? "";
    columns = await textColumns(app.services.db);
  }, 120_000);
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await smtp[Symbol.asyncDispose]();
  });

  test("every text column of the database stands in tests/fixtures/text-columns.ts", () => {
    const listed = [freeTexts, fixedTexts].flatMap((lists) =>
      Object.entries(lists).flatMap(([table, names]) =>
        names.split(" ").map((name) => `${table}.${name.replace(/:.*/, "")}`),
      ),
    );
    const found = columns.map(([table, column]) => `${table}.${column}`);
    expect([...new Set(listed)].sort()).toEqual(found.sort());
  });

  test("is text on each page of the workspace, in the API, in PDFs and in calendars", async () => {
    const { db } = app.services;
    await poison(db, forPages);
    const { pages, skipped } = await addresses(db, admin.id);
    expect(skipped).toEqual([]);
    for (const path of pages) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).not.toMatch(/<x-hostile|[^\\]" onmouseover="|(?:href|src|action)="\s*javascript:/i);
    }
    const secret = appSecret(app.config);
    const quotation = await db.selectFrom("quotations").select(["id", "lead_id"]).executeTakeFirstOrThrow();
    const request = await db
      .selectFrom("leads")
      .select("id")
      .where("form", "=", "data-request")
      .executeTakeFirstOrThrow();
    for (const path of [
      signedLink(secret, "quotation", quotation.id),
      signedLink(secret, "my-data", request.id),
    ]) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/<x-hostile|" onmouseover="|href="\s*javascript:/i);
    }
    const api = await apiClient(app, { id: admin.id, role: "admin" });
    for (const path of ["/leads", "/people", "/orders", "/appointments"]) {
      const answer = await api.ask(path);
      expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      answered += JSON.stringify(await answer.json());
    }
    const calendar = await (await app.fetch(feed)).text();
    expect(calendar).toContain("BEGIN:VEVENT");
    expect(calendar).not.toMatch(/^(?:ATTACH|Bcc)/m);
    const file = `/leads/dashboard/${quotation.lead_id}/quotations/${quotation.id}/pdf`;
    const pdf = Buffer.from(await (await browser.ask(file)).arrayBuffer());
    expect(readPdf(pdf).text).toContain("x-hostile");
    expect(readPdf(pdf).links.filter((link) => /^javascript/i.test(link))).toEqual([]);
    expect(pdf.toString("latin1")).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction)\b/);
  });

  test("is text in mails, and no line of their heads", async () => {
    const { db } = app.services;
    const one = db
      .selectFrom("outbox")
      .select(({ fn }) => fn.min("id").as("id"))
      .groupBy("template");
    await db.deleteFrom("outbox").where("id", "not in", one).execute();
    const before = smtp.received.length;
    const open = { state: "open", due_at: 1, attempts: 0, claim: null, sent_at: null } as const;
    await db.updateTable("outbox").set(open).where("template", "not in", ["webhook"]).execute();
    const sent = await db.selectFrom("outbox").select("id").where("state", "=", "open").execute();
    app.services.wakeOutbox();
    await expect.poll(() => smtp.received.length - before).toBe(sent.length);
    for (const { raw, mail, to } of smtp.received.slice(before)) {
      const [head = ""] = raw.split("\r\n\r\n");
      expect(head).not.toMatch(/^(?:Bcc|ATTACH):/m);
      expect(to).not.toContain("hostile@elsewhere.example");
      expect(mail.html ?? "").not.toMatch(/<x-hostile|[^\\]" onmouseover="|href="\s*javascript:/i);
      answered += `${mail.html}${mail.text}${mail.subject}${head}`;
    }
  });

  test("starts no formula in a file", async () => {
    const { db } = app.services;
    await poison(db, forCells);
    const files = ["/export", "/insight/export", "/insight/feedback/feedback-bep-2025/export", "/audit/file"];
    for (const path of [...files, "/insight/funnel/export"]) {
      const { status, text } = await read(`/leads/dashboard${path}`);
      expect([path, status]).toEqual([path, 200]);
      const cells = [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);
      expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
      expect(text.replaceAll(/"(?:[^"]|"")*"/g, "")).not.toMatch(/[=+@]/);
    }
  });

  test("was shown somewhere, whatever the column", () => {
    expect(marksOf().filter((mark) => !answered.includes(mark))).toEqual([]);
  });
});

/**
 * Never shown as they stand: what is searched, the ground that each lead's consent repeats, a browser's long name, sums,
 * and an address of a mail's head, which is encoded there.
 */
const unseen = [
  "leads.search",
  "leads.conversation",
  "lead_imports.basis",
  "session.userAgent",
  "insight_counts.value",
  "outbox.reply_to",
].map((name) => `h-${name}-h`);

function marksOf(): string[] {
  return Object.entries(freeTexts)
    .flatMap(([table, names]) => names.split(" ").map((name) => markOf(table, name)))
    .filter((mark) => !unseen.includes(mark));
}

/** Every page of the workspace, with records in the places of its parameters; `skipped` have none here. */
async function addresses(db: Database, member: string) {
  const first = async (query: string) =>
    (await sql<{ id: string }>`${sql.raw(query)} limit 1`.execute(db)).rows[0]?.id ?? "";
  const leads = await Promise.all(
    [
      "select lead_id as id from quotations",
      "select lead_id as id from received_mails where lead_id is not null",
      "select lead_id as id from uploads",
      "select lead_id as id from bookings",
      "select id from leads where status = 'spam' and erased_at is null",
      "select id from leads where status = 'lost' and erased_at is null",
      "select id from leads where step_text is not null and erased_at is null",
    ].map(first),
  );
  const ids: Record<string, string[]> = {
    ":lead": leads,
    ":member": [member],
    ":person": [
      await first("select person_id as id from leads where erased_at is null and status <> 'spam'"),
    ],
    ":company": [await first("select id from companies")],
    ":booking": [await first("select id from bookings")],
    ":quotation": [await first("select id from quotations")],
    ":job": [await first("select id from bulk_jobs")],
    ":type/:number": ["order/SO-10234", "repair/J-4711"],
    ":form": ["feedback-bep-2025"],
    ":guide?": ["", "managers", "admins"],
  };
  // Downloads have tests of their own bytes; what remains leads on, or only takes posts.
  const others =
    /\/(file|export|template|like|preview|whatsapp|live|looking|push|look-up|beside\/:way|files\/:\w+|mail-files\/:file|pdf)$/;
  const filled = staffRoutes(declared)
    .filter((route) => !others.test(route))
    .flatMap((route) =>
      Object.entries(ids).reduce(
        (paths, [mark, values]) =>
          paths.flatMap((path) =>
            path.includes(mark) ? values.map((value) => path.replace(mark, value)) : [path],
          ),
        [`/${route}`],
      ),
    );
  const imported = await first("select id from imports");
  const more = [
    `leads/import?file=${imported}`,
    "outbox?show=dead",
    "leads?cols=want,step,city,source,tags,reference",
    "leads?q=hostile",
    "find?q=hostile",
    "outbox?show=sent",
  ];
  const all = [...filled, ...more.map((path) => `/leads/dashboard/${path}`)];
  const ofOthers = (path: string) => path.includes("/quotations/0") && !path.includes(`/${leads[0]}/`);
  const pages = all.filter((path) => !path.includes(":") && !ofOthers(path));
  return { pages, skipped: all.filter((path) => path.includes(":")) };
}

function staffRoutes(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = [above, path].filter(Boolean).join("/");
    const isPage = (index || path) && !children && here.startsWith("leads/dashboard");
    return [...(isPage ? [here] : []), ...staffRoutes(children ?? [], here)];
  });
}
