import { Form } from "react-router";
import { useFormKey } from "#app/staff/frame/after-conflict.ts";
import { usePressKey } from "#app/staff/frame/seen-version.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Composed } from "./conversation-work.server.ts";
import type { LeadView } from "./lead-view.server.ts";

type Props = {
  lead: LeadView;
  pressKey: string;
  typed: (Composed & { tab: "call" }) | undefined;
  isBusy: boolean;
};

/** One click logs a call; "Call back" also sets the next step. */
export function CallForm({ lead, pressKey, typed, isBusy }: Props) {
  const formKey = useFormKey(`${lead.id} ${lead.version}`, typed !== undefined);
  const key = usePressKey(pressKey);
  return (
    <Form method="post" className="calling" aria-label="Call" key={formKey}>
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="key" value={key} />
      <label>
        What was said
        <input name="said" maxLength={1000} autoComplete="off" defaultValue={typed?.said} data-key="c" />
      </label>
      <div className="row">
        <Button name="call" value="no-answer" look="quiet" disabled={isBusy}>
          No answer
        </Button>
        <Button name="call" value="spoke" look="quiet" disabled={isBusy}>
          Spoke
        </Button>
      </div>
      {lead.takesStep && (
        <div className="row call-back">
          <label>
            Day
            <input type="date" name="day" defaultValue={typed?.day} />
          </label>
          <label>
            Time
            <input type="time" name="time" defaultValue={typed?.time} />
          </label>
          <Button name="call" value="call-back" look="quiet" disabled={isBusy}>
            Call back on this day
          </Button>
        </div>
      )}
    </Form>
  );
}
