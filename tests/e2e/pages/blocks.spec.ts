import { axeFindings, resize, sidewaysFindings } from "../look-over.ts";
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

for (const colorScheme of ["light", "dark"] as const) {
  test(`every example of every block stands in the ${colorScheme} scheme`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${server.url}/_blocks`, { timeout: 60_000 });
    expect(await page.locator("[data-example]").count()).toBeGreaterThan(40);
    await resize(page, 1440);
    await wake(page, "/_blocks");
    const findings = [...(await axeFindings(page)), ...(await sidewaysFindings(page))];
    for (const width of [991, 320]) {
      await resize(page, width);
      findings.push(...(await sidewaysFindings(page)));
    }
    expect(findings).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the parts of the workspace in all their states are accessible and fit in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${server.url}/leads/gallery`, { timeout: 60_000 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [1440, 390, 320]) {
      await resize(page, width);
      const where = `${width} px`;
      expect(await axeFindings(page), where).toEqual([]);
      expect(await sidewaysFindings(page), where).toEqual([]);
    }
  });
}
