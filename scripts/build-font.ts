export async function buildFont(_o: { outDir: string }) {
  const { mkdirSync } = await import("node:fs");
  mkdirSync(_o.outDir, { recursive: true });
}
