import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Queryable } from "#app/database/database.server.ts";
import { firstIdAt, isId } from "#app/database/uuid.server.ts";
import { erasedAmong, mailDays } from "#app/outbox/queue/erased-mails.server.ts";

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
 * Removes from this machine the files of mails that are old or were erased: another machine may have erased them, or a
 * process that was killed before it removed the files.
 */
export async function sweepWrittenMails(db: Queryable, dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, "mail");
  const names = (await namesIn(folder)).filter((name) => suffix.test(name) && isId(idOf(name)));
  const ids = [...new Set(names.map(idOf))];
  for (let from = 0; from < ids.length; from += atOnce)
    await removeWrittenMails(dataDir, await erasedAmong(db, ids.slice(from, from + atOnce)));
  const oldest = new Date(now.getTime() - mailDays * 24 * 60 * 60_000);
  // A mail may wait for months before it is written; its id is of when it was queued.
  for (const name of names.filter((one) => idOf(one) < firstIdAt(oldest))) {
    const file = join(folder, name);
    if ((await writtenAt(file)) < oldest.getTime()) await rm(file, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  // Made with the first mail.
  return (await unlessMissing(readdir(folder))) ?? [];
}

function idOf(name: string): string {
  return name.replace(suffix, "");
}

/** In ms; never, of a file that is gone. */
async function writtenAt(file: string): Promise<number> {
  return (await unlessMissing(stat(file)))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
