import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { end } from "./command.ts";
import { engineWalk } from "./engine-walk.ts";
import { readVitest } from "./test-run/results.ts";

const usage = `npm run engines                 the journeys through the built site in Firefox and WebKit
npm run engines -- -t panel     only those with that word; what follows "--" goes to the test runner`;

const words = process.argv.slice(2);
if (words.includes("--help") || words.includes("-h")) end(usage);
const { args, notRun } = engineWalk();
for (const line of notRun) console.log(line);
if (!args) process.exit(1);
const results = ".cache/engines-results.json";
mkdirSync(".cache", { recursive: true });
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
const { status } = spawnSync(process.execPath, [...args, ...reporters, ...words], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "test" },
});
// The runner counts a run in which every journey was skipped as a success.
if (status === 0) {
  const { passed } = readVitest(JSON.parse(readFileSync(results, "utf8"))).count;
  if (passed === 0) end(`No journey matches ${words.join(" ")}: nothing was run.`);
}
process.exit(status ?? 1);
