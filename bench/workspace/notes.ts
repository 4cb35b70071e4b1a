import type { Database } from "#app/database/database.server.ts";
import { engineOf } from "#app/database/engine.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { addNote } from "#app/leads/work/lead-work.server.ts";
import { percentile, printTable } from "../table.ts";
import { timeOf } from "./measure.ts";

/** The cost of a note on leads with conversations: it indexes their words again. */
export async function measureNotes(db: Database, viewer: Viewer): Promise<void> {
  const leads = await db
    .selectFrom("leads")
    .select("id")
    .where("conversation", "<>", "")
    .orderBy("id", "desc")
    .limit(101)
    .execute();
  const text = "They ask whether the lease can begin in April, with training for the teachers.";
  const times: number[] = [];
  for (const { id: leadId } of leads)
    times.push(await timeOf(() => addNote(db, { leadId, text }, viewer, new Date())));
  const figure = `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`;
  printTable(`${engineOf(db)}: a note on a lead with a conversation, median / p95`, [
    { what: "note", figure, budget: "-" },
  ]);
}
