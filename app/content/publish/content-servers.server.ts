import type { Queryable } from "#app/database/database.server.ts";
import type { Row } from "#app/database/rows.server.ts";

/** What a running server says of itself. */
export type ServerReport = {
  /** The machine's name and the port: a restart on the same address replaces the report. */
  server: string;
  /** The release that it shows. */
  shown: number;
  /** A newer release that it could not take up, and why. */
  refused?: { release: number; problem: string } | undefined;
  /** The data folder where it keeps releases; servers that share it share its name. */
  place?: string;
  /** The last candidate that it has made ready or cannot make. */
  prepared?: string;
  now: Date;
};

export type ContentServer = {
  server: string;
  shown: number;
  shownSince: Date;
  refused: { release: number; problem: string } | undefined;
  /** Empty for a server that prepares no candidates. */
  place: string;
  prepared: string;
};

/** Servers report with every swap and at least this often. */
export const reportEveryMs = 10_000;

/** A server that was silent for longer is taken for stopped. */
const silentMs = 3 * reportEveryMs;

/** Tells which release a server shows: after each swap or refusal, and every `reportEveryMs`. */
export async function reportServer(db: Queryable, report: ServerReport): Promise<void> {
  const at = report.now.getTime();
  const row: Row<"content_servers"> = {
    server: report.server,
    release_shown: report.shown,
    release_refused: report.refused?.release ?? null,
    problem: report.refused?.problem ?? "",
    shown_since: at,
    seen_at: at,
    place: report.place ?? "",
    prepared: report.prepared ?? "",
  };
  const before = await db
    .selectFrom("content_servers")
    .select(["release_shown", "shown_since"])
    .where("server", "=", report.server)
    .executeTakeFirst();
  if (before?.release_shown === report.shown) row.shown_since = before.shown_since;
  await db
    .insertInto("content_servers")
    .values(row)
    .onConflict((conflict) => conflict.column("server").doUpdateSet(row))
    .execute();
}

/** A server that stops is not waited for. */
export async function forgetServer(db: Queryable, server: string): Promise<void> {
  await db.deleteFrom("content_servers").where("server", "=", server).execute();
}

/** The servers that run now, by name. */
export async function runningServers(db: Queryable, now: Date): Promise<ContentServer[]> {
  const rows = await db
    .selectFrom("content_servers")
    .selectAll()
    .where("seen_at", ">", now.getTime() - silentMs)
    .orderBy("server")
    .execute();
  return rows.map((row) => ({
    server: row.server,
    shown: row.release_shown,
    shownSince: new Date(row.shown_since),
    refused:
      row.release_refused === null ? undefined : { release: row.release_refused, problem: row.problem },
    place: row.place,
    prepared: row.prepared,
  }));
}
