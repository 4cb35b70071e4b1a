import { endStart } from "#app/bad-setting.ts";
import { configOrExit } from "./config-or-exit.ts";
import { createLog } from "./log.ts";
import { openUnmigratedStorage } from "./open-storage.ts";

/**
 * Serves the published content with this build. Run by `npm start` once the build is current.
 * @param isFallback whether a newer build could not show any content and started this one instead
 */
export async function start({ isFallback = false } = {}): Promise<void> {
  process.env.NODE_ENV ??= "production";
  const log = createLog();
  const config = configOrExit(log);
  // The threads of the database start while this one reads the application.
  const opening = openUnmigratedStorage(config).catch((error) => endStart(error, log));
  const { serveSite } = await import("./serve-site.ts");
  await serveSite({ config, log, db: await opening, isFallback });
}
