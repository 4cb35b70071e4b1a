import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/** Who publishes: as given, else GIT_AUTHOR_NAME, git's user of this checkout, or the user of this machine. */
export function authorOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  return given?.trim() || env.GIT_AUTHOR_NAME?.trim() || gitUser() || userInfo().username;
}

function gitUser(): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["config", "user.name"], { encoding: "utf8", stdio }).trim();
  } catch {
    return ""; // no git, no checkout of it, or no name
  }
}
