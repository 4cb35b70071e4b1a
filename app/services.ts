import type { Logger } from "pino";
import type { Config } from "#app/config.server.ts";
import type { Publishing } from "#app/content/publish/publishing.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Live } from "#app/leads/changes/live.server.ts";
import type { GuessLimiter, RateLimiter } from "#app/rate-limit/rate-limit.server.ts";

/** The services of the application. Tests create their own; the server creates them in start-services.ts. */
export type Services = {
  config: Config;
  log: Logger;
  /** The build's file with the PDFs; unset if they are made from the sources. */
  documents?: string | undefined;
  /** The present instant. */
  now: () => Date;
  db: Database;
  rateLimit: RateLimiter;
  /** Counts guesses at numbers and facts, in the database: replicas share it and a restart forgets nothing. */
  guessLimit: GuessLimiter;
  /** Publishes the files of this machine. */
  publishing: Publishing;
  /** Announces that mail is waiting. */
  wakeOutbox: () => void;
  /** The streams of changes, one for each open workspace. */
  live: Live;
  /** Runs work that outlives its request. Stopping the server asks it to end, and waits for it. */
  beside: (work: (stopping: AbortSignal) => Promise<void>) => void;
};
