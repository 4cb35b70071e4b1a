import { expect, test } from "vitest";
import { feedbackPath } from "#app/feedback/feedback.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { wire } from "#tests/fixtures/feedback.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { testApp } from "#tests/support/app.ts";
import { site } from "#tests/support/shop-window.ts";

const timeout = 180_000;
const shop = "https://events.example";

function post(body: BodyInit, headers: Record<string, string>): RequestInit {
  return { method: "POST", body, headers: { Accept: "application/json", ...headers } };
}

test("an allowed origin may post feedback from its own host; the receiver refuses others", {
  timeout,
}, async () => {
  const env = { ALLOWED_ORIGINS: shop };
  await using app = await testApp({ database: "sqlite", env });
  const { to, cc } = site.feedback;
  const body = JSON.stringify({ ...wire, email_to: to, email_cc: cc });
  const send = (origin: string) =>
    app.fetch("/api/contact", post(body, { Origin: origin, "Content-Type": "application/json" }));
  const taken = await send(shop);
  expect(taken.status).toBe(200);
  expect(taken.headers.get("Access-Control-Allow-Origin")).toBe(shop);
  const refused = await send("https://evil.example");
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ ok: false, error: "This origin is not allowed." });
});

test("a browser that asks before it posts feedback from another host is given leave, of an allowed origin only", {
  timeout,
}, async () => {
  await using app = await testApp({ database: "sqlite", env: { ALLOWED_ORIGINS: shop } });
  const ask = (origin: string) =>
    app.fetch("/api/contact", {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,idempotency-key",
      },
    });
  const allowed = await ask(shop);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get("Access-Control-Allow-Origin")).toBe(shop);
  expect(allowed.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type, Idempotency-Key");
  const stranger = await ask("https://evil.example");
  expect(stranger.status).toBe(403);
  expect(stranger.headers.has("Access-Control-Allow-Origin")).toBe(false);
});

test("a page without referrer can post its form, although the browser sends the origin null", {
  timeout,
}, async () => {
  await using app = await testApp({ database: "sqlite" });
  const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
  const sent = await app.fetch(`/forms/${contact.id}`, post(sampleBody(contact), headers));
  expect(await sent.json()).toMatchObject({ ok: true });
  const elsewhere = { ...headers, "Sec-Fetch-Site": "cross-site" };
  expect((await app.fetch(`/forms/${contact.id}`, post(sampleBody(contact), elsewhere))).status).toBe(403);
});

test("the short router handles posts to receivers and nothing else", { timeout }, async () => {
  await using app = await testApp({ database: "sqlite" });
  /** Posts from other sites never reach the full router; receivers refuse them with a message of their own. */
  async function isReceived(path: string): Promise<boolean> {
    const answer = await app.fetch(path, post("", { Origin: "https://evil.example" }));
    return (await answer.text()) !== "This was sent from another site.\n";
  }
  const receivers = [
    ...["/api/contact", "/forms/contact", "/reports", "/booking/hold", "/booking/abc-1/move"],
    ...["/order-tracking/find", "/check-dcare-coverage/answer", "/shop/pre-order/abc/withdraw"],
  ];
  for (const path of receivers) expect([path, await isReceived(path)]).toEqual([path, true]);
  const others = [
    ...["/", feedbackPath, "/contact-us", "/API/contact", "/api/contact/", "/api/contact.data"],
    ...["/forms/a%20b", "/forms/contact/done", "/leads/login", "/no-such-page"],
  ];
  for (const path of others) expect([path, await isReceived(path)]).toEqual([path, false]);
});
