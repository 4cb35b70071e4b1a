import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { median, printTable } from "./table.ts";

/** The processor of a cheap phone, beside this machine's. */
const slowdown = 4;
const rounds = 5;
/** A pointer that rests on a link has its page fetched by then. */
const restMs = 1_200;
/** Tasks of a page's waking are over by then, also four times slower. */
const settledMs = 3_000;

const task = { what: "longest task after waking, 4x slower processor", most: 100 };
const click = { what: "click on a warm link to the next page painted", most: 100 };

/** From where to where a visitor clicks: within a section, into another, to a form, to a tool. */
const clicks: [from: string, to: string][] = [
  ["/", "/enterprise"],
  ["/", "/contact-us"],
  ["/enterprise", "/apple-mac-tco-calculator"],
  ["/education", "/education/K12"],
  ["/service", "/people"],
];

/**
 * What a visitor feels after the first paint: the longest task once a page is touched, on each archetype, and the time from
 * a click to the next page's first frame. Medians of five; this machine's, so compare with another build's in turn.
 */
export async function measureAfterWaking(siteUrl: string, archetypes: string[]): Promise<void> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const tasks: { path: string; ms: number }[] = [];
    for (const path of archetypes)
      tasks.push({ path, ms: await medianOf(() => longestTask(browser, siteUrl, path)) });
    printTable(
      `After waking (${task.what})`,
      tasks.map(({ path, ms }) => rowOf(path, ms, task.most)),
    );
    const times: { name: string; ms: number }[] = [];
    for (const [from, to] of clicks) {
      const ms = await medianOf(() => clickToPaint(browser, siteUrl, from, to));
      times.push({ name: `${from} -> ${to}`, ms });
    }
    printTable(
      `After waking (${click.what})`,
      times.map(({ name, ms }) => rowOf(name, ms, click.most)),
    );
  } finally {
    await browser.close();
  }
}

async function longestTask(browser: Browser, siteUrl: string, path: string): Promise<number> {
  return withPage(browser, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(() => {
      const tasks: { startTime: number; duration: number }[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
      }).observe({ type: "longtask" });
    });
    await page.goto(siteUrl + path, { waitUntil: "load" });
    await page.waitForTimeout(settledMs);
    await page.mouse.move(300, 400);
    await page.waitForTimeout(settledMs);
    return page.evaluate(() => {
      const { tasks } = window as unknown as { tasks: { startTime: number; duration: number }[] };
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      // A page that something waits for wakes a second after its load, by itself.
      const asleepUntil = (navigation?.loadEventEnd ?? 0) + 800;
      const after = tasks.filter(({ startTime }) => startTime > asleepUntil);
      // Tasks of less than 50 ms are not told of.
      return Math.max(50, ...after.map(({ duration }) => duration));
    });
  });
}

async function clickToPaint(browser: Browser, siteUrl: string, from: string, to: string): Promise<number> {
  return withPage(browser, async (page) => {
    await page.goto(siteUrl + from, { waitUntil: "load" });
    await page.mouse.move(300, 400);
    await page.waitForTimeout(settledMs);
    const link = page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(restMs);
    await page.evaluate(() => {
      const old = document.querySelector("h1");
      const shown = new Promise<number>((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              const heading = document.querySelector("h1");
              if (!heading || heading === old || heading.textContent === old?.textContent)
                return void requestAnimationFrame(look);
              // The frame in which it stands has been drawn when the next task begins.
              const drawn = new MessageChannel();
              drawn.port1.onmessage = () => resolve(performance.now() - timeStamp);
              drawn.port2.postMessage(undefined);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { shown });
    });
    await link.click();
    return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  });
}

/** A visitor who has seen the announcement. */
async function withPage(browser: Browser, work: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) values.push(await measure());
  return median(values);
}

function rowOf(what: string, ms: number, most: number) {
  return { what, figure: `${ms.toFixed(0)} ms`, budget: `<= ${most} ms`, held: ms <= most };
}
