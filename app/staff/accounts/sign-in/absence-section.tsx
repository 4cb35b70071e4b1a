import { Form } from "react-router";
import { SaveRow } from "#app/staff/frame/save-row.tsx";
import { Button } from "#app/ui/button.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Props = {
  absence: { from: string; to: string; standIn: string | null } | null;
  colleagues: { id: string; name: string }[];
  problem: string | undefined;
  isBusy: boolean;
};

/** The days of the reader's absence, and their stand-in. */
export function AbsenceSection({ absence, colleagues, problem, isBusy }: Props) {
  return (
    <Panel id="absence" heading="Away">
      <p>
        While you are away no new lead is routed to you, teams pass you over, and menus of owners say until
        when. Leads meant for you alone go to who takes over.
      </p>
      {problem && (
        <p className="note" data-wrong role="alert">
          {problem}
        </p>
      )}
      <Form key={JSON.stringify(absence)} method="post" className="fields">
        <input type="hidden" name="intent" value="absence" />
        <label>
          First day
          <input type="date" name="from" required defaultValue={absence?.from} />
        </label>
        <label>
          Last day
          <input type="date" name="to" required defaultValue={absence?.to} />
        </label>
        <label>
          Who takes over
          <select name="standIn" defaultValue={absence?.standIn ?? ""}>
            <option value="">No one: the next rule decides</option>
            <NamedOptions of={colleagues} />
          </select>
        </label>
        <SaveRow isBusy={isBusy} />
      </Form>
      {absence && (
        <Form method="post">
          <Button name="intent" value="back" look="plain" disabled={isBusy}>
            I am back: delete these days
          </Button>
        </Form>
      )}
    </Panel>
  );
}
