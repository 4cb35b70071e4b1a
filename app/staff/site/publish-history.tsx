import { Form } from "react-router";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import { wordsOf } from "./publish-state.tsx";
import type { PublishingView } from "./publishing-view.server.ts";

type Props = Pick<PublishingView, "history"> & { mayPublish: boolean };

/** The releases with their authors and times, newest first, each with its undo button. */
export function PublishHistory({ history, mayPublish }: Props) {
  const [latest] = history;
  if (!latest) return <p className="none">Nothing was published yet.</p>;
  const columns: Column<Release>[] = [
    { head: "Release", place: "who", cell: ({ id }) => `Release\u00a0${id}` },
    { head: "Published", place: "when", cell: ({ at }) => `${at} IST` },
    {
      head: "By",
      place: "owner",
      cell: (release) => (
        <>
          {release.author}
          {wordsOf(release)}
        </>
      ),
    },
    { head: "Files", place: "sentence", cell: ({ files }) => <small>{files}</small> },
  ];
  const back: Column<Release> = {
    head: "Way back",
    place: "state",
    cell: (release) => <Back release={release} latest={latest} />,
  };
  return (
    <ListTable
      caption="What was published"
      columns={mayPublish ? [...columns, back] : columns}
      rows={history}
      keyOf={({ id }) => String(id)}
    />
  );
}

type Release = Props["history"][number];

/** For the newest release the button restores the one before it; for an older one, that one. */
function Back({ release, latest }: { release: Release; latest: Release }) {
  const isBusy = useIsBusy();
  const isLatest = release.id === latest.id;
  const target = isLatest ? release.basedOn : release.id;
  if (target === undefined) return null;
  const label = isLatest ? "Undo" : "Publish\u00a0again";
  return (
    <details className="sure">
      <summary aria-label={`${label}: release ${release.id}`}>{label}</summary>
      <Form method="post" className="fields">
        <input type="hidden" name="act" value="undo" />
        <input type="hidden" name="latest" value={latest.id} />
        <input type="hidden" name="release" value={target} />
        <input type="hidden" name="sure" value="yes" />
        <p>Visitors then see release {target} again. It can be undone in the same way.</p>
        <p className="row">
          <Button look="quiet" disabled={isBusy}>
            Show release {target} to visitors
          </Button>
        </p>
      </Form>
    </details>
  );
}
