import { startSite } from "../scripts/site-process.ts";
import { faults } from "./drill-faults.ts";
import { exportedLeads } from "./exported-leads.ts";
import { configuredContacts, sendFeedback } from "./feedback-load.ts";
import { receiveMail } from "./mail-server.ts";
import { printTable } from "./table.ts";

// `npm run drill`: kill -9 in the middle of concurrent submissions, again and again. Every acknowledged submission
// must be there afterwards and its mail must arrive; a mail that arrives twice carries the same Message-ID.
// `npm run drill -- malformed [count]` throws malformed bodies at every receiving route instead.
// `npm run drill -- slow-readers|stop|relay|readyz|clock` drills one fault each: drill-faults.ts.
// `npm run drill -- scarce` and `-- crowd` try to take what is scarce, and to shout everybody else down.
// `npm run drill -- pgbouncer` runs the suites of what is scarce, sent and signed in behind a PgBouncer in transaction mode.
// `npm run drill -- publish-kill [kills]|publish-race [rounds]|publish-full|publish-recipes|publish-shown` drills publishing.
// `npm run drill -- rolling [rounds]` restarts two servers behind nginx, one after the other, while visitors read and send.
// DATABASE_URL selects PostgreSQL; SQLite in a temporary folder otherwise.

if (process.argv[2] === "malformed") {
  const { throwMalformed } = await import("./malformed.ts");
  process.exit(await throwMalformed(Number(process.argv[3] ?? 10_000)));
}

if (process.argv[2] === "pgbouncer") {
  const { runThroughPgbouncer } = await import("./through-pgbouncer.ts");
  process.exit(runThroughPgbouncer());
}

if (process.argv[2]?.startsWith("publish-")) {
  const { drillPublishing } = await import("./publishing/drills.ts");
  process.exit((await drillPublishing(process.argv[2], process.argv[3])) ? 0 : 1);
}

if (process.argv[2] === "rolling") {
  const { restartRolling } = await import("./rolling.ts");
  process.exit((await restartRolling(Number(process.argv[3] ?? 3))) ? 0 : 1);
}

const fault = faults[process.argv[2] ?? ""];
if (fault) process.exit((await fault()) ? 0 : 1);

if (process.argv[2] === "scarce" || process.argv[2] === "crowd") {
  const { tryScarce } = await import("./scarce.ts");
  process.exit(await tryScarce(process.argv[2]));
}

const rounds = Number(process.argv[2] ?? 3);
const perRound = 2_000;
const port = 4650;

const mail = await receiveMail(port + 1);
const env = { SMTP_URL: mail.url };
const contacts = configuredContacts();
const acknowledged: string[] = [];
let dataDir: string | undefined;

for (let round = 0; round < rounds; round += 1) {
  const site = await startSite({ port, env, ...(dataDir ? { dataDir } : {}) });
  dataDir = site.dataDir;
  const killAt = Math.floor(perRound * (0.3 + 0.5 * Math.random()));
  let killed: Promise<void> | undefined;
  const result = await sendFeedback(site.url, contacts, {
    clients: 200,
    total: perRound,
    prefix: `round ${round}`,
    onProgress: (count) => {
      if (count >= killAt) killed ??= site.kill("SIGKILL");
    },
    stopped: () => killed !== undefined,
  });
  await (killed ?? site.kill("SIGKILL"));
  acknowledged.push(...result.acknowledged.map(({ name }) => name));
  console.log(`round ${round + 1}: killed after ${result.acknowledged.length} acknowledgements`);
}

const last = await startSite({ port, env, ...(dataDir ? { dataDir } : {}) });
const stored = exportedLeads({ DATA_DIR: dataDir ?? "" });
await mail.quiet(stored.length);
await last.kill("SIGTERM");
await mail.stop();

const names = new Map<string, number>();
for (const { person } of stored) names.set(person.name, (names.get(person.name) ?? 0) + 1);
const missing = acknowledged.filter((name) => !names.has(name));
const twice = [...names.values()].filter((count) => count > 1).length;
const references = new Set(mail.received.map(({ reference }) => reference));
const withoutMail = stored.filter(({ reference }) => !references.has(reference));
const ids = new Map<string, Set<string>>();
for (const { reference, messageId } of mail.received) {
  ids.set(reference, (ids.get(reference) ?? new Set()).add(messageId));
}
const differing = [...ids.values()].filter((set) => set.size > 1).length;

printTable(`${rounds} kills during ${perRound} concurrent submissions each`, [
  { what: "acknowledged", figure: String(acknowledged.length), budget: "-" },
  {
    what: "acknowledged but not stored",
    figure: String(missing.length),
    budget: "0",
    held: missing.length === 0,
  },
  { what: "stored twice", figure: String(twice), budget: "0", held: twice === 0 },
  {
    what: "stored leads without their mail",
    figure: String(withoutMail.length),
    budget: "0",
    held: withoutMail.length === 0,
  },
  {
    what: "mails received",
    figure: String(mail.received.length),
    budget: `${stored.length} and a few repeats`,
  },
  { what: "repeats under another Message-ID", figure: String(differing), budget: "0", held: differing === 0 },
]);
process.exit(missing.length + twice + withoutMail.length + differing === 0 ? 0 : 1);
