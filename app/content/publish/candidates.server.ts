import { setTimeout as wait } from "node:timers/promises";
import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { addBlobs, newBlobs, storedFiles } from "./content-blobs.server.ts";
import { type ContentFiles, contentDigest, digestsOf } from "./content-files.ts";
import { runningServers } from "./content-servers.server.ts";
import { type Sending, sendArchive, sendNothing, startHeartbeat } from "./sent-releases.server.ts";

/** Files that are about to be published. */
export type Candidate = {
  id: string;
  /** Identifies the files. */
  digest: string;
  /** The code and settings of the release that its publisher will send; empty if it sends none. */
  madeFor: string;
  offeredAt: Date;
};

export type Offered = {
  /** Sends the finished release to the places that wait for it. If that fails, they make it themselves. */
  send(signal?: AbortSignal): Promise<void>;
  /** Resolves when every other place has prepared it, cannot prepare it, or has had enough time. */
  prepared(signal?: AbortSignal): Promise<void>;
  /** Servers no longer prepare it. */
  withdraw(): Promise<void>;
};

type Offer = {
  /** The data folder in which the publisher makes it; empty if it makes none. */
  place: string;
  now: () => Date;
  /** How it is sent to other places; without it they make it themselves. */
  sending?: Sending | undefined;
  /** How long the other places are waited for; at least as long as the publisher itself took. */
  patienceMs?: number;
};

/** A publisher that was killed does not withdraw its candidate. */
const abandonedMs = 15 * 60_000;
const askEveryMs = 100;

/**
 * Stores files before they are published, so that servers with their own data folders have the release by then: they
 * take the one that the publisher sends, or make it in parallel. Undefined if no such server runs.
 */
export async function offerCandidate(
  db: Database,
  files: ContentFiles,
  { place, now, sending, patienceMs = 30_000 }: Offer,
): Promise<Offered | undefined> {
  if ((await othersThan(place, db, now())).length === 0) return undefined;
  const id = newId(now());
  const offeredAt = performance.now();
  await addBlobs(db, await newBlobs(db, files));
  const digest = contentDigest(files);
  const offered = { id, digest, place, offered_at: now().getTime(), made_for: sending?.madeFor ?? "" };
  const unsent = { beats: 0, archive: "", parts: 0 };
  await db.deleteFrom("content_candidates").where("offered_at", "<", oldest(now())).execute();
  await insertRows(db, "content_candidates", [{ ...offered, ...unsent, files: digestsOf(files) }]);
  const stopBeating = startHeartbeat(db, id);
  return {
    async send(signal) {
      if (!sending) return;
      try {
        await sendArchive(db, id, await sending.archive(digest, signal));
      } catch (error) {
        if (signal?.aborted) throw error;
        await sendNothing(db, id);
      }
    },
    async prepared(signal) {
      const began = performance.now();
      const patience = Math.max(patienceMs, began - offeredAt);
      while (performance.now() - began < patience) {
        const others = await othersThan(place, db, now());
        if (others.every(({ prepared }) => prepared === id)) return;
        await wait(askEveryMs, undefined, { signal });
      }
    },
    async withdraw() {
      stopBeating();
      await db.deleteFrom("content_candidates").where("id", "=", id).execute();
    },
  };
}

/** The candidate that a server in this place must prepare: the newest one from elsewhere. */
export async function candidateFor(db: Queryable, place: string, now: Date): Promise<Candidate | undefined> {
  const row = await db
    .selectFrom("content_candidates")
    .select(["id", "digest", "made_for", "offered_at"])
    .where("place", "!=", place)
    .where("offered_at", ">", oldest(now))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && { id: row.id, digest: row.digest, madeFor: row.made_for, offeredAt: new Date(row.offered_at) }
  );
}

/** Undefined if it was withdrawn. */
export async function candidateFiles(db: Queryable, id: string): Promise<ContentFiles | undefined> {
  const row = await db
    .selectFrom("content_candidates")
    .select("files")
    .where("id", "=", id)
    .executeTakeFirst();
  return row && storedFiles(db, new Map(Object.entries(row.files)));
}

async function othersThan(place: string, db: Queryable, now: Date) {
  const servers = await runningServers(db, now);
  return servers.filter((server) => server.place !== "" && server.place !== place);
}

function oldest(now: Date): number {
  return now.getTime() - abandonedMs;
}
