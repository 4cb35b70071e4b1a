import { Form } from "react-router";
import { kindName } from "#app/leads/kinds.ts";
import { kinds } from "#app/leads/lead.ts";
import type { Rule } from "#app/leads/routing/rules.ts";
import { Button } from "#app/ui/button.tsx";

type Choice = { id: string; name: string };
export type RuleChoices = { forms: Choice[]; people: Choice[]; teams: Choice[] };

/** A rule for the screen; `to` as in the menu: `user:...` or `team:...`. */
export type ShownRule = Omit<Rule, "to"> & { to: string; sentence: string; toName: string };

type Props = RuleChoices & { rule?: ShownRule; isBusy: boolean };

/** A rule's conditions, all of which must hold, and the new owner. */
export function RuleForm({ rule, forms, people, teams, isBusy }: Props) {
  return (
    <Form method="post" className="fields">
      <input type="hidden" name="intent" value="rule" />
      {rule && <input type="hidden" name="id" value={rule.id} />}
      {rule && <input type="hidden" name="version" value={rule.version} />}
      <label>
        Name of the rule
        <input name="name" required maxLength={60} autoComplete="off" defaultValue={rule?.name} />
      </label>
      <label>
        Kind of work
        <select name="kind" defaultValue={rule?.kind ?? ""}>
          <option value="">Any</option>
          {kinds
            .filter((kind) => kind !== "record")
            .map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind)}
              </option>
            ))}
        </select>
      </label>
      <label>
        City
        <input name="city" maxLength={100} autoComplete="off" defaultValue={rule?.city ?? ""} />
      </label>
      <label>
        Devices or people, at least
        <input name="size" inputMode="numeric" pattern="\d*" defaultValue={rule?.minSize ?? ""} />
      </label>
      <label>
        Who gets them
        <select name="to" required defaultValue={rule?.to ?? ""}>
          <option value="">Choose</option>
          <optgroup label="Teams, in turns">
            {teams.map(({ id, name }) => (
              <option key={id} value={`team:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label="People">
            {people.map(({ id, name }) => (
              <option key={id} value={`user:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <fieldset className="choice columns">
        <legend>Forms; none means any</legend>
        {forms.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" name="form" value={id} defaultChecked={rule?.forms?.includes(id)} /> {name}
          </label>
        ))}
      </fieldset>
      <p className="row">
        <Button disabled={isBusy}>{rule ? "Save the rule" : "Add the rule, switched off"}</Button>
      </p>
    </Form>
  );
}
