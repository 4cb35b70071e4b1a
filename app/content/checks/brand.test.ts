import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "#app/content/read/reader.ts";
import { fixtureNow, homeFile, problemsOf, siteFixture } from "#tests/fixtures/site-content.ts";

const site = readFileSync("content/site.yaml", "utf8")
  .replace(/^name: .*$/m, "name: Orchard & Daughters")
  .replace(/^legalName: .*$/m, "legalName: Orchard Trading Private Limited")
  .replace(/^shop: .*$/m, "shop: https://buy.orchard.in")
  .replace(/^( *privacy): .*$/m, "$1: privacy@orchard.in")
  .replace(/^( *city): .*$/m, "$1: Bengaluru")
  .replace(/^( *postalCode): .*$/m, '$1: "560001"')
  .replace(/^( *street): .*$/m, "$1: 9 Orchard Lane");

test("texts, links and pages outside the application name the brand of site.yaml", () => {
  const text = "{site:legalName}, {site:address}, [{site:emails.privacy}](mailto:{site:emails.privacy}).\n";
  const root = siteFixture({
    "content/site.yaml": site,
    "content/pages/index.md": homeFile("  - block: body\n", text),
    "content/announcement.yaml": 'strip: { text: "Buy at {site:name}", link: "{site:shop}" }\n',
    "public/a.html": '<main><h2>{site:name}</h2><a href="{site:shop}">Buy</a></main>',
  });
  const { content } = readContent(root, fixtureNow);
  expect(content?.pages["/"]?.blocks[1]).toMatchObject({
    html: {
      __html:
        '<p>Orchard Trading Private Limited, 9\u00a0Orchard\u00a0Lane, Bengaluru 560001, <a href="mailto:privacy@orchard.in">privacy@orchard.in</a>.</p>',
    },
  });
  expect(content?.announcement.strip).toEqual({
    text: "Buy at Orchard & Daughters",
    link: "https://buy.orchard.in",
  });
  expect(content?.outside["/a.html"]).toEqual({
    headings: "Orchard & Daughters",
    text: "Orchard & Daughters Buy",
  });
});

test("a fact of site.yaml that is typed or does not exist is reported where it stands", () => {
  const wrong = "We are Orchard Trading Private Limited.\n\nAt {site:legalNam}, or {site:vat}.\n";
  const files = {
    "content/site.yaml": site,
    "content/pages/index.md": homeFile("  - block: body\n", wrong),
    "content/announcement.yaml": "strip: { text: News, link: https://buy.orchard.in }\n",
    "public/a.html": '<header></header>\n<a href="https://buy.orchard.in">Buy</a>\n<p>{site:shp}</p>',
  };
  expect(problemsOf(files)).toEqual([
    "content/announcement.yaml:1 - strip, link - “https://buy.orchard.in” is a fact of content/site.yaml; write {site:shop}",
    "content/pages/index.md:15 - body - “Orchard Trading Private Limited” is a fact of content/site.yaml; write {site:legalName}",
    "content/pages/index.md:17 - body - `{site:legalNam}` names no fact of content/site.yaml; did you mean `{site:legalName}`?",
    expect.stringMatching(
      /^content\/pages\/index\.md:17 - body - `\{site:vat\}` names no fact of content\/site\.yaml; there are: name, /,
    ),
    "public/a.html:2 - “https://buy.orchard.in” is a fact of content/site.yaml; write {site:shop}",
    "public/a.html:3 - `{site:shp}` names no fact of content/site.yaml; did you mean `{site:shop}`?",
  ]);
});
