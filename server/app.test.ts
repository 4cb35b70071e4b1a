import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
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
