import { constants } from "node:os";
import type { Content } from "#app/content/content.ts";
import type { ContentFiles } from "#app/content/publish/content-files.ts";
import { askBeside } from "./ask-beside.ts";

export type ReadBeside = { content: Content | undefined; problems: string[] };

/** Reads, checks and compiles files as of an instant, in another process: it takes a second of CPU time. */
export function readBeside(files: ContentFiles, at: Date): Promise<ReadBeside> {
  const encoded = [...files].map(([path, bytes]) => [path, bytes.toString("base64")]);
  const question = { files: Object.fromEntries(encoded), at };
  return askBeside("scripts/content/content-process.ts", question, {
    priority: constants.priority.PRIORITY_LOW,
    failure: (end, complaint) => complaint || `the process ended with ${end}`,
  });
}
