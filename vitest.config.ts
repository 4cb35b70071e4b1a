import { defineConfig } from "vitest/config";
import { contentPlugin } from "./app/content/plugin.ts";
import { starterPlugin } from "./scripts/starter-plugin.ts";

export default defineConfig({
  plugins: [contentPlugin(), starterPlugin()],
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/database-setup.ts"],
    setupFiles: ["tests/support/console-guard.ts"],
    pool: "forks",
    maxWorkers: 2,
    // What needed its second try is listed so; a busy machine can starve a process of two databases.
    retry: process.env.CI ? 1 : 0,
    // Ends what hangs; how long a test takes on a busy machine is no fault of it.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
