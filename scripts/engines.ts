import { spawnSync } from "node:child_process";
import { engineWalk } from "./engine-walk.ts";

// `npm run engines`: only the journeys through the built site in Firefox and WebKit. Arguments after `--` go to the
// runner: `npm run engines -- -t "panel"`.
const { args, notRun } = engineWalk();
for (const line of notRun) console.log(line);
if (!args) process.exit(1);
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "test" },
});
process.exit(status ?? 1);
