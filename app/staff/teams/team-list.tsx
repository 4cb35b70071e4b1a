import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Person = { id: string; name: string };
export type ShownTeam = { id: string; name: string; shares: boolean; members: string[]; version: number };
type Props = { teams: ShownTeam[]; people: Person[]; mayChange: boolean; isBusy: boolean };

/** The teams with their members, and the forms for admins. */
export function TeamList({ teams, people, mayChange, isBusy }: Props) {
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? "a former colleague";
  return (
    <Panel id="teams" heading="Teams">
      <p>Members of a team that shares see each other's leads. All staff see leads without an owner.</p>
      {teams.length === 0 && <p className="none">There is no team yet.</p>}
      <ul className="teams">
        {teams.map((team) => (
          <li key={team.id}>
            <p>
              <b>{team.name}</b>{" "}
              <small>{team.shares ? "Members see each other's leads" : "Members see their own leads"}</small>
              <span>{team.members.map(nameOf).join(", ") || "It has no members."}</span>
            </p>
            {mayChange && (
              <Fold summary="Change" label={`Change the team ${team.name}`} saved={JSON.stringify(team)}>
                {/* The fields begin anew with each version, so that no press undoes a colleague's change unseen. */}
                <TeamForm key={team.version} team={team} people={people} isBusy={isBusy} />
                <details>
                  <summary aria-label={`Delete the team ${team.name}`}>Delete</summary>
                  <Form method="post" className="fields">
                    <p>Rules that lead to this team are deleted with it. Its leads keep their owners.</p>
                    <input type="hidden" name="id" value={team.id} />
                    <Button name="intent" value="delete-team" look="quiet" disabled={isBusy}>
                      Delete {team.name}
                    </Button>
                  </Form>
                </details>
              </Fold>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <Fold summary="Add a team" saved={String(teams.length)}>
          <TeamForm key={teams.length} people={people} isBusy={isBusy} />
        </Fold>
      )}
    </Panel>
  );
}

function TeamForm({ team, people, isBusy }: { team?: ShownTeam; people: Person[]; isBusy: boolean }) {
  return (
    <Form method="post" className="fields">
      <input type="hidden" name="intent" value="team" />
      {team && <input type="hidden" name="id" value={team.id} />}
      {team && <input type="hidden" name="version" value={team.version} />}
      <label>
        Name of the team
        <input name="name" required maxLength={60} autoComplete="off" defaultValue={team?.name} />
      </label>
      <label className="tick">
        <input type="checkbox" name="shares" value="yes" defaultChecked={team?.shares ?? true} />
        Members see each other's leads
      </label>
      <fieldset className="choice columns">
        <legend>Members</legend>
        {people.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" name="member" value={id} defaultChecked={team?.members.includes(id)} />{" "}
            {name}
          </label>
        ))}
      </fieldset>
      <p className="row">
        <Button disabled={isBusy}>{team ? "Save the team" : "Add the team"}</Button>
      </p>
    </Form>
  );
}
