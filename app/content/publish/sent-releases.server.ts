import { setTimeout as wait } from "node:timers/promises";
import type { Database, Queryable } from "#app/database/database.server.ts";
import { blobDigest } from "./content-files.ts";

/** How the release that a publisher makes reaches servers with data folders of their own. */
export type Sending = {
  /** Names the code and settings that it is made for: only servers of the same take it. */
  madeFor: string;
  /** What the release of these files has beyond the release that is public now. */
  archive(digest: string, signal?: AbortSignal): Promise<Buffer>;
};

/** An archive whose parts are all stored. */
export type Sent = { candidate: string; digest: string; parts: number };

/** Small enough to read without blocking requests. */
const partBytes = 256 * 1024;
const beatEveryMs = 1_000;
const askEveryMs = 100;

/** A publisher without a beat for longer was killed or has lost the database. */
const silentMs = 5_000;

/** Tells that the publisher of a candidate works on its release. @returns ends that */
export function startHeartbeat(db: Database, candidate: string): () => void {
  const beat = () =>
    db
      .updateTable("content_candidates")
      .set((row) => ({ beats: row("beats", "+", 1) }))
      .where("id", "=", candidate)
      .execute()
      // The database is unreachable: stop waiting.
      .catch(() => {});
  const beating = setInterval(beat, beatEveryMs).unref();
  return () => clearInterval(beating);
}

/** Stores the archive of a candidate's release: all of it, or nothing. */
export async function sendArchive(db: Database, candidate: string, archive: Buffer): Promise<void> {
  const parts = Math.ceil(archive.length / partBytes);
  await db.transaction().execute(async (trx) => {
    for (let position = 0; position < parts; position++) {
      const bytes = archive.subarray(position * partBytes, (position + 1) * partBytes);
      await trx.insertInto("content_candidate_parts").values({ candidate, position, bytes }).execute();
    }
    const sent = { archive: blobDigest(archive), parts };
    await trx.updateTable("content_candidates").set(sent).where("id", "=", candidate).execute();
  });
}

/** Servers that wait for the release of a candidate shall make it themselves. */
export async function sendNothing(db: Database, candidate: string): Promise<void> {
  await db.updateTable("content_candidates").set({ made_for: "" }).where("id", "=", candidate).execute();
}

/** Waits for the archive of a candidate's release; undefined when its publisher stops or sends none. */
export async function untilSent(
  db: Queryable,
  candidate: string,
  { signal, patienceMs = silentMs }: { signal: AbortSignal; patienceMs?: number | undefined },
): Promise<Sent | undefined> {
  let beats = -1;
  let since = performance.now();
  for (;;) {
    const row = await db
      .selectFrom("content_candidates")
      .select(["made_for", "beats", "archive", "parts"])
      .where("id", "=", candidate)
      .executeTakeFirst();
    if (!row || row.made_for === "") return undefined;
    if (row.archive !== "") return { candidate, digest: row.archive, parts: row.parts };
    if (row.beats !== beats) [beats, since] = [row.beats, performance.now()];
    else if (performance.now() - since > patienceMs) return undefined;
    await wait(askEveryMs, undefined, { signal });
  }
}

/** The parts of an archive in their order; throws when one is gone. */
export async function* sentParts(db: Queryable, { candidate, parts }: Sent): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < parts; position++) {
    const { bytes } = await db
      .selectFrom("content_candidate_parts")
      .select("bytes")
      .where("candidate", "=", candidate)
      .where("position", "=", position)
      .executeTakeFirstOrThrow();
    yield bytes;
  }
}
