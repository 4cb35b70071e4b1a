import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { engineWalk } from "./engine-walk.ts";

// Everything that guards the project, in one run: checks, unit and request tests on both databases, the build,
// browser journeys, the walk in the engines that are not Chromium. Ends with one line that counts over all suites.

type Count = { passed: number; failed: number };
const total: Count = { passed: 0, failed: 0 };

process.env.NODE_ENV = "test";
process.env.PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
mkdirSync(".cache", { recursive: true });

add(await command("checks", ["scripts/check.ts"]));
add(
  await suite(
    "unit and request tests",
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=.cache/unit-results.json",
    ],
    ".cache/unit-results.json",
    readVitest,
  ),
);
const built = await command("build", ["scripts/build.ts"]);
add(built);
if (built.failed === 0) {
  add(
    await suite(
      "browser tests",
      ["node_modules/@playwright/test/cli.js", "test"],
      ".cache/e2e-results.json",
      readPlaywright,
    ),
  );
  const { args, notRun } = engineWalk();
  if (args) {
    const results = ".cache/engine-results.json";
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
    add(await suite("walk in Firefox and WebKit", [...args, ...reporters], results, readVitest));
  }
  for (const line of notRun) console.log(`\n== ${line}`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function add(count: Count) {
  total.passed += count.passed;
  total.failed += count.failed;
}

async function command(name: string, args: string[]): Promise<Count> {
  const code = await run(name, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function suite(
  name: string,
  args: string[],
  results: string,
  read: (json: unknown) => Count,
): Promise<Count> {
  rmSync(results, { force: true });
  const code = await run(name, args);
  const count = existsSync(results)
    ? read(JSON.parse(readFileSync(results, "utf8")))
    : { passed: 0, failed: 0 };
  // A runner that stopped without counting, or failed outside a test, is a failure too.
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0) count.failed += 1;
  return count;
}

function run(name: string, args: string[]): Promise<number> {
  console.log(`\n== ${name}`);
  const env = name === "build" ? { ...process.env, NODE_ENV: "production" } : process.env;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], env });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function readVitest(json: unknown): Count {
  const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright(json: unknown): Count {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
