import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Props = {
  feeds: { id: string; name: string; made: string; used: string | null }[];
  places: { id: string; name: string }[];
  /** The new address, which is shown only once. */
  made: string | undefined;
  problem: string | undefined;
  isBusy: boolean;
};

/** Secret addresses for one's own calendar program. */
export function CalendarSection({ feeds, places, made, problem, isBusy }: Props) {
  return (
    <Panel id="calendars" heading="Appointments in your own calendar">
      <p>
        A calendar program that subscribes to a secret address shows your present appointments: subject, place
        and reference, without names. Anyone who knows the address can see them.
      </p>
      {problem && (
        <p className="note" data-wrong role="alert">
          {problem}
        </p>
      )}
      {made && (
        <div className="note" role="status">
          <p>Subscribe to this address now: it is shown this once.</p>
          <code className="secret">{made}</code>
        </div>
      )}
      {feeds.length > 0 && (
        <ul className="mails">
          {feeds.map(({ id, name, made: since, used }) => (
            <li key={id}>
              <p>
                {name}
                <small>
                  made {since} IST, {used ? `last read ${used} IST` : "not read yet"}
                </small>
              </p>
              <Form method="post">
                <input type="hidden" name="intent" value="end-calendar" />
                <Button
                  look="quiet"
                  name="feed"
                  value={id}
                  disabled={isBusy}
                  aria-label={`Revoke the address of ${name}, made ${since}`}
                >
                  Revoke
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="row" key={feeds.length}>
        <input type="hidden" name="intent" value="calendar" />
        <label>
          Appointments of
          <select name="place">
            <option value="">my own leads</option>
            <NamedOptions of={places} />
          </select>
        </label>
        <Button look="quiet" disabled={isBusy}>
          Make an address
        </Button>
      </Form>
    </Panel>
  );
}
