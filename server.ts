import { ensureBuilt } from "./scripts/ensure-built.ts";
import { startDevelopment } from "./server/development.ts";

// The site in one process, from its sources: `npm run dev` through Vite, and otherwise as `npm start` serves it.
if (process.argv.includes("--dev")) {
  process.env.NODE_ENV = "development";
  await startDevelopment();
} else {
  process.env.NODE_ENV ??= "production";
  await ensureBuilt();
  await import("./server/start.js");
}
