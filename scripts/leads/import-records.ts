import { readFileSync } from "node:fs";
import type { Config } from "#app/config.server.ts";
import { readContent } from "#app/content/read/reader.ts";
import { importPlans } from "#app/coverage/import-plans.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";
import type { MailSources } from "#app/orders/shipment-mail.ts";
import { sealedTrackPath } from "#app/orders/track.server.ts";
import { withDatabase } from "./with-database.ts";

/** The imports of `npm run leads` and their options. */
const importFlags: Record<"import-orders" | "import-coverage", readonly string[]> = {
  "import-orders": ["--dry-run", "--notify"],
  "import-coverage": ["--dry-run"],
};

/**
 * Imports a CSV file and prints the result.
 * @returns the exit code, 0 if every line is valid; undefined if the arguments are not understood
 */
export function importFile(
  verb: keyof typeof importFlags,
  words: readonly string[],
): Promise<number> | undefined {
  const flags = words.filter((word) => word.startsWith("--"));
  const [path, ...more] = words.filter((word) => !word.startsWith("--"));
  const known = flags.every((flag) => importFlags[verb].includes(flag));
  return path && more.length === 0 && known ? run(verb, path, flags) : undefined;
}

async function run(verb: keyof typeof importFlags, path: string, flags: readonly string[]): Promise<number> {
  const csv = readText(path);
  if (typeof csv !== "string") return failed(csv.problem);
  return withDatabase(async (db, config) => {
    const dryRun = flags.includes("--dry-run");
    const options = { actorId: `npm run leads -- ${verb}`, now: new Date(), dryRun };
    const mail = flags.includes("--notify") ? mailSources(config) : undefined;
    const { lines, faults, saved } =
      verb === "import-coverage"
        ? await importPlans(db, csv, options)
        : await importShipments(db, csv, { ...options, mail });
    if (faults.length > 0) {
      const said = faults.map(({ line, reason }) => `${path}:${line} - ${reason}`);
      return failed(...said, `${faults.length} to mend. Nothing was imported.`);
    }
    const counts = Object.entries(saved ?? {}).map(([name, count]) => `${count} ${name}`);
    const rows = lines === 1 ? "1 row" : `${lines} rows`;
    console.log(saved ? `Imported ${rows}: ${counts.join(", ")}.` : `Nothing to mend in ${rows}.`);
    return 0;
  });
}

function mailSources(config: Config): MailSources {
  const { content } = readContent(process.cwd(), new Date());
  if (!content) throw new Error("content/ must be mended first: npm run check");
  const secret = appSecret(config);
  return { site: content.site, linkTo: (order) => sealedTrackPath(order, secret) };
}

function readText(path: string): string | { problem: string } {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : String(error);
    return { problem: `${path} cannot be read: ${reason}. It has to be CSV in UTF-8.` };
  }
}

function failed(...sentences: string[]): number {
  for (const sentence of sentences) console.error(sentence);
  return 1;
}
