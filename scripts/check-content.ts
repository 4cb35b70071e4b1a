import { formatProblem, readContent } from "#app/content/read/reader.ts";

/**
 * Checks everything below `content/`: `npm run content [-- part of a path...]`.
 * With arguments only the problems of files whose path contains one of them are shown and counted.
 */
const wanted = process.argv.slice(2);
const { problems } = readContent(process.cwd(), new Date());
const shown = problems.filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);

for (const problem of shown) console.log(formatProblem(problem));
const files = new Set(shown.map(({ file }) => file)).size;
console.log(
  shown.length === 0 ? "Content: no problems." : `Content: problems: ${shown.length}, files: ${files}.`,
);
process.exitCode = shown.length === 0 ? 0 : 1;
