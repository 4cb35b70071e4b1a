import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportedLeads } from "./exported-leads.ts";
import { configuredContacts, sendFeedback } from "./feedback-load.ts";
import { untilReady } from "./nginx.ts";
import { startReaders } from "./publishing/readers.ts";
import { startSites } from "./publishing/sites.ts";
import { printTable } from "./table.ts";

// `npm run drill -- rolling`: two servers on one PostgreSQL behind nginx, set up as docs/operations.md says, restarted one
// after the other while visitors read and send forms. Nobody may notice.

const port = 4645;
const clients = 8;

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
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, nginx);
  const readers = startReaders([url]);
  let over = false;
  const sending = sendFeedback(url, configuredContacts(), {
    ...{ clients, total: Number.POSITIVE_INFINITY, prefix: "rolling" },
    stopped: () => over,
  });
  for (let restart = 0; restart < rounds * 2; restart++) {
    await running.sites[restart % 2]?.kill("SIGTERM");
    await running.restart(restart % 2);
  }
  over = true;
  const { acknowledged, statuses } = await sending;
  const { latencies, failures } = await readers.stop();
  nginx.kill("SIGTERM");
  await once(nginx, "exit");
  const stored = new Map<string, number>();
  for (const { person } of exportedLeads(running.env))
    stored.set(person.name, (stored.get(person.name) ?? 0) + 1);
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
  const refused = Object.entries(statuses).filter(([status]) => !/^2/.test(status));
  const lost = acknowledged.filter(({ name }) => !stored.has(name)).length;
  const twice = [...stored.values()].filter((count) => count > 1).length;
  const rows = [
    { what: `pages that failed of ${latencies.length}`, count: failures.length },
    {
      what: `forms that failed of ${acknowledged.length}`,
      count: refused.reduce((sum, [, count]) => sum + count, 0),
    },
    { what: "acknowledged but not stored", count: lost },
    { what: "stored twice", count: twice },
  ];
  printTable(
    `${rounds * 2} restarts, one server at a time, behind nginx`,
    rows.map(({ what, count }) => ({ what, figure: String(count), budget: "0", held: count === 0 })),
  );
  for (const line of failures.slice(0, 10)) console.log(`         ${line}`);
  return rows.every(({ count }) => count === 0);
}

/** The configuration of docs/operations.md, for these servers and without a certificate. */
function configuration(folder: string, servers: string[]): string {
  const documented = /^## The proxy: nginx\n+```\n([\s\S]*?)```/m.exec(
    readFileSync("docs/operations.md", "utf8"),
  )?.[1];
  if (!documented) throw new Error("docs/operations.md has no configuration of nginx");
  const block = documented
    .replace(/^ *server (\S+)(.*;)$/m, (_all, _server, rest) =>
      servers.map((each) => `server ${new URL(each).host}${rest}`).join("\n"),
    )
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, "");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user} worker_processes 1; pid ${folder}/pid; error_log stderr crit; events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${block} }
`;
}
