import { expect, test } from "vitest";
import { readArrivals } from "../receiving/read-arrivals.server.ts";
import { arrivalFields, rememberArrival } from "./arrivals.ts";

function session() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const at = new Date("2026-11-21T04:30:00Z");
const home = { href: "https://www.dts.example/", referrer: "", at };

function read(store: ReturnType<typeof session>) {
  const fields = new Map(arrivalFields(store));
  return readArrivals(fields.get("_first"), fields.get("_last"));
}

test("the first and the last arrival from outside survive walking about the site", () => {
  const store = session();
  rememberArrival(
    { ...home, href: "https://www.dts.example/enterprise?utm_source=news&utm_campaign=autumn" },
    store,
  );
  rememberArrival({ ...home, referrer: "https://www.dts.example/enterprise" }, store);
  rememberArrival(
    { ...home, href: "https://www.dts.example/service", referrer: "https://search.example/?q=x" },
    store,
  );
  rememberArrival(
    { ...home, href: "https://www.dts.example/contact-us", referrer: "https://www.dts.example/service" },
    store,
  );
  expect(read(store)).toEqual({
    first: { landingPage: "/enterprise", source: "news", campaign: "autumn", at: at.toISOString() },
    last: { landingPage: "/service", referrer: "search.example", at: at.toISOString() },
  });
});

test("of the page before, only its host is kept, and of the query only campaign fields", () => {
  const store = session();
  rememberArrival(
    {
      ...home,
      href: "https://www.dts.example/x?name=Asha&utm_term=mac",
      referrer: "https://mail.example/inbox?q=secret",
    },
    store,
  );
  expect(JSON.stringify(read(store))).not.toMatch(/Asha|secret|inbox/);
});

test.each([
  undefined,
  "",
  "{",
  "[]",
  '{"landingPage":"//evil.example","at":"2026-11-21T04:30:00.000Z"}',
  '{"landingPage":"/","at":"yesterday"}',
  '{"landingPage":"/","at":"2026-11-21T04:30:00.000Z","__proto__":{"x":1},"y":1}',
  '{"landingPage":"/","at":"2026-11-21T04:30:00.000Z","source":["a"]}',
  '{"landingPage":"/","at":"2026-11-21T04:30:00.000Z","source":"a\\r\\nb"}',
  "x".repeat(3000),
])("%j is read as no arrival", (sent) => {
  expect(readArrivals(sent, undefined)).toBeUndefined();
});
