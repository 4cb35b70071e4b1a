import { afterEach, expect, test, vi } from "vitest";
import { sendSubmission } from "./send-submission.ts";

const submission = { id: "1", formId: "contact", body: "name=Asha" };

function answered(body: string, status = 200) {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a submission is stored when the answer names its reference", async () => {
  answered(JSON.stringify({ ok: true, reference: "DTS-7" }));
  expect(await sendSubmission(submission)).toEqual({ result: "stored", reference: "DTS-7" });
});

test.each(['{"ok":true}', '{"reference":7}', "<!doctype html><title>Guest network</title>", "null"])(
  "an answer that is not ours, %s, has stored nothing: the same is sent again",
  async (body) => {
    answered(body);
    expect(await sendSubmission(submission)).toEqual({ result: "later", retryAfterS: 30 });
  },
);
