import { AutoReload } from "#app/staff/frame/auto-reload.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PublishingView } from "./publishing-view.server.ts";

type Props = Pick<PublishingView, "latest" | "nextChange" | "run" | "servers">;

/** The public release, the servers that show it, and the result of the last publication. */
export function PublishState({ latest, nextChange, run, servers }: Props) {
  const waiting = servers.filter(({ isCurrent, problem }) => !isCurrent && !problem);
  const refusing = servers.filter(({ problem }) => problem);
  return (
    <>
      <RunNote run={run} />
      {refusing.map(({ server, shown, problem }) => (
        <p className="note" data-wrong role="alert" data-stays key={server}>
          {server} could not take up release {latest?.id} and still shows release {shown}: {problem}
        </p>
      ))}
      {latest ? (
        <dl className="pairs">
          <div>
            <dt>Public</dt>
            <dd>
              Release {latest.id} since {latest.at} IST
            </dd>
          </div>
          <div>
            <dt>Published by</dt>
            <dd>
              {latest.author}
              {wordsOf(latest)}
            </dd>
          </div>
          <div>
            <dt>Next by date</dt>
            <dd>{nextChange ? `${nextChange} IST` : "none"}</dd>
          </div>
          {servers.map(({ server, shown, since }) => (
            <div key={server}>
              <dt>{server}</dt>
              <dd>
                shows release {shown} since {since} IST
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="none">Nothing is published yet.</p>
      )}
      <form action="/" className="row">
        <label>
          See the site as of <input type="date" name="on" required />
        </label>
        <Button look="quiet">Show</Button>
      </form>
      {run?.state !== "running" && waiting.length > 0 && (
        <p role="status">
          {waiting.map(({ server }) => server).join(", ")} will show it in a few seconds. <AutoReload />
        </p>
      )}
    </>
  );
}

/** ", back to release 3: A word on why" */
export function wordsOf({ restores, note }: { restores?: number | undefined; note: string }): string {
  return (restores ? `, back to release ${restores}` : "") + (note ? `: ${note}` : "");
}

function RunNote({ run }: Pick<Props, "run">) {
  if (!run || run.state === "unchanged") return null;
  if (run.state === "running")
    return (
      <div className="note">
        <p role="status">
          {run.author} publishes: the whole site is checked and made. It takes some seconds, and goes on when
          you leave this page.
        </p>
        <progress aria-label="Publishing" />
        <p>
          <AutoReload />
        </p>
      </div>
    );
  if (run.state === "published")
    return (
      <p className="note" role="status" data-stays>
        Release {run.release} is published.
      </p>
    );
  return (
    <div className="note" data-wrong role="alert" data-stays>
      <p>{sentences[run.state](run)}</p>
      {run.problems.length > 0 && (
        <ul>
          {run.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Run = NonNullable<Props["run"]>;

const sentences: Record<"faulty" | "moved" | "failed" | "stopped", (run: Run) => string> = {
  faulty: ({ at }) =>
    `The checks refused what was published at ${at} IST. Visitors see what they saw before.`,
  moved: ({ release }) =>
    `Somebody else published release ${release} in the same moment. Nothing of yours was published: look at what would change now.`,
  failed: ({ at }) =>
    `What was published at ${at} IST could not be made; the server's log says why. Visitors see what they saw before.`,
  stopped: ({ at }) =>
    `The server stopped while it made what was published at ${at} IST. Visitors see what they saw before.`,
};
