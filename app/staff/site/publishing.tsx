import { data, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/publishing";
import { PublishHistory } from "./publish-history.tsx";
import { PublishState } from "./publish-state.tsx";
import { publishingView } from "./publishing-view.server.ts";
import { startPublishing, type Wanted } from "./start-publishing.server.ts";
import { WouldChange } from "./would-change.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("seeSite")];
export const meta = () => [{ title: "Site - Leads" }];

const longestNote = 200;

export const loader = forStaff(async (staff) => ({
  ...(await publishingView(staff)),
  mayPublish: staffCan.publishSite(staff.viewer),
}));

export const action = forStaff(async (staff) => {
  if (!staffCan.publishSite(staff.viewer)) throw data(null, { status: 403 });
  const form = await posted(staff.asking.request);
  const act = form.text("act");
  const seen = { latest: Number(form.text("latest")), note: form.text("note").slice(0, longestNote) };
  const wanted: Wanted | undefined =
    act === "publish"
      ? { ...seen, act, digest: form.text("digest") }
      : act === "undo" && form.text("sure") === "yes"
        ? { ...seen, act, release: Number(form.text("release")) }
        : undefined;
  if (!wanted || !Number.isSafeInteger(wanted.latest)) throw data(null, { status: 400 });
  if (wanted.act === "undo" && !Number.isSafeInteger(wanted.release)) throw data(null, { status: 400 });
  const problem = await startPublishing(staff, wanted);
  if (problem) return data({ problem }, { status: 409 });
  return redirect("/leads/dashboard/site", 303);
});

/** The public release, pending changes and earlier releases. */
export default function Publishing({ loaderData, actionData }: Route.ComponentProps) {
  const { latest, plan, problems, history, mayPublish, run } = loaderData;
  const isRunning = run?.state === "running";
  return (
    <>
      <div className="head">
        <h1>Site</h1>
        {actionData && (
          <p className="note" data-wrong role="alert">
            {actionData.problem}
          </p>
        )}
      </div>
      <Panel id="public" heading="What visitors see">
        <PublishState {...loaderData} />
      </Panel>
      <Panel id="would-change" heading="What would change">
        <WouldChange
          key={latest?.id}
          latest={latest?.id ?? 0}
          plan={plan}
          problems={problems}
          mayPublish={mayPublish && !isRunning}
        />
      </Panel>
      <Panel id="history" heading="What was published">
        <PublishHistory history={history} mayPublish={mayPublish && !isRunning} />
      </Panel>
    </>
  );
}
