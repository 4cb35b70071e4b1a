import { content } from "#app/content/content.server.ts";
import { type Blobs, changesBetween } from "#app/content/publish/changes.ts";
import { contentDigest } from "#app/content/publish/content-files.ts";
import {
  type ContentRelease,
  listReleases,
  releaseBlobs,
} from "#app/content/publish/content-releases.server.ts";
import { type ContentServer, runningServers } from "#app/content/publish/content-servers.server.ts";
import { type Plan, planCheckout } from "#app/content/publish/publish.server.ts";
import { latestRun, type PublishRun } from "#app/content/publish/runs.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { dayOf, longDay } from "#app/dates/india-time.ts";
import type { StaffRequest } from "#app/staff/frame/staff-request.server.ts";

const maxListed = 20;
const maxNamed = 3;

export type PublishingView = Awaited<ReturnType<typeof publishingView>>;

/** The public release, the changes in the files of this machine, and earlier releases. */
export async function publishingView({ services: { db, now, publishing } }: StaffRequest) {
  const plan = await planCheckout(db, publishing.checkout);
  const [run, servers, releases] = await Promise.all([
    latestRun(db, now()),
    runningServers(db, now()),
    listReleases(db, maxListed),
  ]);
  const blobsOf = await releaseBlobs(
    db,
    releases.flatMap(({ id, basedOn }) => (basedOn === undefined ? id : [id, basedOn])),
  );
  const { latest } = plan;
  return {
    latest: latest && releaseView(latest),
    nextChange: content.nextChange ? istDateTime(new Date(content.nextChange)) : undefined,
    plan: planView(plan, dayOf(now())),
    // Only what could be published is checked.
    problems: latest && plan.changes.length > 0 ? publishing.problemsOf(plan.files) : [],
    run: runView(run, latest),
    servers: servers.map((server) => serverView(server, latest)),
    history: releases.map((release) => ({ ...releaseView(release), files: filesOf(release, blobsOf) })),
  };
}

function releaseView({ id, author, note, restores, publishedAt, basedOn }: ContentRelease) {
  return { id, author, note, restores, basedOn, at: istDateTime(publishedAt) };
}

function planView({ files, changes, kept, conflicts, hasMet, lost }: Plan, today: string) {
  return {
    digest: contentDigest(files),
    changes: changes.map(({ from, ...change }) => ({
      ...change,
      from: from > today && change.change !== "removed" ? longDay(from) : "",
    })),
    kept,
    conflicts,
    hasMet,
    lost,
  };
}

/** The result of the last publication, until another release follows. */
function runView(run: PublishRun | undefined, latest: ContentRelease | undefined) {
  if (!run) return undefined;
  const { state, author, problems, release, startedAt } = run;
  const isOver = latest && latest.publishedAt > startedAt && release !== latest.id && state !== "moved";
  return isOver ? undefined : { state, author, problems, release, at: istDateTime(startedAt) };
}

function serverView({ server, shown, shownSince, refused }: ContentServer, latest?: ContentRelease) {
  const isCurrent = latest !== undefined && shown >= latest.id;
  const problem = isCurrent ? undefined : refused?.problem;
  return { server, shown, since: istDateTime(shownSince), isCurrent, problem };
}

/** "blog/a.md, site.yaml and 4 more" */
function filesOf({ id, basedOn }: ContentRelease, blobsOf: ReadonlyMap<number, Blobs>): string {
  if (basedOn === undefined) return "";
  const [before, after] = [blobsOf.get(basedOn), blobsOf.get(id)];
  if (!before || !after) return "";
  const { added, changed, removed } = changesBetween(before, after);
  const paths = [...added, ...changed, ...removed].sort();
  const more = paths.length - maxNamed;
  return paths.slice(0, maxNamed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
