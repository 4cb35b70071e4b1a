import { Form, Link } from "react-router";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { appointmentDetails } from "./appointment-view.server.ts";

type Shown = Awaited<ReturnType<typeof appointmentDetails>>["shown"];

/** The free slots of a day as choices, and links to other days that have some. */
export function MoveForm({ shown, version }: { shown: Shown; version: number }) {
  const isBusy = useIsBusy();
  return (
    <Panel id="move" heading="Move">
      {shown ? (
        <>
          <div className="row">
            <Form method="get" className="row" preventScrollReset>
              <label>
                Free from <input type="date" name="day" required defaultValue={shown.day} key={shown.day} />
              </label>
              <Button look="quiet">Show</Button>
            </Form>
            {shown.others.map(({ name, to, rel }) => (
              <Link to={to} rel={rel} key={to} preventScrollReset>
                {name}
              </Link>
            ))}
          </div>
          {shown.times.length > 0 ? (
            <Form method="post" className="fields" key={shown.day}>
              <input type="hidden" name="act" value="move" />
              <SeenVersion version={version} />
              <fieldset className="choice times">
                <legend>{shown.name}</legend>
                {shown.times.map(({ start, clock }) => (
                  <label key={start}>
                    <input type="radio" name="start" value={start} required /> {clock}
                  </label>
                ))}
              </fieldset>
              <p className="help">
                Indian time. The visitor gets the same mail as after a move of their own.
              </p>
              <p className="row">
                <Button disabled={isBusy}>Move and tell the visitor</Button>
              </p>
            </Form>
          ) : (
            <p className="none">On {shown.name} no other time is free.</p>
          )}
        </>
      ) : (
        <p className="none">No other time of this kind is free in this place.</p>
      )}
    </Panel>
  );
}
