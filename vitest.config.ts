import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./app/content/plugin.ts";
import { starterPlugin } from "./scripts/starter-plugin.ts";

const include = ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"];
/** Modules of the browser hold state, as a page does, and a mocked module stays: each of these files has its own process. */
const own = [
  "app/{shell,forms/device}/**/*.test.{ts,tsx}",
  "app/figures/photo.test.tsx",
  "server/serve.test.ts",
];
/**
 * They draw each public page and each staff screen with data. Only the development build of React warns of a missing
 * key or a misspelt property; it takes twice as long to draw, so the other files draw with the build that is shipped.
 */
const warned = ["app/document/structured-data.test.ts", "app/staff/hostile-text.test.ts"];

export default defineConfig({
  plugins: [contentPlugin(), starterPlugin()],
  test: {
    projects: [
      // To start a process and load the application again takes longer than most files, so these share two processes.
      // Their helpers register no hooks when they are loaded: a module is loaded once for many files.
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: "shared",
          include,
          exclude: [...own, ...warned],
          isolate: false,
          env: { NODE_ENV: "production" },
        },
      },
      { extends: true, test: { name: "warned", include: warned } },
      { extends: true, test: { name: "own", include: own } },
    ],
    globalSetup: ["tests/support/run-folders.ts", "tests/support/database-setup.ts"],
    // For the processes that tests start: theirs are compiled once.
    env: { NODE_COMPILE_CACHE: resolve(".cache/compiled") },
    setupFiles: ["tests/support/console-guard.ts", "tests/support/reused-threads.ts"],
    pool: "forks",
    maxWorkers: 2,
    // What needed its second try is listed so; a busy machine can starve a process of two databases.
    retry: process.env.CI ? 1 : 0,
    // Ends what hangs; how long a test takes on a busy machine is no fault of it.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});
