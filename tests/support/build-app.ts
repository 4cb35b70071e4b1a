import { writeFileSync } from "node:fs";
import { createBuilder } from "vite";
import { readContent } from "#app/content/read/reader.ts";
import type { BundleRecord } from "#server/release/release-record.ts";
import { buildFont } from "../../scripts/build-font.ts";
import { codeDigest } from "../../scripts/inputs.ts";
import { drawnWith } from "../../scripts/release/drawn-with.ts";

// Builds scripts and server into BUILD_DIRECTORY (react-router.config.ts) with the content of today, for
// tests/support/app.ts.
process.env.NODE_ENV = "production";
const folder = process.env.BUILD_DIRECTORY ?? "";
await buildFont({ outDir: ".cache/font" });
const builder = await createBuilder({ logLevel: "error" });
await builder.buildApp();
const { content } = readContent(process.cwd(), new Date());
writeFileSync(`${folder}/content.json`, JSON.stringify(content));
const record: BundleRecord = { code: codeDigest(), drawing: drawnWith() };
writeFileSync(`${folder}/bundle.json`, JSON.stringify(record));
process.exit(0);
