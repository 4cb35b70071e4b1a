import { defineConfig } from "vitest/config";

// The walks through the built site in the engines that are not Chromium: npm run engines.
export default defineConfig({
  test: {
    include: ["tests/engines/*.spec.ts"],
    globalSetup: ["tests/engines/fonts.ts", "tests/support/run-folders.ts"],
    setupFiles: ["tests/support/console-guard.ts"],
    pool: "forks",
    maxWorkers: 2,
    // As the browser tests: what needed another try is listed so.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
