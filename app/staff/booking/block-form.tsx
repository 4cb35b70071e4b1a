import { Form, Link } from "react-router";
import { longestReason, type TypedBlockOut } from "#app/booking/rules/read-block-out.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { appointmentView, readBlockedAhead } from "./appointments-view.server.ts";
import { Who } from "./calendar-week.tsx";

type FormProps = {
  places: readonly { id: string; name: string }[];
  /** The calendar on the screen. */
  place: string;
  typed: TypedBlockOut | undefined;
  /** Open if it was refused. */
  isOpen: boolean;
};

/** Blocks a time of one place or of all. */
export function BlockForm({ places, place, typed, isOpen }: FormProps) {
  const isBusy = useIsBusy();
  return (
    <Menu label="Block a time" side="end" isOpen={isOpen}>
      <p>
        A blocked time cannot be booked. Existing appointments stay; you see them before you confirm. Holidays
        and working hours are set in <code>content/booking.yaml</code>.
      </p>
      <Form method="post" className="fields" aria-label="Block a time">
        <input type="hidden" name="intent" value="block" />
        <label>
          Where
          <select name="place" defaultValue={typed?.place || place}>
            {places.map(({ id, name }) => (
              <option value={id} key={id}>
                {name}
              </option>
            ))}
            <option value="everywhere">Everywhere</option>
          </select>
        </label>
        <label>
          From
          <input type="datetime-local" name="from" required defaultValue={typed?.from} />
        </label>
        <label>
          To
          <input type="datetime-local" name="to" required defaultValue={typed?.to} />
        </label>
        <p className="help">Indian time.</p>
        <label>
          Reason
          <input
            name="reason"
            required
            maxLength={longestReason}
            autoComplete="off"
            defaultValue={typed?.reason}
          />
        </label>
        <p className="help">For colleagues; visitors do not see it.</p>
        <p className="row">
          <Button disabled={isBusy}>Block</Button>
        </p>
      </Form>
    </Menu>
  );
}

type Asked = { mark: string; again: boolean; hit: ReturnType<typeof appointmentView>[] };

/** Lists the appointments within a time before it is blocked. */
export function ConfirmBlock({ asked: { mark, again, hit }, typed }: { asked: Asked; typed: TypedBlockOut }) {
  const isBusy = useIsBusy();
  const count = hit.length === 1 ? "One appointment is" : `${hit.length} appointments are`;
  return (
    <section className="note asked" data-wrong role="alert" aria-labelledby="asked">
      <h2 id="asked">
        {count} booked in this time{again && " by now"}
      </h2>
      <p>
        Nothing is blocked yet. If you block it, they stay booked: move or cancel each together with its
        visitor. “Block a time” still has what you typed.
      </p>
      <ul>
        {hit.map((entry) => (
          <li key={entry.id}>
            {entry.when}, {entry.place}: {entry.what}, <Who entry={entry} />
            {entry.path && (
              <>
                {" "}
                (<Link to={entry.path}>move or cancel</Link>)
              </>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="row">
        <input type="hidden" name="intent" value="block" />
        <input type="hidden" name="seen" value={mark} />
        {Object.entries(typed).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <Button disabled={isBusy}>Block it all the same</Button>
      </Form>
    </section>
  );
}

type Ahead = Awaited<ReturnType<typeof readBlockedAhead>>;

/** The blocked times from now on, in all places. */
export function BlockOuts({ ahead, mayOpen }: { ahead: Ahead; mayOpen: boolean }) {
  const isBusy = useIsBusy();
  return (
    <Panel id="ahead" heading="Coming blocked times">
      {ahead.length === 0 ? (
        <p className="none">Nothing is blocked.</p>
      ) : (
        <ul className="mails">
          {ahead.map(({ id, place, when, reason, by }) => (
            <li key={id}>
              <p>
                {place}: {when}
              </p>
              <p>
                {reason}
                {by && <small>{by}</small>}
              </p>
              {mayOpen && (
                <Form method="post">
                  <input type="hidden" name="intent" value="open" />
                  <Button
                    name="block"
                    value={id}
                    look="quiet"
                    disabled={isBusy}
                    aria-label={`Open again: ${place}, ${when}`}
                  >
                    Open again
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
