import type { Database } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";

/** Publishing that was started in the workspace. Any server can tell how it goes. */
export type PublishRun = {
  id: string;
  /** "stopped": its server ended in the middle, and nothing came of it. */
  state: Row<"content_runs">["state"] | "stopped";
  author: string;
  problems: readonly string[];
  /** What was published, or what somebody else published meanwhile. */
  release: number | undefined;
  startedAt: Date;
};

/** A running one is renewed this often, and taken for stopped after three times as long. */
export const renewEveryMs = 5_000;

export async function startRun(
  db: Database,
  { actorId, author, now }: { actorId: string; author: string; now: Date },
): Promise<string> {
  const id = newId(now);
  const at = now.getTime();
  const row = { id, state: "running", actor_id: actorId, author } as const;
  await insertRows(db, "content_runs", [
    { ...row, problems: [], release_id: null, started_at: at, seen_at: at },
  ]);
  return id;
}

export async function renewRun(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("content_runs").set({ seen_at: now.getTime() }).where("id", "=", id).execute();
}

export async function finishRun(
  db: Database,
  id: string,
  outcome: {
    state: Exclude<Row<"content_runs">["state"], "running">;
    release?: number;
    problems?: readonly string[];
  },
  now: Date,
): Promise<void> {
  await db
    .updateTable("content_runs")
    .set({
      state: outcome.state,
      release_id: outcome.release ?? null,
      problems: JSON.stringify(outcome.problems ?? []),
      seen_at: now.getTime(),
    })
    .where("id", "=", id)
    .execute();
}

/** The newest one. */
export async function latestRun(db: Database, now: Date): Promise<PublishRun | undefined> {
  const row = await db
    .selectFrom("content_runs")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSilent = row.seen_at < now.getTime() - 3 * renewEveryMs;
  return {
    id: row.id,
    state: row.state === "running" && isSilent ? "stopped" : row.state,
    author: row.author,
    problems: row.problems,
    release: row.release_id ?? undefined,
    startedAt: new Date(row.started_at),
  };
}
