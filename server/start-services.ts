import type { Config } from "#app/config.server.ts";
import { openDatabase } from "#app/database/database.server.ts";
import { migrate } from "#app/database/migrate.server.ts";
import { memoryRateLimiter, noRateLimit } from "#app/forms/rate-limit.server.ts";
import type { Log } from "#server/log.ts";
import type { Services } from "#server/services.ts";

export async function startServices(config: Config, log: Log): Promise<Services & { stop(): Promise<void> }> {
  const db = await openDatabase(config.databaseUrl);
  await migrate(db);
  return {
    config,
    log,
    db,
    now: () => new Date(),
    rateLimit: config.rateLimit ? memoryRateLimiter(Date.now) : noRateLimit,
    wakeOutbox: () => {},
    stop: () => db.destroy(),
  };
}
