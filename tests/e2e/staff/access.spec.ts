import { type APIRequestContext, expect, test } from "@playwright/test";
import { colleague, enter, type Role, sendLead, uniqueName } from "./staff-accounts.ts";

const paths = ["", "/outbox", "/staff", "/account", "/export", "/{lead}"].map(
  (path) => `/leads/dashboard${path}`,
);
const open: Record<Role, (path: string) => boolean> = {
  admin: () => true,
  manager: (path) => !path.endsWith("/staff"),
  agent: (path) => !/\/(outbox|staff|export)$/.test(path),
};
const roles = ["agent", "manager", "admin"] as const;

const secret = uniqueName();
let lead = "";

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await sendLead(request, secret);
  await enter(request, await colleague(request, "manager"));
  const list = await (await request.get(`/leads/dashboard?q=${encodeURIComponent(secret)}`)).text();
  lead = /\/leads\/dashboard\/([0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  expect(lead).not.toBe("");
  await request.dispose();
});

function place(path: string) {
  return path.replace("{lead}", lead);
}

test.describe("without a session", () => {
  for (const path of paths) {
    test(`nobody reads or writes ${path}`, async ({ request }) => {
      await nothingOf(request, path);
    });
  }

  test("an expired, a foreign and a signed-out cookie are no session", async ({ playwright, baseURL }) => {
    const used = await playwright.request.newContext({ baseURL });
    await enter(used, await colleague(used, "admin"));
    const { cookies } = await used.storageState();
    await used.post("/leads/logout", { maxRedirects: 0 });
    const token = cookies.find(({ name }) => name.endsWith("session_token"));
    expect(token).toBeDefined();
    for (const value of [token?.value, `${token?.value}x`, "nonsense", "a.b", ""]) {
      const Cookie = `${token?.name}=${value}`;
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Cookie } });
      for (const path of paths) await nothingOf(request, path);
      await request.dispose();
    }
  });
});

async function nothingOf(request: APIRequestContext, path: string) {
  const address = place(path);
  const query = `?q=${encodeURIComponent(secret)}`;
  const form = { intent: "status", to: "lost" };
  const data = { form, maxRedirects: 0 };
  const routes = encodeURIComponent(
    "staff/lead-list,staff/lead-page,staff/outbox,staff/members,staff/account",
  );
  const answers = [
    [await request.get(address + query, { maxRedirects: 0 }), 303],
    [await request.head(address, { maxRedirects: 0 }), 303],
    [await request.post(address, data), 303],
    [await request.put(address, data), 405],
    [await request.delete(address, data), 405],
    [await request.patch(address, data), 405],
    [await request.get(`${address}.data${query}`, { maxRedirects: 0 }), 401],
    [await request.get(`${address}.data?_routes=${routes}`, { maxRedirects: 0 }), 401],
    [await request.post(`${address}.data`, data), 401],
  ] as const;
  for (const [answer, status] of answers) {
    expect(answer.status(), `${answer.url()}`).toBe(status);
    expect(await answer.text()).not.toContain(secret);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");
    if (status === 303)
      expect(answer.headers().location).toMatch(/^\/leads\/login\?next=%2Fleads%2Fdashboard/);
  }
}

for (const role of roles) {
  test.describe(`as ${role}`, () => {
    let request: APIRequestContext;

    test.beforeAll(async ({ playwright, baseURL }) => {
      request = await playwright.request.newContext({ baseURL });
      await enter(request, await colleague(request, role));
    });
    test.afterAll(() => request.dispose());

    for (const path of paths) {
      const isOpen = open[role](path);
      test(`${path} is ${isOpen ? "open" : "closed"}`, async () => {
        const address = place(path);
        const document = await request.get(address, { maxRedirects: 0 });
        expect(document.status()).toBe(isOpen ? 200 : 403);
        const data = await request.get(`${address}.data`, { maxRedirects: 0 });
        if (!path.endsWith("/export")) expect(data.status()).toBe(isOpen ? 200 : 403);
        for (const answer of [document, data]) {
          expect(answer.headers()["cache-control"]).toBe("no-store");
          if (!isOpen) expect(await answer.text()).not.toContain(secret);
        }
      });
    }

    test("a post to a closed page changes nothing", async () => {
      for (const path of paths.filter((one) => !open[role](one))) {
        const answer = await request.post(place(path), { form: { intent: "disable" }, maxRedirects: 0 });
        expect(answer.status(), path).toBe(403);
      }
    });

    test(`${role === "agent" ? "may not" : "may"} give a lead to somebody else`, async ({
      playwright,
      baseURL,
    }) => {
      const other = await playwright.request.newContext({ baseURL });
      const { name } = await colleague(other, "agent");
      const page = await (await request.get(`/leads/dashboard/${lead}`)).text();
      const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
      const owner = new RegExp(`<option value="([^"]+)"[^>]*>${name}`).exec(page)?.[1] ?? "somebody-else";
      const form = { intent: "assign", owner, version };
      const answer = await request.post(`/leads/dashboard/${lead}`, { form, maxRedirects: 0 });
      expect(answer.status()).toBe(role === "agent" ? 403 : 303);
      const back = { intent: "assign", owner: "", version: String(Number(version) + 1) };
      await request.post(`/leads/dashboard/${lead}`, { form: back, maxRedirects: 0 });
      await other.dispose();
    });
  });
}

test("posts from other sites are refused, with and without a session", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const account = await colleague(request, "admin");
  await enter(request, account);
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: `${baseURL}.evil.example` },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  const targets = [`/leads/dashboard/${lead}`, "/leads/dashboard/account", "/leads/logout", "/leads/login"];
  for (const headers of foreign) {
    for (const target of targets) {
      const form = { intent: "everywhere", email: account.email, password: account.password };
      const answer = await request.post(target, { form, headers, maxRedirects: 0 });
      expect([400, 403], `${target} ${JSON.stringify(headers)}`).toContain(answer.status());
    }
  }
  expect((await request.get("/leads/dashboard", { maxRedirects: 0 })).status()).toBe(200);
  await request.dispose();
});

test("signing out by a link is not possible", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await enter(request, await colleague(request, "agent"));
  expect((await request.get("/leads/logout", { maxRedirects: 0 })).status()).toBe(405);
  expect((await request.get("/leads/dashboard", { maxRedirects: 0 })).status()).toBe(200);
  await request.dispose();
});
