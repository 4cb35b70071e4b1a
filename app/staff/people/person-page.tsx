import { data, Form, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { istBrief } from "#app/dates/brief-time.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { likelySame } from "#app/leads/people/likely-same.server.ts";
import { readListed } from "#app/leads/people/list-people.server.ts";
import { readMerges, undoMerge } from "#app/leads/people/merge-people.server.ts";
import { readGroup } from "#app/leads/people/person-group.server.ts";
import { readPerson } from "#app/leads/people/read-person.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/person-page";
import { LeadLines } from "./lead-lines.tsx";
import { ownerName } from "./owner-text.ts";
import { companyPath, mergePath, peoplePath, personPath, wishesPath } from "./people-address.ts";
import { personName } from "./person-name.ts";
import { personView } from "./person-view.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.person.title ?? "Person"} - People` },
];

export const loader = forStaff(async ({ services: { db, now }, viewer, params }) => {
  const id = params.person ?? "";
  const [found, staff] = await Promise.all([readPerson(db, id, viewer, now()), listStaff(db)]);
  if (!found) throw data(null, { status: 404 });
  if (found.id !== id) throw redirect(personPath(found.id));
  const names = new Map(staff.map((each) => [each.id, each.name]));
  const [merges, likely] = await Promise.all([
    readMerges(db, id, now()),
    found.isColleagues ? [] : readLikely(db, id, viewer),
  ]);
  return {
    person: personView(found, names, now()),
    mayCarryOut: staffCan.carryOutWishes(viewer) && !found.isErased,
    likely,
    merges: merges.map((merge) => ({
      id: merge.id,
      with: personName(found.others.find((other) => other.id === merge.mergedId)?.person ?? {}),
      by: ownerName(merge.actorId, names),
      at: istBrief(merge.at, now()),
      hindrance: merge.hindrance,
    })),
  };
});

export const action = forStaff(async ({ services: { db, now }, viewer, asking, params }) => {
  const form = await posted(asking.request);
  if (form.text("intent") !== "undo") return data({ problem: "There is no such form." }, { status: 400 });
  const done = await undoMerge(db, form.text("merge"), viewer, now());
  if (done.outcome === "missing") return data({ problem: "This was undone already." }, { status: 409 });
  if (done.outcome === "refused") return data({ problem: done.sentence }, { status: 409 });
  return redirect(personPath(params.person ?? ""), 303);
});

/** People who may be the same person and whom the viewer may see. */
async function readLikely(db: Database, id: string, viewer: Viewer) {
  const group = await readGroup(db, id);
  const likely = group ? await likelySame(db, group) : [];
  const listed = await readListed(
    db,
    likely.map((each) => each.id),
    viewer,
  );
  return listed.map(({ id: other, person }) => ({
    id: other,
    name: personName(person),
    why: likely.find((each) => each.id === other)?.why ?? "",
  }));
}

export default function PersonPage({
  loaderData: { person, mayCarryOut, likely, merges },
  actionData,
}: Route.ComponentProps) {
  const { name, organization, city, contact, companies, consent, leads, colleagues, parts, others } = person;
  const isBusy = useIsBusy();
  return (
    <div className="lead">
      <ScreenHead heading={name} back={{ to: peoplePath, name: "People" }}>
        <p className="facts">
          {organization && <span>{organization}</span>}
          {city && <span>{city}</span>}
          {person.apart && <span>{person.apart}</span>}
          {companies.map((company) => (
            <Link to={companyPath(company.id)} key={company.id}>
              Company: {company.name}
            </Link>
          ))}
        </p>
        <OutcomeNote problem={actionData?.problem} />
        {person.isColleagues && (
          <p className="note">
            This customer is in a colleague's hands. You see who it is and whose; the rest stays with them.
          </p>
        )}
      </ScreenHead>
      <div className="told">
        <Panel id="enquiries" heading="Enquiries">
          <LeadLines leads={leads} colleagues={colleagues} none="No enquiry is kept." />
        </Panel>
        {parts.map(({ heading, lines }) => (
          <Panel id={heading.toLowerCase().replaceAll(" ", "-")} heading={heading} key={heading}>
            <ul className="related">
              {lines.map(({ key, name: what, to, note }) => (
                <li key={key}>
                  {to ? <Link to={to}>{what}</Link> : what}
                  <small>{note}</small>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <aside>
        {contact.length > 0 && (
          <section aria-labelledby="contact">
            <h2 id="contact">Contact</h2>
            <dl className="pairs">
              {contact.map(({ label, text, link }) => (
                <div key={label + text}>
                  <dt>{label}</dt>
                  <dd>{link ? <a href={link}>{text}</a> : text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section aria-labelledby="wishes">
          <h2 id="wishes">Consent</h2>
          <p>{consent}</p>
          <p className="none">The full record is with each enquiry.</p>
          {mayCarryOut && <Link to={wishesPath(person.id)}>Withdraw or erase for this person</Link>}
        </section>
        <section aria-labelledby="alike">
          <h2 id="alike">The same person?</h2>
          {likely.length === 0 && <p className="none">No one else has this number or a similar address.</p>}
          <ul className="related">
            {likely.map(({ id, name: other, why }) => (
              <li key={id}>
                <Link to={mergePath(person.id, id)}>Compare with {other}</Link>
                <small>{why}</small>
              </li>
            ))}
          </ul>
          {!person.isErased && <Link to={`${personPath(person.id)}/join`}>Merge with another person</Link>}
        </section>
        {others.length > 0 && (
          <section aria-labelledby="merged">
            <h2 id="merged">Merged with</h2>
            <ul className="related">
              {others.map(({ id, name: other, contact: how }) => (
                <li key={id}>
                  {other}
                  <small>{how}</small>
                </li>
              ))}
            </ul>
            {merges.map((merge) => (
              <Form method="post" key={merge.id}>
                <input type="hidden" name="merge" value={merge.id} />
                <p>
                  {merge.with} was merged by {merge.by}, {merge.at}.
                </p>
                {merge.hindrance ? (
                  <p className="none">{merge.hindrance}</p>
                ) : (
                  <Button name="intent" value="undo" look="quiet" disabled={isBusy}>
                    Undo the merge
                  </Button>
                )}
              </Form>
            ))}
          </section>
        )}
      </aside>
    </div>
  );
}
