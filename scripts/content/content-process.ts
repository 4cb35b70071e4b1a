import { json } from "node:stream/consumers";
import { formatProblem } from "#app/content/read/reader.ts";
import { readFilesAt } from "./check-files.ts";

// Reads files from a JSON input (path -> base64) as of an instant and writes the compiled content and the problems.
// Started by server/content-beside.ts.

const { files, at } = (await json(process.stdin)) as { files: Record<string, string>; at: string };
const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text, "base64")] as const);
const { content, problems } = readFilesAt(new Map(bytes), new Date(at));
process.stdout.write(JSON.stringify({ content, problems: problems.map(formatProblem) }));
