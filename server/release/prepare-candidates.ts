import { type Candidate, candidateFor } from "#app/content/publish/candidates.server.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Log } from "#server/log.ts";

type Preparing = {
  db: Database;
  log: Log;
  place: string;
  now: () => Date;
  /** Finds, takes or makes its release. */
  make(candidate: Candidate, signal: AbortSignal): Promise<{ ok: true } | { ok: false; problems: string[] }>;
  /** Reports that it is ready, or cannot be made here. */
  report(): Promise<void>;
};

/**
 * Has a release of what another server is about to publish, one candidate at a time, so that it is ready on publication.
 * It is not shown before.
 */
export function prepareCandidates({ db, log, place, now, make, report }: Preparing) {
  let preparing: { candidate: Candidate; end: AbortController; ended: Promise<void> } | undefined;
  let prepared = "";

  async function prepare(candidate: Candidate, signal: AbortSignal): Promise<void> {
    try {
      const outcome = await make(candidate, signal);
      if (!outcome.ok)
        log.warn({ problems: outcome.problems }, "content to be published cannot be made here");
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, "content to be published cannot be made here");
    }
    prepared = candidate.id;
  }

  return {
    /** The last candidate that is ready or failed. */
    prepared: () => prepared,
    find: () => candidateFor(db, place, now()),
    /**
     * Begins to prepare a candidate and aborts one that is withdrawn.
     * @param candidate the candidate, read before the newest release, because publishing withdraws it
     * @param published the digest of the published content
     */
    follow(candidate: Candidate | undefined, published: string | undefined): void {
      if (preparing) {
        const { id, digest } = preparing.candidate;
        // Withdrawn because it was published: it is needed now.
        if (id !== candidate?.id && digest !== published) preparing.end.abort();
        return;
      }
      if (!candidate || candidate.id === prepared) return;
      const end = new AbortController();
      const ended = prepare(candidate, end.signal).finally(() => {
        preparing = undefined;
        if (!end.signal.aborted) void report();
      });
      preparing = { candidate, end, ended };
    },
    /** Resolves when these files are not being made. */
    async untilMade(digest: string): Promise<void> {
      if (preparing?.candidate.digest === digest) await preparing.ended;
    },
    async stop(): Promise<void> {
      preparing?.end.abort();
      await preparing?.ended;
    },
  };
}
