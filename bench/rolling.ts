import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endWithProcess } from "../scripts/end-with-process.ts";
import type { SiteProcess } from "../scripts/site-process.ts";
import { exportedLeads } from "./exported-leads.ts";
import { type Acknowledged, configuredContacts, sendFeedback } from "./feedback-load.ts";
import { untilReady } from "./nginx.ts";
import type { Readers } from "./publishing/read-pages.ts";
import { startReaders } from "./publishing/readers.ts";
import { startSites } from "./publishing/sites.ts";
import { printTable } from "./table.ts";

// `npm run drill -- rolling`: two servers on one PostgreSQL behind nginx, set up as docs/operations.md says, restarted one
// after the other while visitors read and send forms. Nobody may notice. Then one of them hangs: nginx leaves it out.

const port = 4645;
const clients = 8;
/** Longer than nginx waits for an answer, so that it has noticed. */
const noticeMs = 20_000;
const hangMs = 20_000;
const quickMs = 1_000;
/** Without its limits, nginx keeps all connections of the readers waiting after the first fifty pages. */
const leastQuick = 200;

/** @returns whether it held */
export async function restartRolling(rounds = 3): Promise<boolean> {
  const running = await startSites("PostgreSQL", 2);
  const folder = mkdtempSync(join(tmpdir(), "rolling-"));
  writeFileSync(
    join(folder, "nginx.conf"),
    configuration(
      folder,
      running.sites.map(({ url }) => url),
    ),
  );
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  endWithProcess(nginx, "SIGTERM");
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, nginx);
  const restarts = await underLoad(url, "rolling", async () => {
    for (let restart = 0; restart < rounds * 2; restart++) {
      await running.sites[restart % 2]?.kill("SIGTERM");
      await running.restart(restart % 2);
    }
  });
  const { pid } = running.sites[0] as SiteProcess;
  process.kill(pid, "SIGSTOP");
  const noticing = await underLoad(url, "noticing", () => wait(noticeMs));
  const hung = await underLoad(url, "hung", () => wait(hangMs));
  process.kill(pid, "SIGCONT");
  nginx.kill("SIGTERM");
  await once(nginx, "exit");
  const stored = new Map<string, number>();
  for (const { person } of exportedLeads(running.env))
    stored.set(person.name, (stored.get(person.name) ?? 0) + 1);
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
  const all = [restarts, noticing, hung];
  const acknowledged = all.flatMap((each) => each.acknowledged);
  const quick = hung.latencies.filter((ms) => ms < quickMs).length;
  const rows = [
    ...failuresOf(restarts, "in the restarts"),
    // It may hang with locks of the database, which a form of each client may wait for in vain.
    ...failuresOf(noticing, "as one server hangs", clients),
    ...failuresOf(hung, "later"),
    {
      what: "acknowledged but not stored",
      count: acknowledged.filter(({ name }) => !stored.has(name)).length,
    },
    { what: "stored twice", count: [...stored.values()].filter((count) => count > 1).length },
  ].map(({ what, count, most = 0 }) => {
    return { what, figure: String(count), budget: most ? `<= ${most}` : "0", held: count <= most };
  });
  const isQuick = quick >= leastQuick;
  const pages = {
    what: "pages within a second, later",
    figure: String(quick),
    budget: `>= ${leastQuick}`,
    held: isQuick,
  };
  printTable(`${rounds * 2} restarts, one server at a time, behind nginx; then one server hangs`, [
    ...rows,
    pages,
  ]);
  for (const line of all.flatMap(({ failures }) => failures).slice(0, 10)) console.log(`         ${line}`);
  return [...rows, pages].every(({ held }) => held);
}

type Seen = Readers & { acknowledged: Acknowledged[] };

/** Reads pages and sends forms while something happens. */
async function underLoad(url: string, prefix: string, happens: () => Promise<void>): Promise<Seen> {
  const readers = startReaders([url]);
  let over = false;
  const sending = sendFeedback(url, configuredContacts(), {
    ...{ clients, total: Number.POSITIVE_INFINITY, prefix },
    stopped: () => over,
  });
  await happens();
  over = true;
  const { latencies, failures } = await readers.stop();
  const { acknowledged, statuses } = await sending;
  const refused = Object.entries(statuses).filter(([status]) => !/^2/.test(status));
  return {
    latencies,
    acknowledged,
    failures: [...failures, ...refused.flatMap(([status, count]) => Array(count).fill(`a form ${status}`))],
  };
}

function failuresOf({ latencies, acknowledged, failures }: Seen, when: string, most = 0) {
  const forms = failures.filter((failure) => failure.startsWith("a form")).length;
  return [
    { what: `pages that failed ${when}, of ${latencies.length}`, count: failures.length - forms },
    { what: `forms that failed ${when}, of ${acknowledged.length + forms}`, count: forms, most },
  ];
}

/** The configuration of docs/operations.md with its upstream for several machines, for these servers and without a certificate. */
function configuration(folder: string, servers: string[]): string {
  const documented = readFileSync("docs/operations.md", "utf8");
  const [, site] = /^## The proxy: nginx\n[\s\S]*?^(server \{[\s\S]*?)```/m.exec(documented) ?? [];
  const [upstream] = /^upstream site \{[^}]*backup[^}]*\}/m.exec(documented) ?? [];
  if (!site || !upstream) throw new Error("docs/operations.md has no configuration of nginx");
  const block = [upstream, site]
    .join("\n")
    .replaceAll(/10\.0\.0\.(\d):3000/g, (_all, number) => new URL(servers[number - 1] ?? "").host)
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, "");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} worker_processes 1; pid ${folder}/pid; error_log stderr crit; events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${block} }
`;
}
