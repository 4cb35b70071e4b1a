import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes the files of mails, which a site without a mail server writes. */
export async function removeWrittenMails(dataDir: string, mailIds: readonly string[]): Promise<void> {
  for (const id of mailIds) await rm(join(dataDir, "mail", `${id}.eml`), { force: true });
}
