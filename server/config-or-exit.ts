import { type Config, parseConfig } from "#app/config.server.ts";
import type { Log } from "./log.ts";

/** Reads the configuration from the environment. Exits on a bad value, with a sentence that names it. */
export function configOrExit(log: Log): Config {
  const parsed = parseConfig(process.env);
  if (parsed.ok) return parsed.config;
  log.fatal(parsed.problem);
  process.exit(1);
}
