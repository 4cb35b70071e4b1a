/** Where staff go after signing in. */
export const startPath = "/leads/dashboard";

/**
 * The page to show after signing in, taken from a query that anybody can write: only a path of the workspace is
 * followed, everything else leads to its first page (ASVS 3.7.2).
 */
export function safeNextPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/leads\/dashboard(?=[/?]|$)/.test(wanted)) return startPath;
  // What a browser would read otherwise than it is written is not followed.
  const isPlain = [...wanted].every(
    (character) => character > " " && character < "\u007f" && character !== "\\",
  );
  const [path] = wanted.split("?", 1);
  // "..", also in its percent-encoded spellings, leads a browser elsewhere.
  return isPlain && new URL(wanted, "http://site").pathname === path ? wanted : startPath;
}
