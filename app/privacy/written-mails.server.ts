import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { firstIdAt, isId } from "#app/database/uuid.server.ts";

/** How long the file of a mail is kept at most. */
const keptMs = 90 * 24 * 60 * 60_000;
const atOnce = 1_000;
/** A file that is being written, or was when the disk was full or the process was killed, ends in `.part`. */
const suffix = /\.eml(\.part)?$/;

/** Removes the files of mails, which a site without a mail server writes, from this machine. */
export async function removeWrittenMails(dataDir: string, mailIds: readonly string[]): Promise<void> {
  for (const id of mailIds)
    for (const ending of ["", ".part"])
      await rm(join(dataDir, "mail", `${id}.eml${ending}`), { force: true });
}

/**
 * Removes from this machine the files of mails that are old or no longer in the outbox: another machine may have erased
 * them, or a process that was killed before it removed the files.
 */
export async function sweepWrittenMails(db: Queryable, dataDir: string, now: Date): Promise<void> {
  const ids = await writtenMails(join(dataDir, "mail"));
  const oldest = firstIdAt(new Date(now.getTime() - keptMs));
  await removeWrittenMails(
    dataDir,
    ids.filter((id) => id < oldest),
  );
  const recent = ids.filter((id) => id >= oldest);
  for (let from = 0; from < recent.length; from += atOnce) {
    const some = recent.slice(from, from + atOnce);
    const rows = await db
      .selectFrom("outbox")
      .select("id")
      .where(isAmong(db, "id", some, "id"))
      .execute();
    const held = new Set(rows.map(({ id }) => id));
    await removeWrittenMails(
      dataDir,
      some.filter((id) => !held.has(id)),
    );
  }
}

async function writtenMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Made with the first mail.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const ids = names.filter((name) => suffix.test(name)).map((name) => name.replace(suffix, ""));
  return [...new Set(ids)].filter(isId);
}
