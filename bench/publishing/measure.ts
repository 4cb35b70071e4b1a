import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { median, percentile, printTable, type Row } from "../table.ts";
import { authorsCheckout, type Checkout } from "./checkout.ts";
import { startReaders } from "./readers.ts";
import { roundWords, withRound } from "./round-words.ts";
import { type Engine, startSites } from "./sites.ts";

// `npm run bench -- --publish`: from the command to what every server shows, by kind of change.

const rounds = 3;
const askEveryMs = 20;
const patienceMs = 120_000;
const settledMs = 60_000;
const readBeforeMs = 60_000;

type Kind = {
  what: string;
  budgetSeconds: number;
  edit(checkout: Checkout, round: number): void;
  /** Whether an address shows the change. */
  path(round: number): string;
  isShown(answer: Response, text: string, round: number): boolean;
};

/** As long as the checks require. */
const description = "What to list, when to order and how to give back what goes, once more, in round";

const pages = 3;
const menus = 10;

const kinds: Kind[] = [
  {
    what: "a word",
    budgetSeconds: pages,
    edit: (checkout, round) => checkout.edit("pages/sustainability.md", (text) => withRound(text, round)),
    path: () => "/sustainability",
    isShown: (_, text, round) => text.includes(roundWords(round)),
  },
  {
    what: "a post, with lists and feeds",
    budgetSeconds: menus,
    edit: (checkout, round) => {
      const post = readFileSync("content/blog/planning-a-refresh.md", "utf8");
      checkout.edit(`blog/a-refresh-again-${round}.md`, () =>
        post
          .replace(/^title: .*$/m, `title: Planning a refresh once more, round ${round}`)
          .replace(/^description: .*$/m, `description: ${description} ${round}.`),
      );
    },
    path: () => "/blog.rss",
    isShown: (_, text, round) => text.includes(`/blog/a-refresh-again-${round}`),
  },
  {
    what: "a menu",
    budgetSeconds: menus,
    edit: (checkout, round) =>
      checkout.edit("navigation.yaml", (text) =>
        text.replace(/name: [^,\n]+, link: \/profile,/, `name: About us ${round}, link: /profile,`),
      ),
    path: () => "/links",
    isShown: (_, text, round) => text.includes(`About us ${round}`),
  },
  {
    what: "the brand",
    budgetSeconds: menus,
    edit: (checkout, round) =>
      checkout.edit("site.yaml", (text) => text.replace(/^name: .*$/m, `name: DTS ${round}`)),
    path: () => "/sustainability",
    isShown: (_, text, round) => text.includes(`- DTS ${round}</title>`),
  },
  {
    what: "a redirect",
    budgetSeconds: pages,
    edit: (checkout, round) =>
      checkout.edit(
        "redirects.yaml",
        (text) => `${text.trimEnd()}\n- { from: /old-${round}, to: /links, status: 308, reason: Bench }\n`,
      ),
    path: (round) => `/old-${round}`,
    isShown: ({ status }) => status === 308,
  },
];

export async function measurePublishing(): Promise<void> {
  for (const [engine, count] of [
    ["SQLite", 1],
    ["PostgreSQL", 2],
  ] as const) {
    await measureOn(engine, count);
  }
}

async function measureOn(engine: Engine, count: number): Promise<void> {
  const running = await startSites(engine, count);
  const checkout = await authorsCheckout(running.env);
  try {
    const urls = running.sites.map(({ url }) => url);
    // A server without any requests so far is smaller by what its first readers load.
    const idle = await readFor(urls, readBeforeMs);
    await wait(settledMs);
    const before = running.sites.map(({ pid }) => residentMb(pid));
    const readers = startReaders(urls);
    const rows: Row[] = [];
    const pids = running.sites.map(({ pid }) => pid);
    for (const kind of kinds) rows.push(await measureKind(kind, checkout, urls, pids));
    const { latencies, failures } = await readers.stop();
    await wait(settledMs);
    const after = running.sites.map(({ pid }) => residentMb(pid));
    const load = loadavg()
      .map((value) => value.toFixed(1))
      .join(" ");
    const p99 = percentile(latencies, 0.99);
    rows.push(
      {
        what: "pages meanwhile, p99",
        figure: `${p99.toFixed(1)} ms`,
        budget: `<= 20 ms (${percentile(idle, 0.99).toFixed(1)} ms before)`,
        held: p99 <= 20,
      },
      {
        what: `failed of ${latencies.length} requests`,
        figure: String(failures.length),
        budget: "0",
        held: failures.length === 0,
      },
      {
        what: "memory a minute later",
        figure: after.map((mb) => `${mb} MB`).join(", "),
        budget: `as before, within 10 MB (${before.map((mb) => `${mb} MB`).join(", ")})`,
        held: after.every((mb, at) => mb <= (before[at] ?? 0) + 10),
      },
    );
    printTable(
      `Publishing on ${count} server${count === 1 ? "" : "s"} (${engine}), load ${load}: from the command to visible, median of ${rounds}`,
      rows,
    );
    for (const line of failures) console.log(`         ${line}`);
  } finally {
    checkout.remove();
    await running.stop();
  }
}

async function measureKind(kind: Kind, checkout: Checkout, urls: string[], pids: number[]): Promise<Row> {
  const times: number[] = [];
  const later: number[] = [];
  const used: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    kind.edit(checkout, round);
    const processor = processorSeconds(pids);
    const began = performance.now();
    const published = checkout.run("publish").then(({ code, said }) => {
      if (code !== 0) throw new Error(`"npm run publish" ended with ${code}:\n${said}`);
    });
    const visible = Promise.all(urls.map((url) => untilShown(kind, url, round)));
    const [at] = await Promise.all([visible, published]);
    times.push(Math.max(...at) - began);
    later.push(Math.max(...at) - Math.min(...at));
    used.push(processorSeconds(pids) - processor);
  }
  const seconds = median(times) / 1000;
  return {
    what: kind.what,
    figure: `${seconds.toFixed(1)} s`,
    budget: `<= ${kind.budgetSeconds} s (${listed(times)}; last server after the first ${listed(later)}; ${median(used).toFixed(1)} s of processor)`,
    held: seconds <= kind.budgetSeconds,
  };
}

function listed(times: number[]): string {
  return times.map((ms) => (ms / 1000).toFixed(1)).join(", ");
}

/** The processor time of these processes, of ended commands, and of all that they started. Linux. */
function processorSeconds(pids: number[]): number {
  const ticksPerSecond = 100;
  const ticks = (pid: number) => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [own = 0, ownSystem = 0, started = 0, startedSystem = 0] = fields.slice(11, 15).map(Number);
    // Leaves out the reader of pages.
    return (pid === process.pid ? 0 : own + ownSystem) + started + startedSystem;
  };
  return [process.pid, ...pids].reduce((sum, pid) => sum + ticks(pid), 0) / ticksPerSecond;
}

/** When a server shows the change, by this process's clock. */
async function untilShown(kind: Kind, url: string, round: number): Promise<number> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const answer = await fetch(url + kind.path(round), { redirect: "manual" });
    if (kind.isShown(answer, await answer.text(), round)) return performance.now();
    await wait(askEveryMs);
  }
  throw new Error(`${kind.what} was not visible on ${url} within ${patienceMs / 1000} s`);
}

async function readFor(urls: string[], ms: number): Promise<number[]> {
  const readers = startReaders(urls);
  await wait(ms);
  return (await readers.stop()).latencies;
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kb) / 1024);
}
