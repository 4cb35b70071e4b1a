import { expect, test } from "vitest";
import { readArrivals } from "#app/forms/receive/read-arrivals.server.ts";
import { arrivalFields, rememberArrival } from "./arrivals.ts";

function session() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const home = { href: "https://www.dts.example/", referrer: "" };

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
    first: { landingPage: "/enterprise", source: "news", campaign: "autumn" },
    last: { landingPage: "/service" },
  });
});

test("nothing is kept but the landing page and the campaign fields", () => {
  const store = session();
  rememberArrival(
    {
      ...home,
      href: "https://www.dts.example/x?name=Asha&utm_term=mac",
      referrer: "https://mail.example/inbox?q=secret",
    },
    store,
  );
  const kept = { landingPage: "/x", term: "mac" };
  expect(arrivalFields(store).map(([name, json]) => [name, JSON.parse(json)])).toEqual([
    ["_first", kept],
    ["_last", kept],
  ]);
});

test.each([
  undefined,
  "",
  "{",
  "[]",
  '{"landingPage":"//evil.example"}',
  '{"landingPage":"/","referrer":"search.example"}',
  '{"landingPage":"/","at":"2026-11-21T04:30:00.000Z"}',
  '{"landingPage":"/","__proto__":{"x":1},"y":1}',
  '{"landingPage":"/","source":["a"]}',
  '{"landingPage":"/","source":"a\\r\\nb"}',
  "x".repeat(3000),
])("%j is read as no arrival", (sent) => {
  expect(readArrivals(sent, undefined)).toBeUndefined();
});
