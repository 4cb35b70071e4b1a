import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { startLive } from "#app/leads/changes/live.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { addNote } from "#app/leads/work/lead-work.server.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { percentile, printTable } from "../table.ts";

const [readers, streamsOfReader, notes] = [20, 10, 5];
const seenWithinMs = 2_000;
const givenUpMs = 30_000;

/**
 * The cost of 200 open streams in one process, without their connections, and the delay until all of them announce a
 * note.
 */
export async function measureStreams(db: Database, engine: string): Promise<void> {
  const viewers = await signedIn(db);
  const live = startLive({ db, log: console });
  const before = process.memoryUsage().rss;
  const streams = await Promise.all(
    viewers.map(async ({ viewer, sessionId }) => {
      const stream = await live.open({ viewer, sessionId, after: undefined });
      if (!stream) throw new Error("the process refused a stream");
      return follow(stream);
    }),
  );
  // Everyone may see leads without an owner.
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("owner_id", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const [times, cpu]: [number[], number[]] = [[], []];
  for (let note = 0; note < notes; note += 1) {
    const used = process.cpuUsage();
    const started = performance.now();
    const seen = streams.map((stream) => stream.next(lead.id));
    await addNote(
      db,
      { leadId: lead.id, text: `They ask about ${note}.` },
      { id: "manager", role: "manager" },
      new Date(),
    );
    for (const at of await Promise.all(seen)) times.push(at - started);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
  }
  const memory = process.memoryUsage().rss - before;
  await live.stop();
  const slowest = Math.max(...times);
  printTable(`${engine}: ${streams.length} open streams of one process`, [
    {
      what: "until a change is seen, median / slowest",
      figure: `${percentile(times, 0.5).toFixed(0)} / ${slowest.toFixed(0)} ms`,
      budget: `<= ${seenWithinMs} ms`,
      held: slowest <= seenWithinMs,
    },
    {
      what: "processor time from one change to the next",
      figure: `${percentile(cpu, 0.5).toFixed(0)} ms`,
      budget: "-",
    },
    { what: "more memory", figure: `${(memory / 1e6).toFixed(0)} MB`, budget: "-" },
  ]);
}

/** Staff with a browser each that has signed in several times. */
async function signedIn(db: Database): Promise<{ viewer: Viewer; sessionId: string }[]> {
  const ids = Array.from({ length: readers }, () => newId(new Date()));
  await makeStaff(db, ...ids);
  const until = new Date(Date.now() + 60 * 60_000).toISOString();
  const open = ids.flatMap((id) =>
    Array.from({ length: streamsOfReader }, () => ({
      viewer: { id, role: "agent" } as const,
      sessionId: newId(new Date()),
    })),
  );
  for (const { viewer, sessionId } of open)
    await sql`insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
      values (${sessionId}, ${sessionId}, ${viewer.id}, ${until}, ${until}, ${until})`.execute(db);
  return open;
}

/** Reads a stream. `next` resolves with the instant at which it announces a lead. */
function follow(stream: ReadableStream<Uint8Array>) {
  let waiting: { id: string; seen: (at: number) => void; broken: (error: Error) => void } | undefined;
  const decoder = new TextDecoder();
  void (async () => {
    for await (const chunk of stream) {
      if (waiting && decoder.decode(chunk).includes(waiting.id)) waiting.seen(performance.now());
    }
  })().catch((error) => waiting?.broken(error));
  return {
    next: (id: string) =>
      new Promise<number>((seen, broken) => {
        waiting = { id, seen, broken };
        setTimeout(() => broken(new Error("a stream told nothing of a change")), givenUpMs).unref();
      }),
  };
}
