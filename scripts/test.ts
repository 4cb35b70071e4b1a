import { mkdirSync } from "node:fs";
import { builtSite } from "./build-folder.ts";
import { engineWalk } from "./engine-walk.ts";
import { type Count, readPlaywright, readVitest } from "./test-run/results.ts";
import { type Step, type StepResult, startStep } from "./test-run/step.ts";

// Everything that guards the project, in one run: checks beside the build; then unit and request tests on both databases
// and the walk in the engines that are not Chromium, beside the browser journeys. Ends with where the time went and one
// line that counts over all suites.

process.env.NODE_ENV = "test";
process.env.PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
mkdirSync(".cache", { recursive: true });

const began = performance.now();
const done: StepResult[] = [];
const json = (results: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
const unit: Step = {
  name: "unit and request tests",
  args: ["node_modules/vitest/vitest.mjs", "run", ...json(".cache/unit-results.json")],
  results: ".cache/unit-results.json",
  read: readVitest,
  // So that both end together: the browser alone leaves a part of a core idle.
  niceness: 2,
};
const browser: Step = {
  name: "browser tests",
  args: ["node_modules/@playwright/test/cli.js", "test"],
  results: ".cache/e2e-results.json",
  read: readPlaywright,
};

// One core each; the output of the checks is collected and shown after the build.
const checks = startStep({ name: "checks", args: ["scripts/check.ts"], aside: true });
const built = await startStep({
  name: "build",
  args: ["scripts/build.ts"],
  env: { NODE_ENV: "production" },
});
done.push(built);
// Tests of requests often wait (for a database, a clock, a mail server) and those of the browser seldom: run together
// they leave no core idle. Both use the build made above; without one the unit tests make a bundle of their own.
const isBuilt = built.count.failed === 0;
const env: Record<string, string> = isBuilt ? { TEST_BUNDLE: builtSite() } : {};
const browsed = isBuilt ? startStep({ ...browser, env }) : undefined;
done.push(await checks, await startStep({ ...unit, aside: true, env }));
if (browsed) {
  const { args, notRun } = engineWalk();
  if (args) {
    const results = ".cache/engine-results.json";
    const name = "walk in Firefox and WebKit";
    done.push(
      await startStep({ name, args: [...args, ...json(results)], results, read: readVitest, aside: true }),
    );
  }
  for (const line of notRun) console.log(`\n== ${line}`);
  done.push(await browsed);
}

console.log("\n== where the time went");
for (const { name, seconds } of done) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  in all\n`);
const slowest = done.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds);
for (const { file, seconds } of slowest.slice(0, 10)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

const sum = (of: keyof Count) => done.reduce((all, { count }) => all + count[of], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
