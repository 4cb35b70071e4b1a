import type { Instant, Json } from "./columns.ts";

export type ContentTables = { content_releases: ContentReleasesTable; content_blobs: ContentBlobsTable };

/** What was published. The newest row is the truth for all servers; rows never change. */
type ContentReleasesTable = {
  /** Grows by one. */
  id: number;
  /** Identifies the files: `contentDigest`. */
  digest: string;
  author: string;
  note: string;
  /** The release that its publisher began from; null for the first. */
  based_on: number | null;
  /** The earlier release whose files these are again. */
  restores: number | null;
  published_at: Instant;
  /** The digest of each file by its path. */
  files: Json<Record<string, string>>;
};

/** Compressed files, stored once for all releases. */
type ContentBlobsTable = { digest: string; bytes: Uint8Array };
