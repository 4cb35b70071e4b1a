import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useIsBusy } from "./use-is-busy.ts";

type Props = {
  act: string;
  heading: string;
  /** What goes along unseen, such as the version that the colleague saw. */
  hidden: Record<string, string | number>;
  /** What the box says. */
  sure: string;
  button: string;
  /** What will come of it. */
  children: ReactNode;
};

/** A step that has no way back. The box has to be ticked, also without script. */
export function SureForm({ act, heading, hidden, sure, button, children }: Props) {
  const isBusy = useIsBusy();
  return (
    <Panel id={act} heading={heading}>
      <p>{children}</p>
      <Form method="post" className="fields">
        {Object.entries({ act, ...hidden }).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <div className="choice">
          <label>
            <input type="checkbox" name="sure" value="yes" required /> {sure}
          </label>
        </div>
        <p className="row">
          <Button look="quiet" disabled={isBusy}>
            {button}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
