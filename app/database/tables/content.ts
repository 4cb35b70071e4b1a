import type { Instant, Json } from "./columns.ts";

export type ContentTables = {
  content_releases: ContentReleasesTable;
  content_blobs: ContentBlobsTable;
  content_servers: ContentServersTable;
  content_candidates: ContentCandidatesTable;
  content_candidate_parts: ContentCandidatePartsTable;
  content_runs: ContentRunsTable;
};

/** The releases. The newest row is the truth for all servers; rows never change. */
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

/** What each running server shows; a row per address that a server listens on. */
type ContentServersTable = {
  /** The machine's name and the port. */
  server: string;
  release_shown: number;
  /** A newer release that it could not show. */
  release_refused: number | null;
  /** Why; empty otherwise. */
  problem: string;
  shown_since: Instant;
  seen_at: Instant;
  /**
   * The name of the data folder with its releases: servers that share one share its name. Empty if it prepares nothing.
   */
  place: string;
  /** The last candidate that it has prepared or cannot prepare; empty before the first. */
  prepared: string;
};

/** Files about to be published: stored early, so that all servers have prepared them by then. */
type ContentCandidatesTable = {
  id: string;
  /** Identifies the files: `contentDigest`. */
  digest: string;
  /** The data folder in which its publisher makes it. */
  place: string;
  offered_at: Instant;
  /** The digest of each file by its path. */
  files: Json<Record<string, string>>;
  /** The code and settings of the release that its publisher will send; empty if it sends none. */
  made_for: string;
  /** Grows while the publisher works on it. */
  beats: number;
  /** The digest of the archive of its release; empty until all parts are stored. */
  archive: string;
  parts: number;
};

/** The archive of a candidate's release, cut into parts that a server reads without blocking requests. */
type ContentCandidatePartsTable = { candidate: string; position: number; bytes: Uint8Array };

/** Publications started in the workspace: they outlive their requests. */
type ContentRunsTable = {
  id: string;
  state: "running" | "published" | "faulty" | "moved" | "unchanged" | "failed";
  actor_id: string;
  author: string;
  /** The sentences of the checks. */
  problems: Json<string[]>;
  /** The resulting release, or the one that was published in the meantime. */
  release_id: number | null;
  started_at: Instant;
  /** Renewed while the publication runs. */
  seen_at: Instant;
};
