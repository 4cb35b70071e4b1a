import { Link } from "react-router";
import { personPath } from "#app/staff/people/people-address.ts";
import type { ListedView } from "#app/staff/people/people-list.tsx";

/** Known people who match the typed values, with their owners; announced to screen readers when it changes. */
export function KnownPeople({ people }: { people: ListedView[] }) {
  return (
    <div className="known" role="status">
      {people.length > 0 && (
        <div className="note">
          <p>Known already:</p>
          <ul className="related">
            {people.map(({ id, name, organization, leads, open, owners }) => (
              <li key={id}>
                <Link to={personPath(id)} target="_blank">
                  {name}
                </Link>{" "}
                {organization}
                <small>
                  {leads === 1 ? "1 enquiry" : `${leads} enquiries`}
                  {open > 0 && `, ${open} open`}
                  {owners && `, owner: ${owners}`}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
