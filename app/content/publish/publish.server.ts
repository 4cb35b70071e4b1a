import type { Database } from "#app/database/database.server.ts";
import { type Offered, offerCandidate } from "./candidates.server.ts";
import { changesBetween } from "./changes.ts";
import {
  baseAfter,
  type Comparison,
  compareCheckout,
  pathsThat,
  rememberBase,
  withOurs,
} from "./checkout.server.ts";
import type { Checkout } from "./content-base.ts";
import { type ContentFiles, contentDigest } from "./content-files.ts";
import {
  addRelease,
  type ContentRelease,
  findRelease,
  latestRelease,
  releaseFiles,
} from "./content-releases.server.ts";
import type { ChangedFile } from "./describe-changes.ts";
import type { Sending } from "./sent-releases.server.ts";

/** What would be published, and what that changes. */
export type Plan = {
  files: ContentFiles;
  /** The release that visitors see now; undefined before the first. */
  latest: ContentRelease | undefined;
  changes: ChangedFile[];
  /** Paths that others have changed since and that stay as they published them. */
  kept: string[];
  /** Paths that this checkout and others have both changed: nothing is published before that is settled. */
  conflicts: string[];
  /** Otherwise it is unknown who changed some of the conflicts. */
  hasMet: boolean;
  /** The release that this checkout has seen and the database lacks: it was restored to an earlier state. */
  lost?: number | undefined;
  /** The release whose files these are again. */
  restores?: number;
  /** Notes what is agreed, once this is published. */
  remember: () => Promise<void>;
};

/** The changes of a checkout on top of what is published. */
export async function planCheckout(db: Database, checkout: Checkout): Promise<Plan> {
  const comparison = await compareCheckout(db, checkout);
  const { standings, latest } = comparison;
  const files = withOurs(comparison);
  return {
    files,
    latest,
    changes: await changesOf(comparison.theirs, files),
    kept: pathsThat(standings, "theirs"),
    conflicts: pathsThat(standings, "both"),
    hasMet: comparison.hasMet,
    lost: comparison.lost,
    remember: () => rememberAfter(db, checkout, comparison),
  };
}

/** The files of an earlier release; without a number, of the one before the newest. Undefined when there is none. */
export async function planUndo(db: Database, id?: number): Promise<Plan | undefined> {
  const latest = await latestRelease(db);
  const wanted = id ?? latest?.basedOn;
  const restored = wanted === undefined ? undefined : await findRelease(db, wanted);
  if (!latest || !restored) return undefined;
  const files = (await releaseFiles(db, restored.id)) as ContentFiles;
  const before = (await releaseFiles(db, latest.id)) as ContentFiles;
  const changes = await changesOf(before, files);
  const remember = async () => {}; // the checkout still holds what was undone
  return { files, latest, changes, kept: [], conflicts: [], hasMet: true, restores: restored.id, remember };
}

/** Makes the release of files, after the checks of the whole site. `signal` ends it. */
export type Make = (
  files: ContentFiles,
  signal?: AbortSignal,
) => Promise<{ ok: true } | { ok: false; problems: readonly string[] }>;

export type Outcome =
  | { outcome: "published"; id: number }
  | { outcome: "unchanged" }
  | { outcome: "faulty"; problems: readonly string[] }
  /** Somebody else has published since the plan was made. */
  | { outcome: "moved"; latest: ContentRelease };

type PublishOrder = {
  make: Make;
  /** The data folder in which `make` keeps releases; empty when it keeps none. */
  place: string;
  /** How what `make` makes is sent to servers that show the release of this digest; undefined when it cannot be. */
  sendingTo?: (shown: string) => Sending | undefined;
  author: string;
  note: string;
  now: () => Date;
  signal?: AbortSignal;
};

/**
 * Publishes a plan without conflicts, if it can be made whole and no one has published since. Servers elsewhere take the
 * release from here or make it themselves; they are waited for, though not for ever.
 */
export async function publishPlan(db: Database, plan: Plan, order: PublishOrder): Promise<Outcome> {
  if (plan.latest?.digest === contentDigest(plan.files)) {
    await plan.remember();
    return { outcome: "unchanged" };
  }
  const sending = plan.latest && order.sendingTo?.(plan.latest.digest);
  const offered = await offerCandidate(db, plan.files, { ...order, sending });
  try {
    return await makeAndAdd(db, plan, order, offered);
  } finally {
    // One that cannot be withdrawn is forgotten after a while.
    await offered?.withdraw().catch(() => {});
  }
}

async function makeAndAdd(
  db: Database,
  plan: Plan,
  { make, author, note, now, signal }: PublishOrder,
  offered: Offered | undefined,
): Promise<Outcome> {
  const made = await make(plan.files, signal);
  if (!made.ok) return { outcome: "faulty", problems: made.problems };
  await offered?.send(signal);
  await offered?.prepared(signal);
  const added = await addRelease(db, {
    files: plan.files,
    author,
    note,
    basedOn: plan.latest?.id,
    restores: plan.restores,
    now: now(),
  });
  if ("conflict" in added) return { outcome: "moved", latest: added.conflict };
  await plan.remember();
  return { outcome: "published", id: added.id };
}

async function changesOf(before: ContentFiles, after: ContentFiles): Promise<ChangedFile[]> {
  // It reads YAML: loaded when somebody publishes, a server starts without it.
  const { describeChanges } = await import("./describe-changes.ts");
  return describeChanges(changesBetween(before, after), before, after);
}

async function rememberAfter(db: Database, checkout: Checkout, comparison: Comparison): Promise<void> {
  await rememberBase(db, checkout, baseAfter(comparison, "ours"));
}
