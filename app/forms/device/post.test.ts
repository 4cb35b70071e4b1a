import { afterEach, expect, test, vi } from "vitest";
import { post } from "./post.ts";

function answered(body: string, status: number, headers: HeadersInit = {}) {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([429, 500, 503])("after %d the very same is sent later, when the server says", async (status) => {
  answered('{"sentence":"We cannot save it now."}', status, { "Retry-After": "7" });
  expect(await post("/forms/contact", "a=b")).toEqual({
    result: "later",
    retryAfterS: 7,
    sentence: "We cannot save it now.",
  });
  answered("<h1>Bad gateway</h1>", status);
  expect(await post("/forms/contact", "a=b")).toEqual({ result: "later", retryAfterS: 30 });
});

test("without a network nothing is known, and nothing is thrown", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await post("/forms/contact", "a=b")).toEqual({ result: "later", retryAfterS: 30 });
});

test("any other status is an answer, with its JSON where it has some", async () => {
  answered('{"ok":false}', 422);
  expect(await post("/forms/contact", "a=b")).toEqual({
    result: "answered",
    isOk: false,
    answer: { ok: false },
  });
  answered("", 200);
  expect(await post("/api/contact", "{}")).toEqual({ result: "answered", isOk: true, answer: undefined });
});
