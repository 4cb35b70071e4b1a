import { useState } from "react";
import { Form } from "react-router";
import { AutoReload } from "#app/staff/frame/auto-reload.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import type { PublishingView } from "./publishing-view.server.ts";

type Props = Pick<PublishingView, "plan" | "problems"> & { latest: number; mayPublish: boolean };

type Change = Props["plan"]["changes"][number];

const columns: Column<Change>[] = [
  {
    head: "What",
    place: "who",
    cell: ({ title, kind, address, path }) => (
      <>
        {title || kind} <small>{address || path}</small>
      </>
    ),
  },
  { head: "Kind", place: "about", cell: ({ kind }) => kind },
  { head: "Visible", place: "when", cell: ({ from }) => (from ? `from ${from}` : "at once") },
  { head: "Change", place: "state", cell: ({ change }) => <b>{change}</b> },
];

/** The changes in the files of this machine, the problems in them, and the publish button. */
export function WouldChange({ latest, plan, problems, mayPublish }: Props) {
  const { changes, kept, conflicts, hasMet, lost } = plan;
  return (
    <>
      {lost !== undefined && (
        <p className="note">
          The database was restored to an earlier state: it lacks release {lost}, which this folder has seen.
        </p>
      )}
      {changes.length === 0 && conflicts.length === 0 && (
        <p className="none">The files of this machine have no change of their own.</p>
      )}
      {changes.length > 0 && (
        <ListTable caption="What would change" columns={columns} rows={changes} keyOf={({ path }) => path} />
      )}
      <Paths
        heading={`${hasMet ? "Changed here and, since, by others." : "Different here and as published; it is unknown who changed these files."} Nothing can be published before each is settled: docs/publishing.md says how.`}
        paths={conflicts}
        isWrong
      />
      <Paths heading="Published by others, newer than here. They stay as they are public." paths={kept} />
      {changes.length > 0 && conflicts.length === 0 && <Checked problems={problems} />}
      {mayPublish && changes.length > 0 && conflicts.length === 0 && problems?.length === 0 && (
        <Publish latest={latest} digest={plan.digest} />
      )}
    </>
  );
}

function Paths({
  heading,
  paths,
  isWrong,
}: {
  heading: string;
  paths: readonly string[];
  isWrong?: boolean;
}) {
  if (paths.length === 0) return null;
  return (
    <div className="note" data-wrong={isWrong || undefined}>
      <p>{heading}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  );
}

function Checked({ problems }: Pick<Props, "problems">) {
  if (!problems)
    return (
      <p role="status">
        The whole site is being checked with these files. <AutoReload />
      </p>
    );
  if (problems.length === 0) return <p>The checks found no problem.</p>;
  return (
    <div className="note" data-wrong>
      <p>This cannot be published. The checks found:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

function Publish({ latest, digest }: { latest: number; digest: string }) {
  const isBusy = useIsBusy();
  const [note, setNote] = useState("");
  return (
    <Form method="post" className="fields">
      <input type="hidden" name="latest" value={latest} />
      <input type="hidden" name="digest" value={digest} />
      <label>
        A word on why (optional)
        <input name="note" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <p className="row">
        <Button name="act" value="publish" disabled={isBusy} isBusy={isBusy}>
          Publish
        </Button>
      </p>
    </Form>
  );
}
