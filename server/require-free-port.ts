import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "#app/config.server.ts";
import { refusalToListen } from "./refusal-to-listen.ts";

/** Listens for a moment where the server will. Throws `BadSetting` if it could not, as when another one serves there. */
export async function requireFreePort(config: Config): Promise<void> {
  const trial = createServer().listen(config.port, config.host);
  try {
    await once(trial, "listening");
  } catch (error) {
    throw refusalToListen(error as NodeJS.ErrnoException, config);
  }
  trial.close();
  await once(trial, "close");
}
