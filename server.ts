// The site in one process, from its sources: `npm run dev` through Vite, and otherwise as `npm start` serves it.
if (process.argv.includes("--dev")) {
  process.env.NODE_ENV = "development";
  const { buildFont } = await import("./scripts/build-font.ts");
  await buildFont({ outDir: ".cache/font" });
  const { startDevelopment } = await import("./server/development.ts");
  await startDevelopment();
} else {
  process.env.NODE_ENV ??= "production";
  const { ensureBuilt } = await import("./scripts/ensure-built.ts");
  await ensureBuilt();
  await import("./server/start.js");
}

export {};
