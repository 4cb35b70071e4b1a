import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

type Outcome = { failed: string[] };

const unitResults = ".cache/unit-results.json";
const browserResults = ".cache/e2e-results.json";

/**
 * Runs suites in a folder.
 * @param suites the kind and the files of each, or everything that `npm test` runs
 * @returns the names of the failed tests; an aborted run counts as one, under its own name
 */
export async function runSuite(folder: string, suites: readonly string[][] | "whole"): Promise<Outcome> {
  for (const results of [unitResults, browserResults]) rmSync(join(folder, results), { force: true });
  if (suites === "whole") {
    const { status } = await run(folder, ["scripts/test.ts"]);
    const failed = [...failedUnits(folder), ...failedInBrowser(folder)];
    return { failed: status !== 0 && failed.length === 0 ? ["checks or build"] : failed };
  }
  const failed: string[] = [];
  for (const [kind, ...files] of suites) {
    if (kind === "unit") {
      const reporter = ["--reporter=json", `--outputFile.json=${unitResults}`];
      await run(folder, ["node_modules/vitest/vitest.mjs", "run", ...reporter, ...files]);
      failed.push(...failedUnits(folder));
    } else {
      const { status, output } = await run(folder, ["scripts/build.ts"], { NODE_ENV: "production" });
      // A fault that does not build could never ship, so it does not count as caught.
      if (status !== 0) throw new Error(`It cannot be built:\n${output}`);
      await run(folder, ["node_modules/@playwright/test/cli.js", "test", ...files]);
      failed.push(...failedInBrowser(folder));
    }
  }
  return { failed };
}

async function run(folder: string, args: string[], more: Record<string, string> = {}) {
  const env = { ...process.env, E2E_PORT: String(await freePort()), ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { status, output: `${stdout}${stderr}` };
}

function failedUnits(folder: string): string[] {
  const results = read(folder, unitResults);
  const tests = results.testResults?.flatMap(({ assertionResults = [] }) => assertionResults) ?? [];
  return tests.flatMap(({ status, fullName = "" }) => (status === "failed" ? [fullName] : []));
}

function failedInBrowser(folder: string): string[] {
  const failed = (suite: Suite): string[] => [
    ...(suite.specs ?? []).flatMap(({ ok, title }) => (ok ? [] : [title])),
    ...(suite.suites ?? []).flatMap(failed),
  ];
  return failed(read(folder, browserResults));
}

type Suite = { specs?: { ok: boolean; title: string }[]; suites?: Suite[] };
type Results = Suite & {
  testResults?: { assertionResults?: { status: string; fullName?: string }[] }[];
};

/** Throws without results: a suite that did not run must not count as a failed test. */
function read(folder: string, path: string): Results {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`${path} is missing: the suite did not run`);
  return JSON.parse(readFileSync(file, "utf8"));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => probe.once("listening", listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}
