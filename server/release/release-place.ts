import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names the folder of releases: processes that share it, on one machine or by a shared disk, read the same name. */
export function releasePlace(root: string): string {
  const file = join(root, ".place");
  mkdirSync(root, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    // Another process may do the same at this moment: a link is made whole, and only once.
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
