import { data, Form, Link, redirect } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { listPeople } from "#app/leads/people/list-people.server.ts";
import { keepSeparate, mergePeople } from "#app/leads/people/merge-people.server.ts";
import { readPerson } from "#app/leads/people/read-person.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { FindForm } from "#app/staff/orders/find-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ListTable } from "#app/ui/list-table.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/person-merge";
import { mergePreview } from "./merge-preview.server.ts";
import { mergePath, personPath } from "./people-address.ts";
import { listedView, personColumns } from "./people-list.tsx";
import { personName } from "./person-name.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta: Route.MetaFunction = () => [{ title: "Merge two people - People" }];

export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const person = await readPerson(db, params.person ?? "", viewer, now());
  if (!person) throw data(null, { status: 404 });
  const otherId = url.searchParams.get("with");
  const other = otherId === null ? undefined : await readPerson(db, otherId, viewer, now());
  if (otherId !== null && !other) throw data(null, { status: 404 });
  const search = (url.searchParams.get("q") ?? "").slice(0, 200);
  const found = search && !other ? (await listPeople(db, { search, size: 20 }, viewer)).people : [];
  const names = new Map((await listStaff(db)).map(({ id, name }) => [id, name]));
  return {
    id: person.id,
    name: personName(person.person),
    search,
    found: found.filter(({ id }) => id !== person.id).map((each) => listedView(each, names, now())),
    preview: other && other.id !== person.id ? mergePreview(person, other) : null,
  };
});

export const action = forStaff(async ({ services: { db, now }, viewer, asking, params }) => {
  const form = await posted(asking.request);
  const pair = { keptId: params.person ?? "", mergedId: form.text("with"), seen: form.text("seen") };
  const work = { merge: mergePeople, apart: keepSeparate }[form.text("intent")];
  if (!work) return data({ problem: "There is no such form." }, { status: 400 });
  const done = await work(db, pair, viewer, now());
  if (done.outcome === "missing") return data({ problem: "One of them no longer exists." }, { status: 404 });
  if (done.outcome === "refused") return data({ problem: done.sentence }, { status: 409 });
  return redirect(personPath(pair.keptId), 303);
});

export default function PersonMerge({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, search, found, preview } = loaderData;
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading={`Merge ${name} with another person`} back={{ to: personPath(id), name }}>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      {preview ? (
        <Form method="post" className="merge">
          <input type="hidden" name="with" value={preview.other.id} />
          <input type="hidden" name="seen" value={preview.seen} />
          <Table caption="What stays and what is merged">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">{preview.name} stands for both</th>
                <th scope="col">{preview.other.name} is kept below</th>
              </tr>
            </thead>
            <tbody>
              {preview.lines.map(({ what, stays, merges }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{stays}</td>
                  <td>{merges}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p>
            Offers after it: <b>{preview.consent}</b>. Of what the two allow, the narrower holds.
          </p>
          <p>No enquiry changes its owner, and nothing typed is lost. It can be undone for ten days.</p>
          <p className="row">
            <Button name="intent" value="merge" disabled={isBusy}>
              Merge them
            </Button>
            <Button name="intent" value="apart" look="quiet" disabled={isBusy}>
              Keep separate
            </Button>
            <Link to={mergePath(preview.other.id, id)}>Let {preview.other.name} stand for both</Link>
          </p>
        </Form>
      ) : (
        <>
          <FindForm
            label="Person to merge with"
            field="Find the other"
            placeholder="Name, e-mail or phone of the other"
            q={search}
            maxLength={200}
          />
          {found.length > 0 && (
            <ListTable
              caption="People"
              columns={[
                {
                  head: "Who",
                  place: "who",
                  cell: (row) => (
                    <Link to={mergePath(id, row.id)} data-row>
                      {row.name}
                    </Link>
                  ),
                },
                ...personColumns.slice(1),
              ]}
              rows={found}
              keyOf={(row) => row.id}
            />
          )}
          {search && found.length === 0 && <p className="none">No one else matches.</p>}
        </>
      )}
    </>
  );
}
