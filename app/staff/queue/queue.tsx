import { data, Form, Link, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { dayOf, dayText } from "#app/dates/india-time.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { tokenPath } from "#app/queue/receive-token.server.ts";
import { type Act, changeQueue, type QueueLine, readQueue } from "#app/queue/staff-queue.server.ts";
import { openSlots, queueOf, type StoreQueue, slotOf } from "#app/queue/store-queue.ts";
import { tokenMail } from "#app/queue/token-mails.ts";
import { countTokens } from "#app/queue/tokens.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { StepButton } from "#app/staff/frame/step-button.tsx";
import { SureForm } from "#app/staff/frame/sure-form.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { LeadName } from "#app/staff/leads/lead-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import type { Route } from "./+types/queue";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Queue - Leads" }];

const path = "/leads/dashboard/queue";
const acts: readonly Act[] = ["next", "call", "served", "missed"];

export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const open = openSlots(content.shop.launches, dayOf(now()));
  const slot = slotOf(content.shop.launches, url.searchParams.get("at") ?? "");
  const counts = await countTokens(db, open.map(queueOf), now());
  const lines = slot ? await readQueue(db, queueOf(slot), viewer) : [];
  return {
    queues: open.map((each) => ({
      ...named(each),
      taken: counts.get(queueOf(each)) ?? 0,
      capacity: each.capacity,
    })),
    queue: slot && { ...named(slot), isToday: slot.day === dayOf(now()) },
    lines,
    waiting: lines.filter(({ state }) => state === "waiting").length,
    said: saidOf(url.searchParams),
  };
});

const queueChanged =
  "The queue has changed already, by a colleague, by the visitor or by your last press. You see it as it is now.";

/** The message about the last action, from the address of its redirect. */
function saidOf(search: URLSearchParams): string | undefined {
  if (search.get("changed") === "yes") return queueChanged;
  const act = acts.find((each) => each === search.get("act"));
  const number = Number(search.get("done"));
  return act && number > 0 ? `Number ${number} ${doneWords[act]}.` : undefined;
}

const doneWords: Record<Act, string> = {
  next: "is called",
  call: "is called",
  served: "is served",
  missed: "did not come",
};

function named(slot: StoreQueue) {
  const city = content.site.offices.find(({ id }) => id === slot.store)?.city ?? slot.store;
  return {
    at: queueOf(slot),
    name: `${slot.launch.name}, ${city}`,
    day: `${dayText(slot.day)}, ${slot.opens}`,
  };
}

export const action = forStaff(async ({ services, viewer, asking, url }) => {
  const form = await posted(asking.request);
  const slot = slotOf(content.shop.launches, url.searchParams.get("at") ?? "");
  const act = acts.find((each) => each === form.text("act"));
  const token = form.text("token");
  if (!slot || !act || !isId(token))
    return data({ problem: "There is no such queue, step or number." }, { status: 422 });
  const { db, now, config, wakeOutbox } = services;
  if (act === "next" && slot.day !== dayOf(now()) && form.text("sure") !== "yes")
    return data({ problem: "Tick the box: this is not the day of the queue." }, { status: 422 });
  const secret = appSecret(config);
  const moved = await changeQueue(db, {
    queue: queueOf(slot),
    act,
    token,
    actorId: viewer.id,
    now: now(),
    mailFor: ({ id, number, ahead }, address) =>
      tokenMail(
        "token-near",
        { slot, number, email: address, ahead },
        { site: content.site, path: tokenPath(secret, id) },
      ),
  });
  const at = queueOf(slot);
  // Not a conflict (409): news would wait behind its message, and two counters often call at once.
  if (!moved) return redirect(`${path}?${new URLSearchParams({ at, changed: "yes" })}`, 303);
  wakeOutbox();
  return redirect(`${path}?${new URLSearchParams({ at, act, done: String(moved.number) })}`, 303);
});

export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const { queues, queue, lines, waiting, said } = loaderData;
  return (
    <>
      <div className="head">
        <h1>{queue ? queue.name : "Launch-day queues"}</h1>
        {queue && (
          <p className="facts">
            <span>{queue.day} IST</span>
            <span>{waiting} waiting</span>
            <Link to={path}>All queues</Link>
          </p>
        )}
        <OutcomeNote problem={actionData?.problem} done={said} />
      </div>
      {queue ? <Lines lines={lines} isToday={queue.isToday} /> : <Queues queues={queues} />}
    </>
  );
}

type Queues = Route.ComponentProps["loaderData"]["queues"];

function Queues({ queues }: { queues: Queues }) {
  if (queues.length === 0) {
    return <p className="none">No launch day is open. Launch days are set in content/shop.yaml.</p>;
  }
  return (
    <ListTable caption="Launch-day queues" columns={queueColumns} rows={queues} keyOf={({ at }) => at} />
  );
}

const queueColumns: Column<Queues[number]>[] = [
  {
    head: "Queue",
    place: "who",
    cell: ({ at, name }) => (
      <Link to={`?${new URLSearchParams({ at })}`} data-row>
        {name}
      </Link>
    ),
  },
  { head: "Day", place: "about", cell: ({ day }) => day },
  { head: "Tokens", place: "state", cell: ({ taken, capacity }) => `${taken} of ${capacity}` },
];

const stateNames: Record<QueueLine["state"], string> = {
  waiting: "Waiting",
  called: "Called",
  served: "Served",
  missed: "Did not come",
  cancelled: "Given back",
};

function Lines({ lines, isToday }: { lines: QueueLine[]; isToday: boolean }) {
  const isBusy = useIsBusy();
  const next = lines.find(({ state }) => state === "waiting");
  return (
    <>
      {isToday || !next ? (
        <Form method="post" className="row">
          <input type="hidden" name="token" value={next?.id ?? ""} />
          <Button name="act" value="next" disabled={isBusy || !next}>
            Call next
          </Button>
        </Form>
      ) : (
        <SureForm
          key={next.id}
          act="next"
          hidden={{ token: next.id }}
          heading="Call next"
          sure="Yes, call a number today"
          button="Call next"
        >
          This is not the day of the queue. The page of the person called says: come to the counter now.
        </SureForm>
      )}
      {lines.length === 0 && <p className="none">No tokens taken yet.</p>}
      <ul className="members queue">
        {lines.map(({ id, number, lead, early, state }) => (
          <li key={id} data-disabled={state === "served" || undefined}>
            <p>
              <b>{number}</b> <LeadName lead={lead} />
              {early && <small>asked to be called earlier</small>}
            </p>
            <p>{stateNames[state]}</p>
            <Form method="post" className="row">
              <input type="hidden" name="token" value={id} />
              {(state === "waiting" || state === "missed") && (
                <StepButton<Act> act="call" label="Call" of={`number ${number}`} />
              )}
              {state === "called" && (
                <>
                  <StepButton<Act> act="served" label="Served" of={`number ${number}`} />
                  <StepButton<Act> act="missed" label="Did not come" of={`number ${number}`} />
                </>
              )}
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
