import { data, Form, Link, redirect } from "react-router";
import { newId, readId } from "#app/database/uuid.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import {
  choosableEvents,
  defaultEvents,
  isChoosableEvent,
  webhookEvents,
} from "#app/outbox/webhooks/webhook-events.ts";
import { webhookSecret } from "#app/outbox/webhooks/webhook-sender.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { PressKey } from "#app/staff/frame/seen-version.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/webhooks";
import {
  addWebhook,
  chooseEvents,
  listDeliveries,
  listWebhooks,
  stopWebhook,
  urlProblem,
} from "./webhook-receivers.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("manageWebhooks")];
export const meta = () => [{ title: "Webhooks - Leads" }];

const path = "/leads/dashboard/webhooks";

export const loader = forStaff(async ({ services: { db, now, config } }) => {
  const [hooks, deliveries] = await Promise.all([listWebhooks(db), listDeliveries(db)]);
  const secret = appSecret(config);
  return {
    key: newId(now()),
    choices: choosableEvents.map((event) => ({ event, says: webhookEvents[event].says })),
    hooks: hooks.map(({ id, url, events, createdAt, stoppedAt }) => ({
      id,
      url,
      events,
      added: istDateTime(createdAt),
      stopped: stoppedAt && istDateTime(stoppedAt),
      key: webhookSecret(secret, id),
    })),
    deliveries: deliveries.map(({ at, ...delivery }) => ({ ...delivery, at: istDateTime(at) })),
  };
});

export const action = forStaff(async ({ services: { db, now, config, wakeOutbox }, viewer, asking }) => {
  const form = await posted(asking.request);
  if (form.text("intent") === "stop") {
    if (await stopWebhook(db, form.text("webhook"), viewer, now())) return redirect(path, 303);
    return data({ problem: "This receiver was stopped already.", typed: "" }, { status: 409 });
  }
  const events = form.all("event").filter(isChoosableEvent);
  if (form.text("intent") === "events") {
    if (await chooseEvents(db, { id: form.text("webhook"), events }, viewer, now()))
      return redirect(path, 303);
    return data({ problem: "This receiver was stopped already.", typed: "" }, { status: 409 });
  }
  const typed = form.text("url");
  const problem = urlProblem(typed, config.production);
  if (problem) return data({ problem, typed }, { status: 422 });
  const { outcome } = await addWebhook(db, typed, viewer, now(), events, readId(form.text("key")));
  if (outcome === "too-many")
    return data({ problem: "You can have ten receivers. Stop one first.", typed }, { status: 422 });
  wakeOutbox();
  return redirect(path, 303);
});

const stateNames: Record<string, string> = {
  open: "waits",
  sent: "sent",
  dead: "failed",
  withheld: "not sent",
};

export default function Webhooks({
  loaderData: { key, hooks, choices, deliveries },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading="Webhooks">
        <div className="actions">
          <Menu label="Add a receiver" side="end" isOpen={Boolean(actionData?.typed)} key={hooks.length}>
            <p>
              A receiver gets people's names, addresses and answers. The privacy policy promises a contract
              with its provider and its name in the list that is sent on request: see to both before you add
              it.
            </p>
            <Form method="post" className="fields">
              <input type="hidden" name="intent" value="add" />
              <PressKey name="key" value={key} />
              <label>
                Address
                <input
                  name="url"
                  type="url"
                  required
                  maxLength={500}
                  placeholder="https://"
                  defaultValue={actionData?.typed}
                />
              </label>
              <EventBoxes choices={choices} chosen={defaultEvents} />
              <p className="row">
                <Button disabled={isBusy}>Add and send a first message</Button>
              </p>
            </Form>
          </Menu>
        </div>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <Panel id="receivers" heading="Receivers">
        <p>
          A CRM or another system gets the events that you tick, and always a message when consent is
          withdrawn or data erased. Messages are signed with the key; a failed one is retried for a day and
          then listed in the <Link to="/leads/dashboard/outbox">mail log</Link>.
        </p>
        {hooks.length === 0 && <p className="none">There are no receivers yet.</p>}
        <ul className="mails">
          {hooks.map(({ id, url, events, added, stopped, key }) => (
            <li key={id} data-disabled={stopped ? true : undefined}>
              <p>
                {url}
                <small>
                  added {added} IST{stopped && `, stopped ${stopped} IST`}
                </small>
              </p>
              {stopped ? (
                <p>Stopped</p>
              ) : (
                <details>
                  <summary>Key and events</summary>
                  <code className="secret">{key}</code>
                  <Form method="post" className="fields">
                    <input type="hidden" name="intent" value="events" />
                    <EventBoxes choices={choices} chosen={events} />
                    <p className="row">
                      <Button name="webhook" value={id} look="quiet" disabled={isBusy}>
                        Save
                      </Button>
                    </p>
                  </Form>
                </details>
              )}
              {!stopped && (
                <Form method="post">
                  <input type="hidden" name="intent" value="stop" />
                  <Button name="webhook" value={id} look="quiet" disabled={isBusy}>
                    Stop
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="log" heading="Last messages">
        {deliveries.length === 0 && <p className="none">No message has left yet.</p>}
        <ul className="mails">
          {deliveries.map(({ id, subject, to, state, tries, lastError, at }) => (
            <li key={id}>
              <p>
                {subject}
                <small>
                  to {to}, {at} IST
                </small>
              </p>
              <p className={state === "dead" ? "why" : undefined}>
                {stateNames[state]}, {tries} {tries === 1 ? "try" : "tries"}
                {state !== "sent" && lastError && `: ${lastError}`}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

type BoxProps = { choices: { event: string; says: string }[]; chosen: readonly string[] };

function EventBoxes({ choices, chosen }: BoxProps) {
  return (
    <fieldset className="choice">
      <legend>Events</legend>
      {choices.map(({ event, says }) => (
        <label key={event}>
          <input type="checkbox" name="event" value={event} defaultChecked={chosen.includes(event)} />
          <span>
            {says} <small>{event}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
