import { expect, test } from "vitest";
import { staleFacts } from "#app/content/checks/checked-facts.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { fixtureNow, pageFile, postFile, problemsOf, siteFixture } from "#tests/fixtures/site-content.ts";

function checkedOn(day: string): Record<string, string> {
  return { checked: `[{ fact: A fact, source: "https://maker.example/fact", day: ${day} }]` };
}

function staleLines(files: Record<string, string>): string[] {
  const { authored } = readContent(siteFixture(files), fixtureNow);
  return staleFacts(authored, dayOf(fixtureNow)).map(formatProblem);
}

test("a fact that was looked up more than 180 days ago is listed with its source, and stops nothing", () => {
  const files = {
    "content/blog/old.md": postFile(checkedOn("2026-05-24")),
    "content/blog/young.md": postFile({ title: "A younger post than that", ...checkedOn("2026-05-25") }),
  };
  expect(staleLines(files)).toEqual([
    "content/blog/old.md:8 - checked 1, day - look up again: “A fact” (https://maker.example/fact), last checked on 2026-05-24",
  ]);
  expect(problemsOf(files)).toEqual([]);
});

test("a fact with a last day is listed from a month before it, however lately it was looked up", () => {
  const until = (day: string) => ({
    checked: `[{ fact: A fact, source: "https://maker.example/fact", day: 2026-11-20, until: ${day} }]`,
  });
  const files = {
    "content/blog/near.md": postFile(until("2026-12-20")),
    "content/blog/far.md": postFile({ title: "A post that stays right", ...until("2026-12-21") }),
  };
  expect(staleLines(files)).toEqual([
    "content/blog/near.md:8 - checked 1, day - look up again: “A fact” (https://maker.example/fact), last checked on 2026-11-20, right until 2026-12-20",
  ]);
});

test("pages, products and the company's own figures are listed as well", () => {
  const shop = `launches: []
products:
  - id: laptop
    name: Laptop
    text: A laptop.
    checked: [{ fact: It is sold with 16 GB, source: "https://maker.example/laptop", day: 2026-01-02 }]
    configurations: [{ id: laptop-16, name: 16 GB, stock: { bengaluru: 1 } }]
`;
  const claims =
    "age: { value: 34+, label: years, text: 34+ years, source: our record, checked: 2026-01-01, wordings: [34+] }\n";
  const found = staleLines({
    "content/pages/repairs.md": pageFile({ keys: checkedOn("2026-01-03") }),
    "content/shop.yaml": shop,
    "content/claims.yaml": claims,
  });
  expect(found.map((line) => line.split(" - ")[0])).toEqual([
    "content/pages/repairs.md:9",
    "content/shop.yaml:6",
    "content/claims.yaml:1",
  ]);
});

test("a fact cannot have been looked up in the future", () => {
  expect(problemsOf({ "content/blog/a.md": postFile(checkedOn("2026-11-22")) })).toEqual([
    "content/blog/a.md:8 - checked 1, day - was looked up in the future",
  ]);
});
