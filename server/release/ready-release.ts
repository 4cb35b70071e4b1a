import { contentDigest } from "#app/content/publish/content-files.ts";
import { findRelease } from "./find-release.ts";
import { type ReleaseOrder, type ReleaseOutcome, releaseBeside } from "./release-beside.ts";

/** Makes the release of an order before it is published, unless it was made already, so that servers find it ready. */
export async function readyRelease(
  order: ReleaseOrder,
): Promise<{ ok: true } | Exclude<ReleaseOutcome, { ok: true }>> {
  const { files, ...made } = order;
  const found = findRelease({ ...made, digest: contentDigest(files) });
  return found ? { ok: true } : releaseBeside(order);
}
