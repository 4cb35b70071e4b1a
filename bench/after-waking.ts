import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { traceMainThread } from "./main-thread.ts";
import { median, printTable, type Row } from "./table.ts";

/** The processor of a cheap phone, relative to this machine's. */
const slowdown = 4;
const rounds = 5;
/** After this time on a link, the link's page has been fetched. */
const restMs = 1_200;
/** The tasks of hydration have ended by then, also four times slower. */
const settledMs = 3_000;

const task = { what: "longest task after waking, 4x slower processor", most: 100 };
const menu = { what: "longest task of a menu that opens, 4x slower processor", most: 100 };
const click = { what: "click on a warm link to the next page painted", most: 100 };

/** A visitor's clicks: within a section, into another, to a form, to a tool. */
const clicks: [from: string, to: string][] = [
  ["/", "/enterprise"],
  ["/", "/contact-us"],
  ["/enterprise", "/apple-mac-tco-calculator"],
  ["/education", "/education/K12"],
  ["/service", "/people"],
];

/**
 * The wall time, and the time for which the main thread had a processor: only the first includes the effect of a busy
 * machine.
 */
type Figure = { wallMs: number; processorMs: number };

/**
 * The delays that a visitor feels after the first paint: the longest task after touching a page, on each archetype, and
 * the time from a click to the next page's first frame. Medians of five on this machine; a fixed piece of work is
 * measured on the same page, to compare machines and their load.
 */
export async function measureAfterWaking(siteUrl: string, archetypes: string[]): Promise<void> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const works: Figure[] = [];
    const woken: Row[] = [];
    for (const path of archetypes) {
      const figure = await medianOf(() => longestTaskOfWaking(browser, siteUrl + path, works));
      woken.push(rowOf(path, figure, task.most));
    }
    printTable(`After waking (${task.what})`, [...woken, workRow(works)]);
    const opened = await medianOf(() => longestTaskOfMenu(browser, siteUrl));
    printTable(`After waking (${menu.what})`, [rowOf("/", opened, menu.most)]);
    const clickWorks: Figure[] = [];
    const painted: Row[] = [];
    for (const [from, to] of clicks) {
      const figure = await medianOf(() => clickToPaint(browser, siteUrl, from, to, clickWorks));
      painted.push(rowOf(`${from} -> ${to}`, figure, click.most));
    }
    printTable(`After waking (${click.what})`, [...painted, workRow(clickWorks)]);
  } finally {
    await browser.close();
  }
}

async function longestTaskOfWaking(browser: Browser, url: string, works: Figure[]): Promise<Figure> {
  return withPage(browser, async (page, devtools) => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settledMs);
    const figure = await longestTask(devtools, async () => {
      await page.mouse.move(300, 400);
      await page.waitForTimeout(settledMs);
    });
    works.push(await fixedWork(page, devtools));
    return figure;
  });
}

async function longestTaskOfMenu(browser: Browser, url: string): Promise<Figure> {
  return withPage(browser, async (page, devtools) => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await openAwake(page, url);
    const names = page.locator("header .menu > li > button");
    return longestTask(devtools, async () => {
      for (const name of [names.first(), names.nth(2)]) {
        await name.hover();
        await page.waitForTimeout(restMs);
      }
    });
  });
}

async function longestTask(devtools: CDPSession, act: () => Promise<unknown>): Promise<Figure> {
  const { tasks } = await traceMainThread(devtools, act);
  return {
    wallMs: Math.max(...tasks.map(({ wallMs }) => wallMs)),
    processorMs: Math.max(...tasks.map(({ processorMs }) => processorMs)),
  };
}

async function clickToPaint(
  browser: Browser,
  siteUrl: string,
  from: string,
  to: string,
  works: Figure[],
): Promise<Figure> {
  return withPage(browser, async (page, devtools) => {
    await openAwake(page, siteUrl + from);
    const link = page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(restMs);
    await markNextPage(page);
    const { tasks, clickAt, markAt } = await traceMainThread(devtools, async () => {
      await link.click();
      await page.waitForFunction(() => performance.getEntriesByName("next page painted").length > 0);
    });
    const paintedAt = markAt("next page painted");
    if (!clickAt || !paintedAt) throw new Error(`${to} was not seen to take the place of ${from}`);
    const between = tasks.filter(({ endedAt }) => endedAt >= clickAt && endedAt <= paintedAt);
    works.push(await fixedWork(page, devtools));
    return {
      wallMs: (paintedAt - clickAt) / 1000,
      processorMs: between.reduce((sum, { processorMs }) => sum + processorMs, 0),
    };
  });
}

/** Marks the time at which the first frame with another heading has been painted. */
async function markNextPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const old = document.querySelector("h1");
    const words = old?.textContent;
    const look = () => {
      const heading = document.querySelector("h1");
      if (!heading || heading === old || heading.textContent === words)
        return void requestAnimationFrame(look);
      // The frame with the new heading has been painted when the next task starts.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => performance.mark("next page painted");
      painted.port2.postMessage(undefined);
    };
    addEventListener("click", () => requestAnimationFrame(look), { capture: true, once: true });
  });
}

/** A piece of work that is the same in every build: a hundred lines styled and laid out. */
async function fixedWork(page: Page, devtools: CDPSession): Promise<Figure> {
  return longestTask(devtools, () =>
    page.evaluate(() => {
      const sheet = document.createElement("div");
      sheet.innerHTML = "<p>A line of <b>words</b> to be laid out</p>".repeat(100);
      document.body.append(sheet);
      sheet.getBoundingClientRect();
      sheet.remove();
    }),
  );
}

async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.mouse.move(300, 400);
  await page.waitForTimeout(settledMs);
}

/** A visitor who has closed the announcement. */
async function withPage(
  browser: Browser,
  work: (page: Page, devtools: CDPSession) => Promise<Figure>,
): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

async function medianOf(measure: () => Promise<Figure>): Promise<Figure> {
  const figures: Figure[] = [];
  for (let round = 0; round < rounds; round++) figures.push(await measure());
  return middleOf(figures);
}

function middleOf(figures: Figure[]): Figure {
  return {
    wallMs: median(figures.map(({ wallMs }) => wallMs)),
    processorMs: median(figures.map(({ processorMs }) => processorMs)),
  };
}

function rowOf(what: string, figure: Figure, most: number): Row {
  return { what, figure: shown(figure), budget: `<= ${most} ms`, held: figure.wallMs <= most };
}

function workRow(works: Figure[]): Row {
  return {
    what: "a fixed piece of work",
    figure: shown(middleOf(works)),
    budget: "none, to compare machines",
  };
}

function shown({ wallMs, processorMs }: Figure): string {
  return `${wallMs.toFixed(0)} ms (${processorMs.toFixed(0)} of processor)`;
}
