import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/support/console-guard.ts"],
    pool: "forks",
    maxWorkers: 2,
  },
});
