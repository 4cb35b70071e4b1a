import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Composed } from "./conversation-work.server.ts";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; typed: (Composed & { tab: "call" }) | undefined; isBusy: boolean };

/** One click logs a call; "Call back" also sets the next step. */
export function CallForm({ lead, typed, isBusy }: Props) {
  return (
    <Form method="post" className="calling" aria-label="Call" key={`${lead.id} ${lead.version}`}>
      <input type="hidden" name="intent" value="call" />
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
