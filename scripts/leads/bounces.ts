import { readFileSync } from "node:fs";
import { readBounces } from "#app/outbox/mail/read-bounce.ts";
import { recordBounce } from "#app/outbox/queue/bounces.server.ts";
import { withDatabase } from "./with-database.ts";

const said = {
  suppressed: "does not exist: no mail goes there any more",
  noted: "could not be reached this time: noted with the lead",
  "not ours": "was in no mail of this site: left alone",
};

/** Reads delivery reports and prints the outcome of each, without the address. Names files that cannot be read. */
export function printBounces(files: string[]): Promise<number> {
  return withDatabase(async (db) => {
    let exitCode = 0;
    for (const file of files.length > 0 ? files : ["/dev/stdin"]) {
      const report = readReport(file);
      if (!report) {
        console.error(`${file} cannot be read: it must be a mail saved as a file.`);
        exitCode = 1;
        continue;
      }
      const bounces = await readBounces(report);
      if (bounces.length === 0) console.log(`${file}: not a report of a failed delivery of our mail`);
      for (const bounce of bounces) {
        const outcome = await recordBounce(db, bounce, new Date());
        console.log(`${file}: an address (${bounce.status.split(" ", 1)[0]}) ${said[outcome]}`);
      }
    }
    return exitCode;
  });
}

function readReport(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined; // The caller names the file.
  }
}
