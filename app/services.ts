import type { Logger } from "pino";
import type { Config } from "#app/config.server.ts";
import type { Publishing } from "#app/content/publish/publishing.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Live } from "#app/leads/changes/live.server.ts";
import type { GuessLimiter, RateLimiter } from "#app/rate-limit/rate-limit.server.ts";

/** What the application lives on. Tests make their own; the server makes them in start-services.ts. */
export type Services = {
  config: Config;
  log: Logger;
  /** The file of the build that holds the PDFs; unset where they are made from the sources. */
  documents?: string | undefined;
  /** The present instant. */
  now: () => Date;
  db: Database;
  rateLimit: RateLimiter;
  /** Counts guesses at numbers and facts, in the database: replicas share it and a restart forgets nothing. */
  guessLimit: GuessLimiter;
  /** Makes the files of this machine public. */
  publishing: Publishing;
  /** Tells the outbox that mail is waiting. */
  wakeOutbox: () => void;
  /** The streams of what changes, one for each open workspace. */
  live: Live;
  /** Does work that outlives its request. A stop of the server asks it to end, and waits for it. */
  beside: (work: (stopping: AbortSignal) => Promise<void>) => void;
};
