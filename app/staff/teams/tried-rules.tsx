import { ButtonLink } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Row = { key: string; rule: string; person: string; leads: string };
export type Tried = { leads: string; rows: Row[] };

/** The number of last month's leads that each person would have got. */
export function TriedRules({ tried }: { tried: Tried | null }) {
  return (
    <Panel id="tried" heading="Try the rules">
      <p>
        Takes the leads of the last 30 days as if every rule above had been on, and people in as today.
        Nothing is changed.
      </p>
      <p className="row">
        <ButtonLink look="quiet" to="?try=1" preventScrollReset>
          Try on last month's leads
        </ButtonLink>
      </p>
      {tried && (
        <table className="plain-table" aria-label="Who would have got how many leads">
          <caption>{tried.leads} leads came in the last 30 days.</caption>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Who</th>
              <th scope="col" className="number">
                Leads
              </th>
            </tr>
          </thead>
          <tbody>
            {tried.rows.map(({ key, rule, person, leads }) => (
              <tr key={key}>
                <td>{rule}</td>
                <td>{person}</td>
                <td className="number">{leads}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
