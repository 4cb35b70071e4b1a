import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name of the folder of releases, which is the same for all processes that share it, also on a network disk. */
export function releasePlace(root: string): string {
  const file = join(root, ".place");
  mkdirSync(root, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    // Atomic, because another process may do the same at this moment: a link is created once.
    const own = join(root, `.place-${randomBytes(8).toString("hex")}`);
    writeFileSync(own, randomBytes(12).toString("hex"));
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    rmSync(own);
  }
  return readFileSync(file, "utf8");
}
