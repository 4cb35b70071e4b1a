import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";

const { args, ...chromium } = await findChromium();
// For the servers and commands that tests start: theirs are compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");
const port = Number(process.env.E2E_PORT ?? 4310);

export default defineConfig({
  testDir: "tests/e2e",
  // Helpers beside them have unit tests of their own, which Vitest runs.
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // The limits run against the clock of a shared machine; what needed another try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  // Both end what hangs; how long a page takes on a busy machine is no fault of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/e2e-results.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What a service worker answers, no test could hold back or change; offline.spec.ts allows it.
    serviceWorkers: "block",
    // A page of a test is over before the last stage of compiling pays: without it the walk takes a seventh less.
    launchOptions: { ...chromium, args: [...args, "--js-flags=--no-turbofan"] },
    // Keeping a trace of every test takes a quarter of the time. One that failed is run alone with `--trace on`.
    trace: "on-first-retry",
  },
  webServer: {
    command: "node tests/support/serve-for-browser-tests.ts",
    url: `http://localhost:${port}/healthz`,
    env: { ...(process.env as Record<string, string>), E2E_PORT: String(port) },
    timeout: 180_000,
    stdout: "pipe",
  },
});
