import { endingAuthorisations } from "#app/content/checks/authorisations.ts";
import { checkedForDays, staleFacts } from "#app/content/checks/checked-facts.ts";
import { readContentFiles } from "#app/content/publish/content-files.ts";
import { formatProblem, readContent } from "#app/content/read/reader.ts";
import { dayOf } from "#app/dates/india-time.ts";

/**
 * Checks everything below `content/` and prints the problems. Returns the exit code.
 * @param wanted only problems of files whose path contains one of these are shown and counted; none: all
 */
export function checkContent(wanted: readonly string[]): number {
  const now = new Date();
  const paths = [...readContentFiles("content").keys()];
  const unknown = wanted.filter((part) => !paths.some((path) => `content/${path}`.includes(part)));
  if (unknown.length > 0) {
    console.error(`No file of content/ has ${unknown.map((part) => `"${part}"`).join(" or ")} in its path.`);
    return 1;
  }
  const { authored, problems } = readContent(process.cwd(), now);
  const shown = problems.filter(isWanted);
  const today = dayOf(now);
  const stale = staleFacts(authored, today).filter(isWanted);
  const ending = endingAuthorisations(authored, today).filter(isWanted);
  for (const problem of [...shown, ...stale, ...ending]) console.log(formatProblem(problem));
  const files = new Set(shown.map(({ file }) => file)).size;
  if (stale.length > 0)
    console.log(`Content: facts not looked up for ${checkedForDays} days, or soon untrue: ${stale.length}.`);
  if (ending.length > 0) console.log(`Content: authorisations to renew: ${ending.length}.`);
  const elsewhere = problems.length - shown.length;
  console.log(
    (shown.length === 0 ? "Content: no problems." : `Content: problems: ${shown.length}, files: ${files}.`) +
      (elsewhere === 0 ? "" : ` In files that are not shown: ${elsewhere}.`),
  );
  return shown.length === 0 ? 0 : 1;

  function isWanted({ file }: { file: string }): boolean {
    return wanted.length === 0 || wanted.some((part) => file.includes(part));
  }
}
