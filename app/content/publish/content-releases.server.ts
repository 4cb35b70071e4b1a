import type { Database, Queryable, Transaction } from "#app/database/database.server.ts";
import { insertRows, isAmong, type Row } from "#app/database/rows.server.ts";
import { packBlob, unpackBlob } from "./blob-packing.server.ts";
import { blobDigest, type ContentFiles, contentDigest } from "./content-files.ts";

/** A published state of the content, without its files. */
export type ContentRelease = {
  /** Grows by one with each release. */
  id: number;
  /** Identifies the files: `contentDigest`. */
  digest: string;
  author: string;
  note: string;
  /** The release that its author began from. */
  basedOn: number | undefined;
  /** The earlier release whose files these are again: what an undo adds. */
  restores: number | undefined;
  publishedAt: Date;
};

export type NewRelease = {
  files: ContentFiles;
  author: string;
  note: string;
  /** The newest release that the author knows; undefined for the first of all. */
  basedOn: number | undefined;
  restores?: number | undefined;
  now: Date;
};

const columns = ["id", "digest", "author", "note", "based_on", "restores", "published_at"] as const;

/** The newest release: what all servers show. Undefined before the first. */
export async function latestRelease(db: Queryable): Promise<ContentRelease | undefined> {
  return (await listReleases(db, 1))[0];
}

/** Newest first. */
export async function listReleases(db: Queryable, limit: number): Promise<ContentRelease[]> {
  const rows = await db
    .selectFrom("content_releases")
    .select(columns)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(asRelease);
}

/** One release by its number. */
export async function findRelease(db: Queryable, id: number): Promise<ContentRelease | undefined> {
  const row = await db.selectFrom("content_releases").select(columns).where("id", "=", id).executeTakeFirst();
  return row && asRelease(row);
}

/** The digest of each file of a release by its path; undefined for an unknown number. */
export async function releaseBlobs(db: Queryable, id: number): Promise<Map<string, string> | undefined> {
  const row = await db.selectFrom("content_releases").select("files").where("id", "=", id).executeTakeFirst();
  return row && new Map(Object.entries(row.files));
}

/** The files of a release; undefined for an unknown number. Throws when the stored files are not the published ones. */
export async function releaseFiles(db: Queryable, id: number): Promise<ContentFiles | undefined> {
  const release = await findRelease(db, id);
  const blobs = await releaseBlobs(db, id);
  if (!release || !blobs) return undefined;
  const rows = await db
    .selectFrom("content_blobs")
    .selectAll()
    .where(isAmong(db, "digest", [...new Set(blobs.values())]))
    .execute();
  const bytes = new Map(
    await Promise.all(rows.map(async (row) => [row.digest, await unpackBlob(row.bytes)] as const)),
  );
  const files = new Map<string, Buffer>();
  for (const path of [...blobs.keys()].sort()) {
    const found = bytes.get(blobs.get(path) ?? "");
    if (found) files.set(path, found);
  }
  if (contentDigest(files) !== release.digest)
    throw new Error(`The stored files of release ${id} are not those that were published`);
  return files;
}

/**
 * Publishes files, unless a release was added since `basedOn`: then nothing is written and that newest release is
 * returned. One whole row, or none.
 */
export async function addRelease(
  db: Database,
  release: NewRelease,
): Promise<{ id: number } | { conflict: ContentRelease }> {
  const id = (release.basedOn ?? 0) + 1;
  const packed = await packAll(release.files);
  return db.transaction().execute(async (trx) => {
    const latest = await latestRelease(trx);
    if (latest && latest.id !== release.basedOn) return { conflict: latest };
    const row = rowOf(id, release, packed);
    // Of two that are added at once, the number lets one through.
    const added = await insertRows(trx, "content_releases", [row], { existing: "skip", returning: "digest" });
    if (added.length === 0) return { conflict: (await latestRelease(trx)) as ContentRelease };
    await addBlobs(trx, packed);
    return { id };
  });
}

type Packed = Map<string, { digest: string; bytes: Buffer }>;

async function packAll(files: ContentFiles): Promise<Packed> {
  const all = [...files].map(async ([path, bytes]) => {
    return [path, { digest: blobDigest(bytes), bytes: await packBlob(bytes) }] as const;
  });
  return new Map(await Promise.all(all));
}

function rowOf(id: number, release: NewRelease, packed: Packed): Row<"content_releases"> {
  return {
    id,
    digest: contentDigest(release.files),
    author: release.author,
    note: release.note,
    based_on: release.basedOn ?? null,
    restores: release.restores ?? null,
    published_at: release.now.getTime(),
    files: Object.fromEntries([...packed].map(([path, { digest }]) => [path, digest])),
  };
}

async function addBlobs(trx: Transaction, packed: Packed): Promise<void> {
  const blobs = new Map([...packed.values()].map(({ digest, bytes }) => [digest, bytes]));
  const stored = await trx
    .selectFrom("content_blobs")
    .select("digest")
    .where(isAmong(trx, "digest", [...blobs.keys()]))
    .execute();
  for (const { digest } of stored) blobs.delete(digest);
  if (blobs.size === 0) return;
  await trx
    .insertInto("content_blobs")
    .values([...blobs].map(([digest, bytes]) => ({ digest, bytes })))
    // Another release may hold the same file, added meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function asRelease(row: Pick<Row<"content_releases">, (typeof columns)[number]>): ContentRelease {
  return {
    id: row.id,
    digest: row.digest,
    author: row.author,
    note: row.note,
    basedOn: row.based_on ?? undefined,
    restores: row.restores ?? undefined,
    publishedAt: new Date(row.published_at),
  };
}
