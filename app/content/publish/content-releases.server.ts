import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { addBlobs, newBlobs, storedFiles } from "./content-blobs.server.ts";
import { type ContentFiles, contentDigest, digestsOf } from "./content-files.ts";

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

/** Of these digests, the one that was published last; undefined when none ever was. */
export async function lastPublished(db: Queryable, digests: string[]): Promise<string | undefined> {
  if (digests.length === 0) return undefined;
  const row = await db
    .selectFrom("content_releases")
    .select("digest")
    .where("digest", "in", digests)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.digest;
}

/** One release by its number. */
export async function findRelease(db: Queryable, id: number): Promise<ContentRelease | undefined> {
  const row = await db.selectFrom("content_releases").select(columns).where("id", "=", id).executeTakeFirst();
  return row && asRelease(row);
}

/** By number, the digest of each file of a release by its path; nothing for an unknown number. */
export async function releaseBlobs(db: Queryable, ids: number[]): Promise<Map<number, Map<string, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_releases")
    .select(["id", "files"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, files }) => [id, new Map(Object.entries(files))]));
}

/**
 * The files of a release; undefined for an unknown number. Throws when the stored files are not the published ones.
 * @param known files at hand: those that are the same are not read from the database
 */
export async function releaseFiles(
  db: Queryable,
  id: number,
  known?: ContentFiles,
): Promise<ContentFiles | undefined> {
  const release = await findRelease(db, id);
  const blobs = (await releaseBlobs(db, [id])).get(id);
  if (!release || !blobs) return undefined;
  const files = await storedFiles(db, blobs, known);
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
  const blobs = await newBlobs(db, release.files);
  return db.transaction().execute(async (trx) => {
    const latest = await latestRelease(trx);
    if (latest && latest.id !== release.basedOn) return { conflict: latest };
    const row = rowOf(id, release);
    // Of two that are added at once, the number lets one through.
    const added = await insertRows(trx, "content_releases", [row], { existing: "skip", returning: "digest" });
    if (added.length === 0) return { conflict: (await latestRelease(trx)) as ContentRelease };
    await addBlobs(trx, blobs);
    return { id };
  });
}

function rowOf(id: number, release: NewRelease): Row<"content_releases"> {
  return {
    id,
    digest: contentDigest(release.files),
    author: release.author,
    note: release.note,
    based_on: release.basedOn ?? null,
    restores: release.restores ?? null,
    published_at: release.now.getTime(),
    files: digestsOf(release.files),
  };
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
