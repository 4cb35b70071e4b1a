import { expect, test } from "vitest";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { fixtureNow, siteFixture } from "#tests/fixtures/site-content.ts";

test("menus, columns, entries and claims other than those of the specification are named", () => {
  const found = readContent(siteFixture(), fixtureNow).problems.map(formatProblem);
  const told = found.filter((line) => line.startsWith("content/navigation.yaml"));
  expect(told.map((line) => line.split(": ").slice(1).join(": "))).toEqual([
    "Company, Services, Enterprise, Education, For Creators, Apple, Library",
    "30+ enterprise clients, 34+ years of IT expertise, free 30-minute demo session, up to 3 years DCare coverage",
    "Company, Resources, Downloads, Shop and Learn, Service, Enterprise, Education, For Creators",
    "People (/people), Service (/service), Enterprise (/enterprise), Education (/education), Vectorworks (/vectorworks), DCare (/service/dcare), About Us (/profile)",
  ]);
});
