import { relative } from "node:path";

export type Count = { passed: number; failed: number };
export type TestFile = { file: string; seconds: number };
export type Outcome = { count: Count; files: TestFile[] };

/** What Vitest's JSON reporter wrote. */
export function readVitest(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = json as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return {
    count: { passed: numPassedTests, failed: numFailedTests },
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

type Suite = { file: string; suites?: Suite[]; specs?: { tests: { results: { duration: number }[] }[] }[] };

/** What Playwright's JSON reporter wrote. */
export function readPlaywright(json: unknown): Outcome {
  const { stats, suites } = json as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
  };
  return {
    count: { passed: stats.expected + stats.flaky, failed: stats.unexpected },
    files: suites.map((suite) => ({
      file: `tests/e2e/${suite.file}`,
      seconds: millisecondsOf(suite) / 1000,
    })),
  };
}

function millisecondsOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = results.reduce((all, { duration }) => all + duration, 0);
  return suites.reduce((all, suite) => all + millisecondsOf(suite), own);
}
