import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { freshSqlite } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { Database } from "./database.server.ts";
import { refreshStatistics } from "./statistics.server.ts";

const fresh = freshSqlite();
const owner = "01a203e5-6bb5-734d-9496-34fc0f603a8d";

/** The query plan for an agent's new leads with one e-mail address. */
async function planOf(db: Database): Promise<string> {
  const { rows } = await sql<{ detail: string }>`explain query plan
    select id from leads where email_key = 'asha@school.test' and owner_id = ${owner} and status = 'new'
    limit 1000`.execute(db);
  return rows.map(({ detail }) => detail).join("\n");
}

test("an address is looked up by its index once SQLite knows what the table holds", async () => {
  const db = await fresh();
  await Promise.all(
    Array.from({ length: 600 }, (_, at) =>
      recordSubmission(
        db,
        sampleSubmission({ mails: [], person: { email: `p${at}@school.test` } }),
        new Date(at),
      ),
    ),
  );
  await makeStaff(db, owner);
  await db.updateTable("leads").set({ owner_id: owner }).execute();
  expect(await planOf(db)).not.toContain("leads_email_key");
  await refreshStatistics(db);
  expect(await planOf(db)).toContain("leads_email_key");
});
