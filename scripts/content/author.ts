import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/** The author of a publication: the given name, else GIT_AUTHOR_NAME, the checkout's git user, or the system's user. */
export function authorOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  return given?.trim() || env.GIT_AUTHOR_NAME?.trim() || gitUser() || userInfo().username;
}

function gitUser(): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["config", "user.name"], { encoding: "utf8", stdio }).trim();
  } catch {
    return ""; // Without git, a checkout or a configured name.
  }
}
