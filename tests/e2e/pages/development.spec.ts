import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { siteCopy } from "#tests/support/site-copy.ts";
import { axeFindings, resize, rulesOfColours, sidewaysFindings } from "../look-over.ts";
import { expect, test, wake } from "../shell/returning-visitor.ts";
import { type OwnServer, startOwnServer } from "../staff/own-server.ts";

// `npm run dev`, and what only it shows: the galleries of all blocks and of the parts of the workspace.

// To start it loads each module of the site: one server for all of them.
test.describe.configure({ mode: "default", timeout: 240_000 });

const people = "content/pages/people.md";
const facts = "content/site.yaml";
let site: ReturnType<typeof siteCopy>;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = siteCopy();
  site.edit(people, (text) => text.replace(/^title:/m, "titel:"));
  server = await startOwnServer({}, ["server.ts", "--dev"], site.folder);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(site.folder, { recursive: true, force: true });
});

async function ask(path: string) {
  const answer = await fetch(server.url + path, { headers: { Accept: "text/html" } });
  return { status: answer.status, text: await answer.text() };
}

/** Whatever a test before has left. */
async function mend() {
  site.edit(people, (text) => text.replace(/^titel:/m, "title:"));
  await expect.poll(async () => (await ask("/people")).status, { timeout: 60_000 }).toBe(200);
}

test("a page with a mistake shows what to correct, and the page itself once corrected", async () => {
  const faulty = await ask("/people");
  expect(faulty.status).toBe(500);
  expect(faulty.text).toContain(`${people}:2 - titel - unknown key \`titel\`; did you mean \`title\`?`);
  expect((await ask("/sustainability")).status).toBe(200);
  expect(server.said()).not.toMatch(/Internal server error|cannot be analyzed/);
  await mend();
});

test("the fixed pages and files of public/ are served as they are", async () => {
  for (const path of ["/products/ipad/index.html", "/products/macbook/m4.html", "/mailer/ai-pcs.html"]) {
    const { status, text } = await ask(path);
    expect([path, status, text.slice(0, 15)]).toEqual([path, 200, "<!doctype html>"]);
  }
  expect((await fetch(`${server.url}/plain.css`)).headers.get("Content-Type")).toContain("text/css");
});

/** Until it has loaded itself anew as well, which it does when it learns that the content was corrected. */
async function open(page: Page, path: string) {
  await page.goto(server.url + path, { timeout: 60_000, waitUntil: "networkidle" });
}

/** In the dark scheme, what that can change. */
const schemes = [
  ["light", {}],
  ["dark", { rules: rulesOfColours }],
] as const;

test("every example of every block stands in both schemes", async ({ page }) => {
  await mend();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/_blocks");
  await expect(page.locator("[data-example]").nth(40)).toBeAttached();
  await resize(page, 1440);
  await wake(page, "/_blocks");
  const findings: string[] = [];
  for (const [colorScheme, asked] of schemes) {
    await page.emulateMedia({ colorScheme });
    findings.push(...(await axeFindings(page, asked)));
  }
  for (const width of [1440, 991, 320]) {
    await resize(page, width);
    findings.push(...(await sidewaysFindings(page)));
  }
  expect(findings).toEqual([]);
});

test("the parts of the workspace in all their states are accessible and fit in both schemes", async ({
  page,
}) => {
  await mend();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/leads/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const width of [1440, 390, 320]) {
    await resize(page, width);
    for (const [colorScheme, asked] of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page, asked), `${colorScheme} at ${width} px`).toEqual([]);
    }
    expect(await sidewaysFindings(page), `${width} px`).toEqual([]);
  }
});

// The last: the first page that the browser opens after it is told of the mistake, and loads itself anew.
test("a mistake in what every page names is shown on each, until it is corrected", async () => {
  await mend();
  site.edit(facts, (text) => text.replace(/^phone: .*/m, "phone: 080 123"));
  await expect
    .poll(async () => (await ask("/")).text, { timeout: 60_000 })
    .toContain("must be an Indian number");
  site.edit(facts, (text) => text.replace(/^phone: .*/m, 'phone: "+91 80 0000 0000"'));
  await expect.poll(async () => (await ask("/")).status, { timeout: 60_000 }).toBe(200);
});
