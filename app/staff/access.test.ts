import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { listLeads } from "#app/leads/leads.server.ts";
import { recordSubmission } from "#app/leads/submissions.server.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { appDatabases } from "#tests/support/databases.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { StaffBrowser } from "#tests/support/staff-browser.ts";

const roles = ["agent", "manager", "admin"] as const;
type Role = (typeof roles)[number];

const everybody = roles;
const routes: Record<string, readonly Role[]> = {
  "/leads/dashboard": everybody,
  "/leads/dashboard/{free}": everybody,
  "/leads/dashboard/{taken}": ["manager", "admin"],
  "/leads/dashboard/{free}/files/cv": everybody,
  "/leads/dashboard/{taken}/files/cv": ["manager", "admin"],
  "/leads/dashboard/account": everybody,
  "/leads/dashboard/outbox": ["manager", "admin"],
  "/leads/dashboard/export": ["manager", "admin"],
  "/leads/dashboard/orders": everybody,
  "/leads/dashboard/orders/new": everybody,
  "/leads/dashboard/orders/order/SO-10234": everybody,
  "/leads/dashboard/orders/import": ["manager", "admin"],
  "/leads/dashboard/coverage": everybody,
  "/leads/dashboard/queue": everybody,
  "/leads/dashboard/appointments": everybody,
  "/leads/dashboard/coverage/import": ["manager", "admin"],
  "/leads/dashboard/staff": ["admin"],
  "/leads/dashboard/privacy": ["admin"],
  "/leads/dashboard/webhooks": ["admin"],
  "/leads/dashboard/reports": ["manager", "admin"],
};
const secret = "Padmavathi Secretholder";
const cv = { field: "cv", sha256: "sha256-of-the-file", bytes: new TextEncoder().encode(`%PDF-${secret}`) };

for (const [engine, database] of Object.entries(appDatabases)) {
  describe(`the workspace (${engine})`, { timeout: 120_000 }, () => {
    let app: TestApp;
    let at: (path: string) => string;

    beforeAll(async () => {
      app = await testApp({ database: await database(), env: { APP_SECRET: "s".repeat(32) } });
      const { db } = app.services;
      for (const at of [1, 2])
        await recordSubmission(
          db,
          sampleSubmission({ person: { name: secret }, uploads: [cv] }),
          new Date(at),
        );
      const owner = await new StaffBrowser(app).enterAs("agent");
      const { leads } = await listLeads(db, {}, {}, { id: owner.id, role: "admin" });
      await importShipments(db, `type,number,phone,milestone,day\norder,SO-10234,3210,confirmed,2026-11-20`, {
        actorId: "test",
        now: new Date(3),
        dryRun: false,
        notify: false,
        mail: { site: { name: secret }, linkTo: () => "" },
      });
      const [free = "", taken = ""] = leads.map(({ id }) => id);
      await db.updateTable("leads").set({ owner_id: owner.id }).where("id", "=", taken).execute();
      at = (path) => path.replace("{free}", free).replace("{taken}", taken);
    }, 120_000);
    afterAll(() => app[Symbol.asyncDispose]());

    test.each(Object.keys(routes))("%s shows and does nothing without a session", async (path) => {
      const nobody = new StaffBrowser(app);
      const expired = new StaffBrowser(app);
      await expired.enterAs("admin");
      const kept = new Map(expired.jar.cookies);
      await expired.ask("/leads/logout", { form: {} });
      for (const [name, value] of kept) expired.jar.cookies.set(name, value);
      for (const browser of [nobody, expired]) await showsNothing(browser, at(path));
    });

    test.each(
      roles.flatMap((role) => Object.entries(routes).map(([path, open]) => [role, path, open] as const)),
    )("for an %s %s is as open as it should be", async (role, path, open) => {
      const browser = new StaffBrowser(app);
      await browser.enterAs(role);
      // A lead of somebody else answers an agent like one that does not exist.
      const closed = path.includes("{taken}") ? 404 : 403;
      const status = open.includes(role) ? 200 : closed;
      const document = await browser.ask(at(path));
      expect(document.status).toBe(status);
      expectUnkept(document);
      const data = await browser.ask(`${at(path)}.data`);
      if (!isDownload(path)) expect(data.status).toBe(status);
      expectUnkept(data);
      if (status === 200) return;
      for (const answer of [document, data]) expect(await answer.text()).not.toContain(secret);
      const posted = await browser.ask(at(path), { form: { intent: "note", note: "let me in" } });
      expect(isDownload(path) ? [403, 405] : [403, 404]).toContain(posted.status);
    });

    test("an agent takes a free lead and gives it back, but gives it to nobody else", async () => {
      const browser = new StaffBrowser(app);
      const { id } = await browser.enterAs("agent");
      const other = await new StaffBrowser(app).enterAs("agent");
      const assign = async (owner: string) => {
        const page = await (await browser.ask(at("/leads/dashboard/{free}"))).text();
        const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
        const form = { intent: "assign", owner, version };
        return (await browser.ask(at("/leads/dashboard/{free}"), { form })).status;
      };
      expect([await assign(other.id), await assign(id), await assign("")]).toEqual([403, 303, 303]);
    });

    test("the second of two changes of the same version is refused, and a note is kept in its field", async () => {
      const browser = new StaffBrowser(app);
      await browser.enterAs("manager");
      const path = at("/leads/dashboard/{taken}");
      const page = await (await browser.ask(path)).text();
      const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
      const move = (to: string) => browser.ask(path, { form: { intent: "status", to, version } });
      expect((await move("contacted")).status).toBe(303);
      const second = await move("lost");
      expect(second.status).toBe(409);
      expect(await second.text()).toContain("A colleague changed this lead");
      const note = "x".repeat(10_001);
      const refused = await browser.ask(path, { form: { intent: "note", note } });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(note);
    });

    test("staff corrects the person of a lead by the rules of its form; what is wrong is said and kept", async () => {
      const browser = new StaffBrowser(app);
      await browser.enterAs("manager");
      const path = at("/leads/dashboard/{taken}");
      const page = await (await browser.ask(path)).text();
      const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
      const person = { name: secret, organization: "Hillside", email: "asha@hillside", phone: "98123 45678" };
      const correct = (form: Record<string, string>) =>
        browser.ask(path, { form: { intent: "correct", version, ...person, ...form } });
      const refused = await correct({});
      expect(refused.status).toBe(422);
      const again = await refused.text();
      for (const part of ["Enter an e-mail address", 'value="asha@hillside"', "98123 45678"])
        expect(again).toContain(part);
      expect((await correct({ email: "asha@hillside.test" })).status).toBe(303);
      const corrected = await (await browser.ask(path)).text();
      for (const part of ["mailto:asha@hillside.test", "+91 98123 45678", "corrected organization, e-mail"])
        expect(corrected).toContain(part);
      expect((await correct({ email: "late@hillside.test" })).status).toBe(409);
    });

    test("the calendar names a lead to whoever may see it; managers and admins block times, agents do not", async () => {
      const { db } = app.services;
      const start = Date.parse("2027-02-01T05:00:00Z");
      const resource = { kind: "repair", place: "mumbai", resource: "counter@mumbai", seat: 0 };
      const times = { starts_at: start, ends_at: start + 1_200_000, created_at: 0, updated_at: 0 };
      const lead_id = at("{taken}");
      const booking = {
        id: crypto.randomUUID(),
        lead_id,
        ...resource,
        ...times,
        state: "booked",
        version: 1,
      } as const;
      await db.insertInto("bookings").values(booking).execute();
      const path = "/leads/dashboard/appointments?place=mumbai&week=2027-02-01";
      const block = (place: string) => ({
        intent: "block",
        ...{ place, from: "2027-02-01T10:00", to: "2027-02-01T12:00", reason: "Audit of the stock" },
      });
      for (const role of roles) {
        const browser = new StaffBrowser(app);
        const { id } = await browser.enterAs(role);
        const page = await (await browser.ask(path)).text();
        expect(page).toContain("10:30–10:50");
        expect(page.includes(secret)).toBe(role !== "agent");
        expect(page.includes('name="intent" value="block"')).toBe(role !== "agent");
        const refused = await browser.ask(path, { form: block("mumbai") });
        expect(refused.status).toBe(role === "agent" ? 403 : 409);
        const status = (await browser.ask(path, { form: block("delhi") })).status;
        expect(status).toBe(role === "agent" ? 403 : 303);
        const made = await db
          .selectFrom("booking_closures")
          .selectAll()
          .where("created_by", "=", id)
          .execute();
        expect(made).toHaveLength(role === "agent" ? 0 : 1);
        const open = { intent: "open", block: made[0]?.id ?? crypto.randomUUID() };
        expect((await browser.ask(path, { form: open })).status).toBe(role === "agent" ? 403 : 303);
      }
      expect(await db.selectFrom("booking_closures").selectAll().execute()).toEqual([]);
      await db.deleteFrom("bookings").execute();
    });

    test("a post from another site does nothing, also with a session", async () => {
      // The router refuses most of them itself and says so there.
      const complaints = vi.mocked(console.error).mockImplementation(() => {});
      const browser = new StaffBrowser(app);
      const { email } = await browser.enterAs("admin");
      const foreign: Record<string, string>[] = [
        { Origin: "https://evil.example" },
        { Origin: `${app.config.siteUrl}.evil.example` },
        { Origin: "null", "Sec-Fetch-Site": "cross-site" },
      ];
      for (const path of [
        "/leads/logout",
        "/leads/login",
        "/leads/dashboard/account",
        at("/leads/dashboard/{free}"),
      ]) {
        for (const headers of foreign) {
          const answer = await browser.ask(path, { form: { intent: "everywhere", email }, headers });
          expect([400, 403], path).toContain(answer.status);
        }
      }
      expect((await browser.ask("/leads/dashboard")).status).toBe(200);
      complaints.mockClear();
    });

    test("a link or a picture signs nobody out", async () => {
      const browser = new StaffBrowser(app);
      await browser.enterAs("agent");
      expect((await browser.ask("/leads/logout")).status).toBe(405);
      expect((await browser.ask("/leads/dashboard")).status).toBe(200);
    });

    test("a file is a download that nothing can run in, and that it was opened is written down", async () => {
      const browser = new StaffBrowser(app);
      const { id } = await browser.enterAs("agent");
      const answer = await browser.ask(at("/leads/dashboard/{free}/files/cv"));
      expect(await answer.text()).toBe(`%PDF-${secret}`);
      expect(answer.headers.get("Content-Disposition")).toMatch(
        /^attachment; filename="DTS-[\w-]+-cv\.pdf"$/,
      );
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
      const page = await (await browser.ask(at("/leads/dashboard/{free}"))).text();
      const query = app.services.db.selectFrom("audit_log").select("action").where("actor_id", "=", id);
      expect((await query.execute()).map(({ action }) => action)).toContain("file opened");
      expect((await browser.ask(at("/leads/dashboard/{free}/files/passwd"))).status).toBe(404);
      expect(page).not.toContain("%PDF");
    });

    test("the export holds what the filter lets through, and says what it is", async () => {
      const browser = new StaffBrowser(app);
      await browser.enterAs("manager");
      const all = await browser.ask("/leads/dashboard/export");
      expect(all.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
      expect(all.headers.get("Content-Disposition")).toMatch(
        /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect((await all.text()).match(/"DTS-/g)).toHaveLength(2);
      const none = await browser.ask("/leads/dashboard/export?status=won");
      expect((await none.text()).trim().split("\r\n")).toHaveLength(1);
    });
  });
}

/** No page: the router has no data of it. */
function isDownload(path: string): boolean {
  return path.endsWith("/export") || path.includes("/files/");
}

async function showsNothing(browser: StaffBrowser, path: string) {
  const form = { intent: "status", to: "lost" };
  const asked = [
    [await browser.ask(path), 303],
    [await browser.ask(path, { method: "HEAD" }), 303],
    [await browser.ask(path, { form }), 303],
    [await browser.ask(path, { form, method: "PUT" }), 405],
    [await browser.ask(path, { form, method: "PATCH" }), 405],
    [await browser.ask(path, { form, method: "DELETE" }), 405],
    [await browser.ask(`${path}.data`), 401],
    [await browser.ask(`${path}.data?_routes=staff%2Flead-list%2Cstaff%2Flead-page`), 401],
    [await browser.ask(`${path}.data`, { form }), 401],
  ] as const;
  for (const [answer, status] of asked) {
    expect(answer.status, `${path}`).toBe(status);
    expectUnkept(answer);
    expect(await answer.text()).not.toContain(secret);
    if (status === 303) {
      expect(answer.headers.get("Location")).toBe(`/leads/login?next=${encodeURIComponent(path)}`);
    }
  }
}

function expectUnkept({ headers }: Response) {
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toContain("noindex");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
}
