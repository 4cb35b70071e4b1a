import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes what was written of mails to files, where the site has no mail server. */
export async function removeWrittenMails(dataDir: string, mailIds: readonly string[]): Promise<void> {
  for (const id of mailIds) await rm(join(dataDir, "mail", `${id}.eml`), { force: true });
}
