import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { dayAfter, dayOf, startOfDay } from "#app/dates/india-time.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { movedClock } from "#tests/support/moved-clock.ts";
import { printTable, type Row } from "../table.ts";
import { authorsCheckout, type Checkout } from "./checkout.ts";
import { roundWords, withRound } from "./round-words.ts";
import { startSites } from "./sites.ts";

// `npm run drill -- publish-shown`: two servers on one PostgreSQL, each with a data folder of its own, and in front of each
// a visitor who goes on looking. What they see after each change, and when; pictures in `.cache/publish-shown/`.

const pictures = ".cache/publish-shown";
const patienceMs = 180_000;
/** The maximum delay between the two servers. */
const apartMs = 5_000;

type Step = {
  what: string;
  path: string;
  /** Changes the site; the time runs from its end for the clock, from its beginning otherwise. */
  change(): Promise<unknown>;
  /** Whether a page shows the change. */
  isSeen(page: Page): Promise<boolean>;
  /** The words to take a picture of. */
  words?: string;
};

/** @returns whether both visitors saw all of it, the second within five seconds */
export async function watchPublishing(): Promise<boolean> {
  const clock = movedClock();
  const running = await startSites("PostgreSQL", 2, [], clock.env);
  const checkout = await authorsCheckout(running.env);
  const browser = await chromium.launch(await findChromium());
  mkdirSync(pictures, { recursive: true });
  const rows: Row[] = [];
  try {
    const visitors = await Promise.all(
      running.sites.map(async ({ url }) => visitorOf(url, await browser.newContext())),
    );
    for (const [at, step] of stepsWith(checkout, clock).entries())
      rows.push(await watch(step, visitors, at + 1));
  } finally {
    await browser.close();
    checkout.remove();
    await running.stop();
  }
  printTable("What a visitor in front of each of two servers saw", rows);
  return rows.every(({ held }) => held);
}

type Visitor = { page: Page; url: string; failures: string[] };

async function visitorOf(url: string, context: BrowserContext): Promise<Visitor> {
  // A visitor who has closed the announcement.
  await context.addInitScript(() => localStorage.setItem("announcementModalClosed", "true"));
  const page = await context.newPage();
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  page.on(
    "response",
    (answer) => answer.status() >= 500 && failures.push(`${answer.url()} ${answer.status()}`),
  );
  return { page, url, failures };
}

async function watch(
  { what, path, change, isSeen, words }: Step,
  visitors: Visitor[],
  number: number,
): Promise<Row> {
  const began = performance.now();
  const changed = change();
  const seen = await Promise.all(
    visitors.map(async ({ page, url }) => {
      for (;;) {
        await page.goto(url + path);
        if (await isSeen(page)) return performance.now() - began;
        if (performance.now() - began > patienceMs) return Number.POSITIVE_INFINITY;
      }
    }),
  );
  await changed;
  for (const [at, { page }] of visitors.entries()) {
    if (words) await page.getByText(words).first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(pictures, `${number}-server-${at + 1}.png`) });
  }
  const apart = Math.max(...seen) - Math.min(...seen);
  const failures = visitors.flatMap((visitor) => visitor.failures.splice(0));
  for (const failure of failures) console.log(`  ${what}: ${failure}`);
  return {
    what,
    figure: seen.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(", "),
    budget: `<= ${apartMs / 1000} s apart (${(apart / 1000).toFixed(1)} s)`,
    held: apart <= apartMs && failures.length === 0,
  };
}

function stepsWith(checkout: Checkout, clock: ReturnType<typeof movedClock>): Step[] {
  const publish = async (...args: string[]) => {
    const { code, said } = await checkout.run("publish", args);
    if (code !== 0) throw new Error(`"npm run publish" ended with ${code}:\n${said}`);
  };
  const strip = "Seats are left for the half day in Mumbai";
  const end = dayAfter(dayOf(new Date()), 2);
  const title = "Planning a refresh once more";
  const has = (words: string) => async (page: Page) => (await page.getByText(words).count()) > 0;
  return [
    {
      what: "a word",
      path: "/sustainability",
      change() {
        checkout.edit("pages/sustainability.md", (text) => withRound(text, 1));
        return publish();
      },
      isSeen: has(roundWords(1)),
      words: roundWords(1),
    },
    {
      what: "a post, in its list",
      path: "/blog",
      change() {
        checkout.edit("blog/a-refresh-again.md", () =>
          readFileSync("content/blog/planning-a-refresh.md", "utf8")
            .replace(/^title: .*$/m, `title: ${title}`)
            .replace(/^description: .*$/m, (line) => line.replace(/.{12}$/, "once again.")),
        );
        return publish();
      },
      isSeen: has(title),
      words: title,
    },
    {
      what: "a menu",
      path: "/links",
      change() {
        checkout.edit("navigation.yaml", (text) =>
          text.replace(/name: [^,\n]+, link: \/profile,/, "name: What we stand for, link: /profile,"),
        );
        return publish();
      },
      isSeen: has("What we stand for"),
    },
    {
      what: "an announcement with its last day",
      path: "/",
      change() {
        checkout.edit("announcement.yaml", (text) =>
          text.replace(/^ {2}text: .*$/m, `  text: ${strip}\n  expires: ${end}`),
        );
        return publish();
      },
      isSeen: has(strip),
    },
    {
      what: "its end, from midnight on",
      path: "/",
      async change() {
        clock.moveTo(startOfDay(end));
      },
      isSeen: async (page) => (await page.getByText(strip).count()) === 0,
    },
    {
      what: "an undo of the announcement",
      path: "/",
      change: () => publish("--undo"),
      isSeen: has("How a reseller joins the Apple Partner Network"),
    },
  ];
}
