import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { configOrExit } from "#server/config-or-exit.ts";
import { createLog } from "#server/log.ts";
import { requireFreePort } from "#server/require-free-port.ts";
import { end, readWords } from "./command.ts";
import {
  builtContent,
  exampleRegistration,
  publishExampleRegistration,
  readyExampleRelease,
} from "./demo/example-registration.ts";
import { openInOneThread } from "./demo/one-thread.ts";
import { sampleBookings } from "./demo/sample-bookings.ts";
import { sampleLeads } from "./demo/sample-leads.ts";
import { sampleMails, settlePast } from "./demo/sample-mails.ts";
import { sampleQuotations } from "./demo/sample-quotations.ts";
import { sampleRecords, toTry } from "./demo/sample-records.ts";
import { sampleShop } from "./demo/sample-shop.ts";
import { sampleStaff, sampleTeams } from "./demo/sample-staff.ts";
import { sampleSteps } from "./demo/sample-steps.ts";
import { sampleStrangers } from "./demo/sample-strangers.ts";
import { sampleWork } from "./demo/sample-work.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { openSite } from "./open-site.ts";

// `npm run demo`: the site on a data folder that is thrown away, with sample leads, and the logins of a sample staff.
// It binds to this machine alone. Mails become files, unless SMTP_URL names a server to try them with.

const usage =
  "npm run demo    serves the site with sample leads from a data folder that is deleted afterwards";
if (readWords(usage, {}).positionals.length > 0) end(usage);

process.env.HOST = "127.0.0.1";
const folder = mkdtempSync(join(tmpdir(), "site-demo-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
process.env.NODE_ENV = "production";

await requireFreePort(configOrExit(createLog())).catch((error: Error) => end(error.message));
await ensureBuilt();
// The logins stay in sight: what is said below them is worth reading.
process.env.LOG_LEVEL ||= "warn";

const { config, db } = await openSite({
  database: "of this version, or a new one",
  open: openInOneThread,
});
const services = { config, db, log: createLog("warn"), now: () => new Date(), wakeOutbox: () => {} };
const { from, added } = await publishExampleRegistration(db, config);
if (added) readyExampleRelease(config, from, added);
const content = { ...builtContent(config, from), ...(added && { registration: exampleRegistration }) };
const logins = await sampleStaff(services);
const leads = await sampleLeads(db, content.site);
await sampleWork(db, leads, logins);
await sampleMails(db, config, leads, logins);
const links = await sampleQuotations(db, config, leads, content);
await sampleSteps(db, leads);
await sampleStrangers(db, content.site);
await sampleRecords(db);
await sampleShop(db, config, content);
await sampleBookings(db, config, content, logins);
await settlePast(db);
await sampleTeams(services, logins);
await db.destroy();

await serve();

const address = `http://localhost:${config.port}`;
console.log(`
  ${leads.length} sample leads in ${config.dataDir}, mails ${config.smtpUrl ? "by SMTP_URL" : 'as files in its folder "mail"'}.
  The site:      ${address}
  The workspace: ${address}/leads/login
  To try out:    ${address}/order-tracking with order ${toTry.order}, repair ${toTry.repair}
                 ${address}/check-dcare-coverage with ${Object.values(toTry.serials).join(", ")}
`);
for (const [state, link] of links) console.log(`    a quotation, ${state.padEnd(9)} ${address}${link}`);
if (added)
  console.log(`
  Quotations carry the GSTIN ${exampleRegistration.gstin} and the UPI id ${exampleRegistration.upi}: made for examples, in this
  demo alone. No company and no account has them. content/site.yaml sets your own.
`);
for (const { role, email, password } of logins)
  console.log(`    ${role.padEnd(8)} ${email.padEnd(22)} ${password}`);
if (config.siteUrl !== address)
  console.log(
    `\n  Links in mails begin with ${config.siteUrl}: set SITE_URL=${address} to follow them here.`,
  );
console.log("");

/** As `npm start` serves: a process of its own, with the limits of its memory. It ends with this one, and this one with it. */
async function serve(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve("../server/start.js"));
  const server = spawn(process.execPath, [file], { stdio: "inherit" });
  server.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  const answers = () => fetch(`http://127.0.0.1:${config.port}/healthz`).catch(() => undefined);
  while (!(await answers())?.ok) await wait(50);
}
