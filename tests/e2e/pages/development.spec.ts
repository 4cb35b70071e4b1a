import { axeFindings, resize, rulesOfColours, sidewaysFindings } from "../look-over.ts";
import { expect, test, wake } from "../shell/returning-visitor.ts";
import { type OwnServer, startOwnServer } from "../staff/own-server.ts";

// The gallery of all blocks exists in development only. Two development servers that start in one folder write its types
// at once, and both end: one server for all.
test.describe.configure({ mode: "serial" });
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startOwnServer({}, ["server.ts", "--dev"]);
});
test.afterAll(() => server.stop());

/** In the dark scheme, what that can change. */
const schemes = [
  ["light", {}],
  ["dark", { rules: rulesOfColours }],
] as const;

test("every example of every block stands in both schemes", async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${server.url}/_blocks`, { timeout: 60_000 });
  expect(await page.locator("[data-example]").count()).toBeGreaterThan(40);
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
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${server.url}/leads/gallery`, { timeout: 60_000 });
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
