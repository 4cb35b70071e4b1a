import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawBlocks } from "#app/blocks/draw-block.tsx";
import { endingAuthorisations } from "#app/content/checks/authorisations.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { homeFile, problemsOf, readFixture, siteFixture } from "#tests/fixtures/site-content.ts";

const page = homeFile(`  - block: features
    heading: What you can check
    items:
      - { title: Standing, text: Ask us., authorisations: true }
      - { title: Company, text: Registered. }
      - { title: Officer, text: Named. }
`);

/** A site with one certificate, valid until a day, and the block that shows it. */
function certified(
  validUntil: string,
  checkAt = "https://www.maker.example/partners",
): Record<string, string> {
  const certificate = `{ kind: Authorised service provider, issuedTo: Orchard & Sons, number: "0042", validUntil: ${validUntil}, checkAt: "${checkAt}" }`;
  const site = readFileSync("content/site.yaml", "utf8");
  return {
    "content/site.yaml": `${site}authorisations:\n  - ${certificate}\n`,
    "content/pages/index.md": page,
  };
}

async function homeOf(files: Record<string, string>, time: string): Promise<string> {
  const { pages } = readFixture(files, new Date(time));
  const { blocks = [], section = "company", path = "/" } = pages["/"] ?? {};
  return renderToStaticMarkup(await drawBlocks(blocks, { path, section }));
}

function toRenew(validUntil: string, today: string): string[] {
  const { authored } = readContent(siteFixture(certified(validUntil)), new Date(`${today}T12:00:00+05:30`));
  return endingAuthorisations(authored, today).map((problem) => formatProblem(problem).replace(/:\d+ /, " "));
}

test("an authorisation is shown until its last day, with its number and where to check it", async () => {
  const files = certified("2026-12-31");
  const shown = await homeOf(files, "2026-12-31T18:29:00Z");
  for (const part of ["Authorised service provider", "Orchard &amp; Sons", "0042", "31 December 2026"])
    expect(shown).toContain(part);
  expect(shown).toContain('<a href="https://www.maker.example/partners"');
  expect(await homeOf(files, "2026-12-31T18:30:00Z")).not.toContain("0042");
  expect(readFixture(files, new Date("2026-12-31T12:00:00Z")).nextChange).toBe("2026-12-31T18:30:00.000Z");
});

test("without an authorisation the words stand alone", async () => {
  const shown = await homeOf({ "content/pages/index.md": page }, "2026-11-21T12:00:00Z");
  expect(shown).toContain("Ask us.");
  expect(shown).not.toContain("<dl");
});

test("an authorisation that ends within 60 days, or has ended, is listed for its author, and stops nothing", () => {
  const line = (state: string) =>
    `content/site.yaml - authorisations 1, validUntil - renew: “Authorised service provider” ${state}; set the day of the new certificate, or delete the entry`;
  expect(toRenew("2027-01-20", "2026-11-21")).toEqual([]);
  expect(toRenew("2027-01-19", "2026-11-21")).toEqual([line("is shown until 2027-01-19")]);
  expect(toRenew("2026-11-20", "2026-11-21")).toEqual([line("ended on 2026-11-20 and is not shown")]);
  expect(problemsOf(certified("2026-11-20"))).toEqual([]);
});

test("a certificate without a place to check it is refused in the author's words", () => {
  const [problem] = problemsOf(certified("2027-02-30", "partners.example"));
  expect(problem).toContain("authorisations 1, validUntil - is not a day of the calendar");
});
