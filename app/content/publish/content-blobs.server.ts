import type { Queryable } from "#app/database/database.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
import { packBlob, unpackBlob } from "./blob-packing.server.ts";
import { blobDigest, type ContentFiles } from "./content-files.ts";

/** A file as stored, once for all releases. */
export type Blob = { digest: string; bytes: Buffer };

/** The files that are not stored yet, compressed: call this before the transaction. */
export async function newBlobs(db: Queryable, files: ContentFiles): Promise<Blob[]> {
  const missing = new Map([...files.values()].map((bytes) => [blobDigest(bytes), bytes]));
  const stored = await db
    .selectFrom("content_blobs")
    .select("digest")
    .where(isAmong(db, "digest", [...missing.keys()]))
    .execute();
  for (const { digest } of stored) missing.delete(digest);
  const packed = [...missing].map(async ([digest, bytes]) => ({ digest, bytes: await packBlob(bytes) }));
  return Promise.all(packed);
}

/** Stores files. */
export async function addBlobs(db: Queryable, blobs: Blob[]): Promise<void> {
  if (blobs.length === 0) return;
  await db
    .insertInto("content_blobs")
    .values(blobs)
    // Another publisher may have added the same file.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The files of a release or candidate, by path, from the digest of each. A file that is not stored is left out.
 * @param known files at hand: those that are the same are not read from the database
 */
export async function storedFiles(
  db: Queryable,
  digests: ReadonlyMap<string, string>,
  known: ContentFiles = new Map(),
): Promise<ContentFiles> {
  const bytes = new Map([...known.values()].map((each) => [blobDigest(each), each]));
  const missing = [...new Set(digests.values())].filter((digest) => !bytes.has(digest));
  const rows = await db
    .selectFrom("content_blobs")
    .selectAll()
    .where(isAmong(db, "digest", missing))
    .execute();
  await Promise.all(rows.map(async (row) => bytes.set(row.digest, await unpackBlob(row.bytes))));
  const files = new Map<string, Buffer>();
  for (const path of [...digests.keys()].sort()) {
    const found = bytes.get(digests.get(path) ?? "");
    if (found) files.set(path, found);
  }
  return files;
}
