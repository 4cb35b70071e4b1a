import type { Page } from "@playwright/test";
import { siteAddresses } from "#tests/support/site-addresses.ts";
import { axeFindings, resize, rulesOfWidth, sidewaysFindings } from "../look-over.ts";
import { expect, test, wake } from "../shell/returning-visitor.ts";

/**
 * Notices, confirmations and refused forms are one template each: those of a form that asks in turn, of one with a file,
 * of a long one. The form itself stands on a page of its own too.
 */
const differing = /^\/forms\/(contact|application|finance)\//;
const addresses = siteAddresses().filter(
  (path) => !/^\/forms\/[^/]+\/(notice|done|again)/.test(path) || differing.test(path),
);
/** Shares of the walk, so that the workers have equal parts of it. */
const shares = 12;
/** Desktop through all rules, the narrowest through all once a section and on every page through those of a width. */
const audited = [1440, 320];
/** The widest with the mobile header: its document is that of 320 px, only its lines are longer. */
const measured = 991;
/** Every other page begins with the width that the page before it ended with: to lay a page out is a third of the walk. */
const narrowing = [1440, measured, 320];
const widening = narrowing.toReversed();

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
    const seen = new Set<string>();
    for (const [turn, path] of addresses.filter((_, at) => at % shares === share).entries()) {
      const widths = turn % 2 === 0 ? narrowing : widening;
      await resize(page, widths[0] ?? measured);
      await page.goto(path);
      await wake(page, path);
      const section = await page.locator("html").getAttribute("data-section");
      const findings: string[] = [];
      for (const width of widths) {
        await resize(page, width);
        if (audited.includes(width)) {
          // The footer is that of the section: looked at once a width. What the header stands on is the page's.
          const known = seen.has(`${section} ${width}`);
          const rules = width === 320 ? { rules: rulesOfWidth } : {};
          const found = await axeFindings(page, known ? { without: "footer.foot", ...rules } : {});
          findings.push(...found.map((finding) => `${width} px: ${finding}`));
          seen.add(`${section} ${width}`);
        }
        findings.push(...(await sidewaysFindings(page)));
      }
      findings.push(...errors.splice(0));
      expect.soft(findings, path).toEqual([]);
    }
  });
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
