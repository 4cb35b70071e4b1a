import { constants } from "node:os";
import { join, resolve } from "node:path";
import { askBeside } from "#server/ask-beside.ts";

export type ArchiveOrder =
  /** Writes the archive of a release, for those who have the earlier one, into a file. */
  | { act: "pack"; release: string; earlier: string; file: string }
  /** Writes the release of an archive into a folder, if it is the one of this digest. */
  | { act: "unpack"; file: string; digest: string; folder: string; earlier: string[] };

/** Packs or unpacks the archive of a release in a process beside the server. Rejects if that fails. */
export async function archiveBeside(
  bundle: string,
  order: ArchiveOrder,
  signal?: AbortSignal,
): Promise<void> {
  await askBeside<object>(join(resolve(bundle), "server/archive-process.js"), order, {
    failure: (end, complaint) => `The archive of a release (${end}): ${complaint}`,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    signal,
  });
}
