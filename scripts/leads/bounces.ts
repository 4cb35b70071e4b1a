import { readFileSync } from "node:fs";
import { recordBounce } from "#app/leads/bounces.server.ts";
import { readBounces } from "#app/mail/read-bounce.ts";
import { withDatabase } from "./with-database.ts";

const said = {
  suppressed: "does not exist: no mail goes there any more",
  noted: "could not be reached this time: noted with the lead",
  "not ours": "was in no mail of this site: left alone",
};

/** Reads delivery reports and says, without the address, what became of each. */
export function printBounces(files: string[]): Promise<number> {
  return withDatabase(async (db) => {
    for (const file of files.length > 0 ? files : ["/dev/stdin"]) {
      const bounces = await readBounces(readFileSync(file));
      if (bounces.length === 0) console.log(`${file}: no report of a failed delivery of ours`);
      for (const bounce of bounces) {
        const outcome = await recordBounce(db, bounce, new Date());
        console.log(`${file}: an address (${bounce.status.split(" ", 1)[0]}) ${said[outcome]}`);
      }
    }
    return 0;
  });
}
