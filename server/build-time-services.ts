import type { Config } from "#app/config.server.ts";
import { noteInstant } from "#app/content/content.server.ts";
import { noRateLimit } from "#app/rate-limit/rate-limit.server.ts";
import type { Services } from "#app/services.ts";
import { createLog } from "#server/log.ts";
import { publishingHere } from "#server/publishing.ts";

/** Services for prerendering as of an instant: they throw when a page reads the database during the build. */
export function buildTimeServices(config: Config, at = new Date()): Services {
  return {
    config,
    log: createLog("warn"),
    now: () => {
      noteInstant();
      return at;
    },
    rateLimit: noRateLimit,
    guessLimit: noRateLimit,
    publishing: publishingHere(config, noDatabase),
    wakeOutbox: () => {},
    beside: () => {},
    live: { open: async () => undefined, end() {}, stop: async () => {} },
    get db(): never {
      return noDatabase();
    },
  };
}

function noDatabase(): never {
  throw new Error("A prerendered page asked for the database");
}
