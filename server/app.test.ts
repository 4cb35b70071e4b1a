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

test("a missing address of thousands of parts is answered with a breadcrumb of a few", async () => {
  const answer = await app.fetch("/a".repeat(8000));
  expect(answer.status).toBe(404);
  const crumbs = /<nav class="crumbs".*?<\/nav>/s.exec(await answer.text())?.[0] ?? "";
  expect(crumbs.match(/<li>/g)).toHaveLength(9);
});
