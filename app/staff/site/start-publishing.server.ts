import { contentDigest } from "#app/content/publish/content-files.ts";
import {
  type Outcome,
  type Plan,
  planCheckout,
  planUndo,
  publishPlan,
} from "#app/content/publish/publish.server.ts";
import { finishRun, latestRun, renewEveryMs, renewRun, startRun } from "#app/content/publish/runs.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import type { StaffRequest } from "#app/staff/frame/staff-request.server.ts";

/** The request, and the state that its page showed. */
export type Wanted = {
  /** The release that was public then. */
  latest: number;
  note: string;
} & ({ act: "publish"; digest: string } | { act: "undo"; release: number });

/**
 * Starts a publication beside the request; `latestRun` reports its progress. Returns why not if the page no longer
 * shows the present state.
 */
export async function startPublishing(staff: StaffRequest, wanted: Wanted): Promise<string | undefined> {
  const { services, viewer, session } = staff;
  const { db, now, publishing } = services;
  const plan = await planOf(staff, wanted);
  const problem = (await whyBusy(staff)) ?? whyNot(plan, wanted);
  if (problem || !plan) return problem;
  const author = session.name;
  const run = await startRun(db, { actorId: viewer.id, author, now: now() });
  const alive = setInterval(() => void renewRun(db, run, now()).catch(() => {}), renewEveryMs);
  services.beside(async (signal) => {
    try {
      const order = {
        make: publishing.make,
        place: publishing.place(),
        sendingTo: publishing.sendingTo,
        author,
        note: wanted.note,
        now,
        signal,
      };
      await finish(staff, run, { plan, outcome: await publishPlan(db, plan, order) });
    } catch (error) {
      await finishRun(db, run, { state: "failed" }, now());
      throw error;
    } finally {
      clearInterval(alive);
    }
  });
  return undefined;
}

async function planOf({ services }: StaffRequest, wanted: Wanted): Promise<Plan | undefined> {
  return wanted.act === "undo"
    ? planUndo(services.db, wanted.release)
    : planCheckout(services.db, services.publishing.checkout);
}

async function whyBusy({ services: { db, now } }: StaffRequest): Promise<string | undefined> {
  const run = await latestRun(db, now());
  return run?.state === "running" ? `${run.author} is publishing at this moment.` : undefined;
}

function whyNot(plan: Plan | undefined, wanted: Wanted): string | undefined {
  if (!plan) return "There is no such release.";
  const { latest } = plan;
  if (latest && latest.id !== wanted.latest)
    return `${latest.author} published release ${latest.id} meanwhile. Nothing of yours was published; this page shows the new state.`;
  if (plan.conflicts.length > 0) return "Some files have to be settled first: nothing was published.";
  if (wanted.act === "publish" && wanted.digest !== contentDigest(plan.files))
    return "The files of this machine have changed since. Nothing was published; this page shows what would change now.";
  return undefined;
}

async function finish(
  { services: { db, now }, viewer }: StaffRequest,
  run: string,
  { plan, outcome }: { plan: Plan; outcome: Outcome },
): Promise<void> {
  if (outcome.outcome === "published") {
    const { id } = outcome;
    const action = plan.restores === undefined ? "site published" : "site undone";
    const detail = {
      release: id,
      files: plan.changes.length,
      ...(plan.restores && { restores: plan.restores }),
    };
    await audit(db, { actorId: viewer.id, action, detail, now: now() });
    return finishRun(db, run, { state: "published", release: id }, now());
  }
  if (outcome.outcome === "faulty")
    return finishRun(db, run, { state: "faulty", problems: outcome.problems }, now());
  if (outcome.outcome === "moved")
    return finishRun(db, run, { state: "moved", release: outcome.latest.id }, now());
  return finishRun(db, run, { state: "unchanged" }, now());
}
