import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "#app/config.server.ts";
import { refusalToListen } from "#server/refusal-to-listen.ts";
import { end } from "../command.ts";

/** Ends the command if its server could not listen: another server there would be taken for it. */
export async function requireFreePort(config: Config): Promise<void> {
  const trial = createServer().listen(config.port, config.host);
  try {
    await once(trial, "listening");
  } catch (error) {
    end(refusalToListen(error as NodeJS.ErrnoException, config).message);
  }
  trial.close();
  await once(trial, "close");
}
