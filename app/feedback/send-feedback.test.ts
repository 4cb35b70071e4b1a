import { afterEach, expect, test, vi } from "vitest";
import { buildMessage, feedbackSubject } from "./feedback.ts";
import { sendFeedback } from "./send-feedback.ts";

const wire = {
  endpoint: "https://service.dts.example/api/contact",
  emailTo: "to@dts.example",
  emailCc: "cc@dts.example",
};
const answers = { name: "Asha Rao", organization: "Example", rating: "Good", topics: ["Financial Programs"] };

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the service gets exactly the six keys as JSON, under the key of this submission", async () => {
  const post = vi.fn(async (_url: string, _init: RequestInit) => new Response("", { status: 200 }));
  vi.stubGlobal("fetch", post);
  expect(await sendFeedback(wire, { answers, key: "key-1" })).toEqual({ result: "stored" });
  const [url, init] = post.mock.calls[0] ?? [];
  expect(url).toBe(wire.endpoint);
  expect(init?.method).toBe("POST");
  expect(init?.credentials).toBe("omit");
  expect(init?.headers).toMatchObject({ "Content-Type": "application/json", "Idempotency-Key": "key-1" });
  expect(JSON.parse(String(init?.body))).toEqual({
    subject: feedbackSubject,
    name: "Asha Rao",
    organization: "Example",
    email_to: "to@dts.example",
    email_cc: "cc@dts.example",
    message: buildMessage(answers),
  });
});

test("any answer but a good one, and none at all, is a failure", async () => {
  const parcel = { answers, key: "key-1" };
  vi.stubGlobal("fetch", async () => new Response("", { status: 422 }));
  expect(await sendFeedback(wire, parcel)).toMatchObject({ result: "refused" });
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  expect(await sendFeedback(wire, parcel)).toMatchObject({ result: "later" });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendFeedback(wire, parcel)).toMatchObject({ result: "later" });
});
