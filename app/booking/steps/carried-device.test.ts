import { expect, test } from "vitest";
import { testApp } from "#tests/support/app.ts";

const serial = "C02ZK1ABMD6T";

/** The details of a free time of a kind, as the page asks for them. */
function detailsOf(kind: string): string {
  const query = new URLSearchParams({ kind, place: "mumbai", start: "2026-12-03T10:30" });
  return `/book-appointment?${query}`;
}

test("the serial number travels from the coverage check to the booking, in no address", async () => {
  await using app = await testApp({ database: "sqlite", now: new Date("2026-11-30T04:30:00Z") });
  const post = (number: string) =>
    app.fetch("/check-dcare-coverage/book", { method: "POST", body: new URLSearchParams({ number }) });
  const sent = await post(serial.toLowerCase());
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toBe("/book-appointment?kind=repair#tool");
  const [cookie = ""] = sent.headers.getSetCookie();
  expect(cookie).toMatch(/; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax/);
  const headers = { Cookie: cookie.split(";")[0] ?? "" };
  const page = await (await app.fetch(detailsOf("repair"), { headers })).text();
  expect(page).toMatch(new RegExp(`name="serial"[^>]* value="${serial}"`));
  expect(page).not.toContain('name="job"');
  const other = await (await app.fetch(detailsOf("repair"))).text();
  expect(other).toContain('name="serial"');
  expect(other).not.toContain(serial);
  const handOver = await (await app.fetch(detailsOf("hand-over"), { headers })).text();
  expect(handOver).toContain('name="job"');
  expect(handOver).not.toContain('name="serial"');
  expect((await post("hello")).headers.getSetCookie()).toEqual([]);
});
