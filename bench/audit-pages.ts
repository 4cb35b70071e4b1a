import { type Audit, audit } from "./lighthouse.ts";
import { median, printTable, type Row } from "./table.ts";

/** The paints of the limit page; `maxLcp`: the permitted multiple of its largest paint. */
type Base = Pick<Audit, "fcp" | "lcp"> & { maxLcp?: number };

/**
 * The largest paint may be a rendered picture in the first window, the only one that is cut for phones; it may take as
 * long as it loads.
 */
async function limitFor(url: string, base: Base): Promise<Base> {
  const html = await (await fetch(url)).text();
  return { ...base, maxLcp: /-tall-\d+/.test(html) ? 1.5 : 1.15 };
}

const visits = ["first", "later"] as const;
const named = { first: "first visit", later: "announcement closed" };

/** Lighthouse on some pages, each the median of three, as first visit and with the announcement closed. */
export async function auditPages(siteUrl: string, paths: string[], base: Base): Promise<void> {
  for (const path of paths) {
    const limit = await limitFor(siteUrl + path, base);
    for (const visit of visits) {
      const found = await audit(siteUrl + path, visit, 3);
      printTable(`Lighthouse mobile, ${path}, ${named[visit]}`, rowsOf(found, limit));
    }
  }
}

/**
 * The same on every page, a line each: one run if its scores are 100, otherwise the median of three. Ends with the
 * shares that the budgets name; times are medians over the site, because one run of one page says little.
 */
export async function auditEveryPage(siteUrl: string, paths: string[], base: Base): Promise<void> {
  const all: Audit[] = [];
  for (const path of paths) {
    const limit = await limitFor(siteUrl + path, base);
    for (const visit of visits) {
      const once = await audit(siteUrl + path, visit, 1);
      const isFull = once.performance + once.accessibility + once.bestPractices === 300;
      const found = isFull ? once : await audit(siteUrl + path, visit, 3);
      all.push(found);
      const misses = missedBy(found, limit).map(({ what, figure }) => `${what} ${figure}`);
      console.log([`${path} ${visit}: ${found.performance}`, ...misses].join(", missed: "));
    }
  }
  const full = all.filter(({ performance }) => performance === 100).length;
  const lowest = Math.min(...all.map(({ performance }) => performance));
  const middle = (key: keyof Audit) => median(all.map((found) => found[key]));
  printTable(`Lighthouse mobile, ${paths.length} pages, two visits each`, [
    {
      what: "performance 100",
      figure: `${((full / all.length) * 100).toFixed(1)} %`,
      budget: ">= 95 %",
      held: full >= 0.95 * all.length,
    },
    { what: "lowest performance", figure: String(lowest), budget: ">= 98", held: lowest >= 98 },
    ratio("FCP, median,", middle("fcp"), base.fcp),
    ratio("LCP, median,", middle("lcp"), base.lcp),
    {
      what: "TBT, median",
      figure: `${middle("tbt").toFixed(0)} ms`,
      budget: "<= 30 ms",
      held: middle("tbt") <= 30,
    },
    maxMoved(all),
    {
      what: "accessibility and best practices 100",
      figure: `${all.filter((a) => a.accessibility + a.bestPractices === 200).length} of ${all.length}`,
      budget: "all",
    },
  ]);
}

function missedBy(found: Audit, base: Base): Row[] {
  return rowsOf(found, base).filter((row) => row.held === false);
}

function rowsOf(found: Audit, base: Base): Row[] {
  const full = (what: string, score: number): Row => ({
    what,
    figure: String(score),
    budget: "100",
    held: score === 100,
  });
  return [
    full("performance", found.performance),
    full("accessibility", found.accessibility),
    full("best practices", found.bestPractices),
    {
      what: "SEO (the site is noindex here: is-crawlable fails by design)",
      figure: String(found.seo),
      budget: "100 where indexable",
    },
    ratio("FCP", found.fcp, base.fcp),
    ratio("LCP", found.lcp, base.lcp, base.maxLcp),
    { what: "TBT", figure: `${found.tbt.toFixed(0)} ms`, budget: "<= 30 ms", held: found.tbt <= 30 },
    { what: "CLS", figure: found.cls.toFixed(3), budget: "0.00", held: found.cls < 0.005 },
  ];
}

function ratio(what: string, value: number, to: number, most = 1.15): Row {
  return {
    what: `${what} to the limit page`,
    figure: `${(value / to).toFixed(2)} x`,
    budget: `<= ${most} x`,
    held: value <= most * to,
  };
}

function maxMoved(all: Audit[]): Row {
  const most = Math.max(...all.map(({ cls }) => cls));
  return { what: "CLS, most", figure: most.toFixed(3), budget: "0.00", held: most < 0.005 };
}
