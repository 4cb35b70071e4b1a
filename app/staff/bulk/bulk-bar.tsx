import { Form } from "react-router";
import { statesOf } from "#app/leads/kinds.ts";
import type { Kind } from "#app/leads/lead.ts";
import { longestStep } from "#app/leads/next-step.ts";
import { longestTag } from "#app/leads/tags/tag-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import { useSelection } from "./use-selection.ts";

type Props = {
  /** The query of the list. */
  address: string;
  /** The number of leads in the list, in words. */
  count: string;
  kind: Kind | undefined;
  owners: { id: string; name: string }[];
  tags: readonly string[];
  isBusy: boolean;
};

/** The actions for ticked leads; visible while a box is ticked. The boxes belong to its form. */
export function BulkBar({ address, count, kind, owners, tags, isBusy }: Props) {
  const selection = useSelection();
  const states = statesOf(kind ?? "sales").filter(({ status }) => status !== "new");
  return (
    <Form id="bulk" method="post" action="/leads/dashboard/bulk" className="bulk" aria-label="Selected leads">
      <input type="hidden" name="list" value={address} />
      <p className="row">
        <b role="status">
          {selection.isAll
            ? `All ${count} selected`
            : selection.count > 0
              ? `${selection.count} selected`
              : "Selected leads"}
        </b>
        <label>
          <input type="checkbox" name="all" value="yes" /> All {count} of this list
        </label>
      </p>
      <div className="row">
        <Menu label="Assign">
          <div className="fields">
            <label>
              Owner
              <select name="owner" defaultValue="">
                <option value="">Choose</option>
                <NamedOptions of={owners} />
                <option value="nobody">No one yet</option>
              </select>
            </label>
            <Button name="do" value="assign" disabled={isBusy}>
              Assign them
            </Button>
          </div>
        </Menu>
        <Menu label="Status">
          <div className="fields">
            <label>
              Move to
              <select name="to" defaultValue="">
                <option value="">Choose</option>
                {states.map(({ status, name }) => (
                  <option key={status} value={status}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <StepFields of="status" />
            <Button name="do" value="status" disabled={isBusy}>
              Move them
            </Button>
          </div>
        </Menu>
        <Menu label="Tag">
          <div className="fields">
            <label>
              Tag
              <input name="tag" list="bulk-tags" maxLength={longestTag} autoComplete="off" />
            </label>
            <datalist id="bulk-tags">
              {tags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
            <p className="row">
              <Button name="do" value="tag" disabled={isBusy}>
                Add the tag
              </Button>
              <Button name="do" value="untag" look="quiet" disabled={isBusy}>
                Take it off
              </Button>
            </p>
          </div>
        </Menu>
        <Menu label="Next step">
          <div className="fields">
            <StepFields of="step" />
            <Button name="do" value="step" disabled={isBusy}>
              Set the step
            </Button>
          </div>
        </Menu>
        <Button name="do" value="spam" look="quiet" disabled={isBusy}>
          Spam
        </Button>
        <Button type="button" look="plain" onClick={() => selection.tickAll(false)}>
          Clear
        </Button>
      </div>
    </Form>
  );
}

function StepFields({ of }: { of: "status" | "step" }) {
  return (
    <>
      <label>
        Next step
        <input name={`${of}-step`} maxLength={longestStep} autoComplete="off" />
      </label>
      <label>
        Day
        <input type="date" name={`${of}-day`} />
      </label>
    </>
  );
}
