import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DueMark } from "./due-mark.tsx";
import type { LeadView } from "./lead-view.server.ts";

/** The next step with its due time and its Done button; or a note that nothing is planned. */
export function NextStep({
  lead: { version, step, clock, takesStep },
  isBusy,
}: {
  lead: LeadView;
  isBusy: boolean;
}) {
  if (!takesStep) return null;
  return (
    <div className="next-step" data-due={step?.due.state}>
      {step ? (
        <p>
          <b>{step.text}</b> <DueMark due={step.due} isFull />
        </p>
      ) : (
        <p className="stepless">No next step</p>
      )}
      {clock && (
        <p className="clock">
          {clock.about}: <DueMark due={clock.due} isFull />
        </p>
      )}
      {step && (
        <Form method="post">
          <input type="hidden" name="intent" value="done" />
          <input type="hidden" name="version" value={version} />
          <Button look="quiet" disabled={isBusy}>
            Step done
          </Button>
        </Form>
      )}
    </div>
  );
}
