import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The morning mail: whether it is sent, and the button that changes that. */
export function MorningSection({ isOn, isBusy }: { isOn: boolean; isBusy: boolean }) {
  return (
    <Panel id="morning" heading="Mail in the morning">
      <p>
        {isOn
          ? "On working days at eight a mail says how many leads have replies, are overdue, due and new. On days without any it does not come."
          : "No mail comes in the morning. Today shows the same."}
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="morning" />
        <Button look="quiet" name="wanted" value={isOn ? "no" : "yes"} disabled={isBusy}>
          {isOn ? "Switch it off" : "Switch it on"}
        </Button>
      </Form>
    </Panel>
  );
}
