import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ database: "sqlite" });
}, 180_000);
afterAll(() => app[Symbol.asyncDispose]());

test.each(["POST", "PUT", "DELETE"])(
  "%s to a page that only can be read names what it offers, and blames nobody",
  async (method) => {
    const error = vi.spyOn(app.services.log, "error");
    const answer = await app.fetch("/people", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    const page = await answer.text();
    expect(page).toContain("<h1>This page did not understand that</h1>");
    expect(page).not.toContain("on our side");
    expect(error).not.toHaveBeenCalled();
  },
);

test("a missing address with thousands of segments gets a breadcrumb of a few", async () => {
  const answer = await app.fetch("/a".repeat(8000));
  expect(answer.status).toBe(404);
  const crumbs = /<nav class="crumbs".*?<\/nav>/s.exec(await answer.text())?.[0] ?? "";
  expect(crumbs.match(/<li>/g)).toHaveLength(9);
});

test.each([
  ["/calendar/nothing.ics", "GET"],
  ["/calendars/nothing.ics", "GET"],
  ["/booking/nothing/calendar.ics", "GET"],
  ["/booking/nothing/elsewhere", "GET"],
  ["/quotation/nothing/pdf", "GET"],
  ["/order-tracking/parcel/123456/answer", "GET"],
  ["/order-tracking/parcel/123456/answer", "POST"],
])(
  "a browser at a file or receiver that is not there, %s by %s, gets the page that says so",
  async (path, method) => {
    const ask = (accept: string) => app.fetch(path, { method, headers: { Accept: accept } });
    const answer = await ask("text/html,*/*;q=0.8");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(answer.headers.get("Content-Security-Policy")).toContain("style-src");
    expect(/<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]).toBe("This page is not here");
    const forProgram = await ask("*/*");
    expect(forProgram.status).toBe(404);
    expect(forProgram.headers.get("Content-Type")).toContain("application/json");
  },
);

test("a program that asks the interface for what is not there gets no page", async () => {
  const answer = await app.fetch("/api/v1/nothing", { headers: { Accept: "text/html" } });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
});

test("an address of tracking in other capitals leads to the one in small letters", async () => {
  const answer = await app.fetch("/order-tracking/Order/SO-1?key=k", { redirect: "manual" });
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe("/order-tracking/order/SO-1?key=k");
});

test.each([
  ["/order-tracking/order/123456", ["Home", "Order tracking", "Order", "123456"]],
  ["/order-tracking/parcel/123456", ["Home", "Order tracking", "Parcel", "123456"]],
])("the breadcrumb of %s names every part of it", async (path, names) => {
  const html = await (await app.fetch(path)).text();
  const crumbs = /<nav class="crumbs".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect([...crumbs.matchAll(/<li>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name)).toEqual(names);
});

test("a feedback form that is refused keeps what an invitation filled in", async () => {
  const sent = { name: "Asha Rao", organization: "Textiles", _prefilled: "name" };
  const answer = await app.fetch("/api/contact", { method: "POST", body: new URLSearchParams(sent) });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const field = (name: string) => html.match(new RegExp(`<input[^>]*id="feedback-${name}"[^>]*>`))?.[0];
  expect(field("name")).toContain('disabled=""');
  expect(field("organization")).not.toContain("disabled");
  expect(html).toContain('<input type="hidden" name="name" value="Asha Rao"/>');
  expect(html).toContain('"drawnFor":"/feedback/bep-2025?name=Asha+Rao"');
});

test.each([
  ["/gcc.data?_routes=root&utm_source=x", "/enterprise/global-capability-center?utm_source=x"],
  ["/PEOPLE.data", "/people"],
  ["/vector/Training.data", "/vectorworks/Training"],
  ["/Apple/iphone16.data", "/products/ipad/index.html"],
])("the data of an address that has moved, %s, is the router's redirect to %s", async (from, to) => {
  const answer = await app.fetch(from);
  expect(answer.headers.get("Content-Type")).toBe("text/x-script");
  expect(await answer.text()).toContain(JSON.stringify(to));
});

test.each(["/gcc", "/gcc.data"])(
  "what is sent to an address that has moved, %s, is not sent on",
  async (path) => {
    const answer = await app.fetch(path, { method: "POST" });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("Location")).toBeNull();
  },
);
