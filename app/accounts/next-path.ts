/** Where staff go after signing in. */
export const startPath = "/leads/dashboard";

/**
 * The page to show after signing in. The query is untrusted: only workspace paths are followed, everything else leads
 * to the start page (ASVS 3.7.2).
 */
export function safeNextPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/leads\/dashboard(?=[/?]|$)/.test(wanted)) return startPath;
  // Reject characters that browsers rewrite.
  const isPlain = [...wanted].every(
    (character) => character > " " && character < "\u007f" && character !== "\\",
  );
  const [path] = wanted.split("?", 1);
  // "..", also percent-encoded, would leave the workspace.
  return isPlain && new URL(wanted, "http://site").pathname === path ? wanted : startPath;
}
