import type { Config } from "#app/config.server.ts";
import { content } from "#app/content/content.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { serveStock } from "./serve-stock.server.ts";

type Stocked = {
  config: Config;
  log: { info(facts: object, text: string): void; error(facts: object, text: string): void };
  db: Database;
  now: () => Date;
  wakeOutbox: () => void;
};

/**
 * Assigns free pieces of the shown content to waiting reservations: when a release brings more, and when a person's data
 * no longer holds some. Never fails: the next start or release tries again.
 */
export async function serveShownStock({ config, log, ...services }: Stocked): Promise<void> {
  const { shop, site } = content;
  try {
    await serveStock({ ...services, log, shop, site, secret: appSecret(config) });
  } catch (error) {
    log.error({ err: error }, "the waiting lists were not served; the next start tries again");
  }
}
