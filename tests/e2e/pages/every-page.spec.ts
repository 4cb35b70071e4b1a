import type { Page } from "@playwright/test";
import { siteAddresses } from "#tests/support/site-addresses.ts";
import { axeFindings, resize, sidewaysFindings } from "../look-over.ts";
import { expect, test } from "../shell/returning-visitor.ts";

// A trace of so many pages costs more than the walk.
test.use({ trace: "off" });

const addresses = siteAddresses();
/** Shares of the walk, so that the workers have equal parts of it. */
const shares = 12;
/** Desktop, the widest with the mobile header, and the narrowest. */
const widths = [1440, 991, 320] as const;

test("the walk knows every page of the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) =>
    decodeURI(new URL(url).pathname),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !addresses.includes(path))).toEqual([]);
});

for (let share = 0; share < shares; share += 1) {
  test(`every page stands: no finding of axe, no sideways scroll, no error (part ${share + 1})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const errors = errorsOf(page);
    for (const path of addresses.filter((_, at) => at % shares === share)) {
      await resize(page, widths[0]);
      await page.goto(path);
      await wake(page, path);
      const findings: string[] = [];
      for (const width of widths) {
        await resize(page, width);
        const found = [...(await axeFindings(page)), ...(await sidewaysFindings(page))];
        findings.push(...found.map((finding) => `${width} px: ${finding}`));
      }
      findings.push(...errors.splice(0));
      expect.soft(findings, path).toEqual([]);
    }
  });
}

/** Static pages never wake; the others need not hurry on a busy machine. */
async function wake(page: Page, path: string) {
  if ((await page.locator("#wake").count()) === 0) return;
  await page.evaluate(() => window.__wake?.());
  await expect(page.locator("html"), path).toHaveAttribute("data-awake", "true", { timeout: 20_000 });
}

/** Errors of the console and failed requests; that a missing page answers 404 is no error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
