import { type ContentFiles, contentDigest } from "./content-files.ts";

/**
 * Checks files once, in the background, and remembers what was found until other files are asked about.
 * @param check must not reject for what an author can mend
 */
export function lastCheck(check: (files: ContentFiles) => Promise<readonly string[]>) {
  let last: { digest: string; problems?: readonly string[] } | undefined;
  return (files: ContentFiles): readonly string[] | undefined => {
    const digest = contentDigest(files);
    if (last?.digest === digest) return last.problems;
    const mine: typeof last = { digest };
    last = mine;
    check(files).then(
      (problems) => {
        mine.problems = problems;
      },
      (error) => {
        mine.problems = [`The checks could not be run: ${error instanceof Error ? error.message : error}`];
      },
    );
    return undefined;
  };
}
