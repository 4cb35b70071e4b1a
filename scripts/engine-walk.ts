import { findFirefox, findWebkit } from "../tests/engines/installed.ts";

/**
 * The test run in the installed engines.
 * @returns the runner's arguments, undefined without an engine; and a line for each missing engine
 */
export function engineWalk(): { args?: string[]; notRun: string[] } {
  const engines = [
    { name: "Firefox", walk: "firefox", ...findFirefox() },
    { name: "WebKit", walk: "webkit", ...findWebkit() },
  ];
  const notRun = engines.flatMap(({ name, missing }) =>
    missing ? [`${name} was not walked: ${missing}`] : [],
  );
  const walks = engines.filter(({ missing }) => !missing).map(({ walk }) => walk);
  if (walks.length === 0) return { notRun };
  const config = ["--config", "vitest.engines.config.ts"];
  return { args: ["node_modules/vitest/vitest.mjs", "run", ...config, ...walks], notRun };
}
