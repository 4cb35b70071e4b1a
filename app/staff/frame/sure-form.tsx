import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useSeenWhileTyping } from "./seen-version.tsx";
import { useIsBusy } from "./use-is-busy.ts";

type Props = {
  act: string;
  heading: string;
  /** Hidden fields. */
  hidden?: Record<string, string>;
  /** The version of the record, or the versions of several. */
  version?: number | string;
  /** The label of the box. */
  sure: string;
  button: string;
  /** The consequences. */
  children: ReactNode;
};

/**
 * A form for a step that cannot be undone. Its box must be ticked, also without script; the tick holds for the version
 * that was seen.
 */
export function SureForm({ act, heading, hidden, version, sure, button, children }: Props) {
  const isBusy = useIsBusy();
  const seen = useSeenWhileTyping(version);
  return (
    <Panel id={act} heading={heading}>
      <p>{children}</p>
      <Form method="post" className="fields" key={seen}>
        {Object.entries({ act, ...hidden }).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        {seen !== undefined && <input type="hidden" name="version" value={seen} />}
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
