import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../scripts/site-process.ts";
import { exportedLeads } from "./exported-leads.ts";
import { configuredContacts, sendFeedback } from "./feedback-load.ts";
import { receiveMail } from "./mail-server.ts";
import { printTable } from "./table.ts";

const perRound = 2_000;
const port = 4650;

/**
 * kill -9 in the middle of concurrent submissions, again and again. Every acknowledged submission must be there
 * afterwards and its mail must arrive; a mail that arrives twice carries the same Message-ID. Returns whether it held.
 */
export async function killWhileSubmitting(rounds = 3): Promise<boolean> {
  const mail = await receiveMail(port + 1);
  const env = { SMTP_URL: mail.url };
  const contacts = configuredContacts();
  const acknowledged: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "site-bench-"));

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ port, env, dataDir });
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

  const last = await startSite({ port, env, dataDir });
  const stored = exportedLeads({ DATA_DIR: dataDir });
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
    {
      what: "repeats under another Message-ID",
      figure: String(differing),
      budget: "0",
      held: differing === 0,
    },
  ]);
  return missing.length + twice + withoutMail.length + differing === 0;
}
