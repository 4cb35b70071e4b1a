import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { readContent, showProblem } from "./reader.ts";

/** A day on which nothing in the fixtures has expired. */
export const fixtureNow = new Date("2026-11-21T12:00:00+05:30");

/**
 * A project folder for a test, with the real `site.yaml`, `booking.yaml` and `shop.yaml`, a tiny menu, and the given files (path below the
 * root -> content). Removed when the test ends.
 */
export function siteFixture(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "content"), { recursive: true });
  for (const file of ["content/site.yaml", "content/booking.yaml", "content/shop.yaml"])
    cpSync(file, join(root, file));
  for (const [file, content] of Object.entries({ ...basics, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** What authors are told about the fixture, without paths of the specification that a tiny site cannot have. */
export function problemsOf(files: Record<string, string>, now = fixtureNow): string[] {
  const found = readContent(siteFixture(files), now).problems.map(showProblem);
  return found.filter((line) => !line.includes("the specification names"));
}

/** The same, each without its file and line. */
export function sentencesOf(files: Record<string, string>): string[] {
  return problemsOf(files).map((line) => line.split(" - ").slice(1).join(" - "));
}

/** The home page with these blocks after its hero and this text. */
export function homeFile(blocks: string, body = ""): string {
  return pageFile({ keys: { name: "Home", kind: "home", art: "handshake" }, blocks, body });
}

/** A page file with valid front matter; `keys` replace or add front matter lines, `blocks` follow the hero. */
export function pageFile({ keys = {}, blocks = "", body = "" }: PageParts = {}): string {
  const name = keys.name ?? "Repairs";
  const matter = {
    title: `A page about ${name}, long enough`,
    description: `What one can read about ${name} here, in a sentence that is long enough for a search result.`,
    name,
    section: "services",
    kind: "offer",
    art: "unbox",
    updated: "2026-11-01",
    ...keys,
  };
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${value}`);
  const hero = `  - block: hero\n    heading: All about ${name}\n    lede: A first sentence about it.`;
  return `---\n${lines.join("\n")}\nblocks:\n${hero}\n${blocks}---\n${body}`;
}

/** A post file with valid front matter. */
export function postFile(keys: Record<string, string> = {}, body = "Some words.\n"): string {
  const title = keys.title ?? "A post that has a title";
  const matter = {
    title,
    description: `What one can read in "${title}", in a sentence that is long enough for a search result.`,
    category: "company",
    published: "2026-11-01",
    art: "letter",
    section: "company",
    ...keys,
  };
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n${body}`;
}

type PageParts = { keys?: Record<string, string>; blocks?: string; body?: string };

const basics: Record<string, string> = {
  "content/claims.yaml":
    "age: { value: 34+, label: years, text: 34+ years, source: our record, checked: 2026-11-01, wordings: [34+] }\n",
  "content/redirects.yaml": "[]\n",
  "content/search.yaml": "synonyms: []\nanswers: []\n",
  "content/announcement.yaml": "strip: { text: Read the news, link: / }\n",
  "content/navigation.yaml": `menus:
  - name: Company
    section: company
    links: [{ name: Home, link: /, text: Where it starts }, { name: Search, link: /search, text: Find things }]
    quick: [{ name: Blog, link: /blog }]
    more: [{ name: Stories, link: /case-study }]
    card: { iconType: icon, icon: star, pill: New, claim: age, description: What it means., callToAction: Read, link: / }
footer:
  columns: [{ title: Company, links: [{ name: Home, link: / }, { name: Blog, link: /blog }] }]
  legal: [{ name: Sitemap, link: /sitemap }]
floating: [{ name: Home, link: / }]
`,
  "content/pages/index.md": pageFile({ keys: { name: "Home", kind: "home", art: "handshake" } }),
};
