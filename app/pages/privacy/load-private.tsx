import type { ReactNode } from "react";
import { data } from "react-router";
import { retryAfter } from "#app/database/database-unavailable.ts";
import type { DocumentFacts } from "#app/document/facts.ts";
import { type LoaderArguments, pageSegments } from "#app/paint/page-segments.tsx";
import { privateHeaders } from "#app/privacy/private-headers.ts";

/**
 * Loads a page behind a personal link, with headers against caching and indexing.
 * @param status 503 when storage does not answer and `part` says so
 */
export function loadPrivate(
  args: LoaderArguments,
  facts: DocumentFacts,
  part: ReactNode,
  status: 200 | 503 = 200,
) {
  const headers = { ...privateHeaders, ...(status === 503 ? retryAfter : {}) };
  return data({ facts, segments: pageSegments(args, [part]) }, { status, headers });
}
