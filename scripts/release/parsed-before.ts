import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParsedBefore } from "#app/content/read/source.ts";
import type { Release } from "#server/release/release-record.ts";
import { digestOf } from "./made-of.ts";

/** In the folder of a release. */
export const parsedFile = "parsed.json";

/** The parsed files of an earlier release, and those that this one parses. */
export function parsedBefore(earlier: Release | undefined): ParsedBefore & { text(): string } {
  const file = earlier && join(earlier.folder, parsedFile);
  const before = file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const parsed: Record<string, unknown> = {};
  return {
    find(path, text) {
      const key = digestOf([path, text]);
      const data = before[key];
      if (data !== undefined) parsed[key] = data;
      return structuredClone(data);
    },
    add(path, text, data) {
      parsed[digestOf([path, text])] = structuredClone(data);
    },
    /** Content of `parsed.json`, for the next release. */
    text: () => JSON.stringify(parsed),
  };
}
