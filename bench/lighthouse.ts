import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "#tests/support/chromium.ts";
import { median } from "./table.ts";

export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

/**
 * Lighthouse with its mobile defaults, in one browser, the median of some runs.
 * @param visit "first" sees the announcement, "later" has closed it
 */
export async function audit(url: string, visit: "first" | "later", runs: number): Promise<Audit> {
  const port = 9300 + Math.floor(Math.random() * 500);
  const { executablePath, args } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const results: Audit[] = [];
    for (let tries = 0; results.length < runs; tries += 1) {
      if (tries === 3 * runs) throw new Error(`${url} painted nothing in most of ${tries} audits`);
      const page = browser.pages()[0] ?? (await browser.newPage());
      await forgetFiles(page);
      await page.goto(`${new URL(url).origin}/robots.txt`);
      await page.evaluate((closed) => {
        // The cache is empty, so the note that the typeface is on this device would be wrong.
        localStorage.clear();
        if (closed) localStorage.setItem("announcementModalClosed", "true");
      }, visit === "later");
      const result = await once(url, port);
      if (result) results.push(result);
    }
    const keys = Object.keys(results[0] as Audit) as (keyof Audit)[];
    return Object.fromEntries(
      keys.map((key) => [key, median(results.map((result) => result[key]))]),
    ) as Audit;
  } finally {
    await browser.close();
  }
}

/** Each audit must fetch everything: Lighthouse cannot clear the cache and keep the flag of the visit. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

/** Undefined if the browser did not paint the page, as happens on a busy machine. */
async function once(url: string, port: number): Promise<Audit | undefined> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!result) throw new Error(`${url} could not be audited`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) {
    console.log(`${url}: ${runtimeError.code}, once more`);
    return undefined;
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}
