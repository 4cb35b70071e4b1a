import Sqlite from "better-sqlite3";
import { readContent } from "#app/content/read/reader.ts";
import { seededRandom } from "#tests/fixtures/seeded-random.ts";
import { malformed, receivers } from "#tests/support/malformed-bodies.ts";
import { startSite } from "../scripts/site-process.ts";
import { printTable } from "./table.ts";

const port = 4660;
const clients = 8;
const tables = [
  "leads",
  "people",
  "answers",
  "uploads",
  "outbox",
  "bookings",
  "booking_holds",
  "submission_ids",
];

/**
 * `npm run drill -- malformed [count]`: this number of malformed bodies to each route that receives posts, over HTTP.
 * None may get a status of 500 or above or store anything, and the same process must answer afterwards. Returns
 * whether that held.
 */
export async function throwMalformed(count = 10_000): Promise<boolean> {
  const { content } = readContent(process.cwd(), new Date());
  if (!content) throw new Error("content/ must be mended first: npm run check");
  const site = await startSite({ port });
  const random = seededRandom(2026);
  const rows = [];
  for (const receiver of receivers(content.site.feedback, nextWednesday())) {
    const statuses = new Map<number, number>();
    let left = count;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (left-- > 0) {
          const { path, headers, body } = malformed(receiver, random);
          const answer = await fetch(site.url + path, { method: "POST", headers, body, redirect: "manual" });
          await answer.arrayBuffer();
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }
      }),
    );
    const held = [...statuses.keys()].every((status) => status >= 400 && status < 500);
    const figure = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    rows.push({ what: receiver.path, figure: figure.join(", "), budget: "400s only", held });
    console.log(`${receiver.path}: ${figure.join(", ")}`);
  }
  const alive = (await fetch(`${site.url}/healthz`)).ok;
  await site.kill("SIGTERM");
  const db = new Sqlite(`${site.dataDir}/site.db`, { readonly: true });
  const stored = tables.map((table) => Number(db.prepare(`select count(*) from ${table}`).pluck().get()));
  db.close();
  const total = stored.reduce((sum, rowsOfTable) => sum + rowsOfTable, 0);
  rows.push({ what: "rows stored", figure: String(total), budget: "0", held: total === 0 });
  rows.push({ what: "the same process answers", figure: alive ? "yes" : "no", budget: "yes", held: alive });
  printTable(`${count} malformed bodies to each route`, rows);
  return rows.every(({ held }) => held);
}

/** A Wednesday that can be booked, at half past ten in India. */
function nextWednesday(): string {
  const day = new Date(Date.now() + 3 * 86_400_000);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T10:30`;
}
