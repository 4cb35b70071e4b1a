import { data, Form, Link, redirect } from "react-router";
import { offerOf } from "#app/booking/rules/offer.ts";
import { bookForCaller } from "#app/booking/store/book-for-caller.server.ts";
import { content } from "#app/content/content.server.ts";
import { instantOf } from "#app/dates/india-time.ts";
import { entryBases } from "#app/leads/entry/entry-choices.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { PressKey } from "#app/staff/frame/seen-version.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/appointment-new";
import { appointmentPath, appointmentsPath } from "./appointments-address.ts";
import {
  askedOffer,
  type CallerErrors,
  callerFields,
  callerView,
  readCaller,
  type TypedCaller,
} from "./caller-view.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Book for a caller - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, url }) => {
  const offer = askedOffer(url.searchParams);
  if (!offer) throw data(null, { status: 404 });
  const bases = entryBases.map(({ id, name }) => ({ id, name }));
  return {
    ...(await callerView(db, offer, url.searchParams, now())),
    bases,
    submissionId: crypto.randomUUID(),
  };
});

export const action = forStaff(async ({ services, viewer, asking }) => {
  const { db, now, config, wakeOutbox } = services;
  const form = await posted(asking.request);
  const typed = Object.fromEntries(callerFields.map((name) => [name, form.raw(name)])) as TypedCaller;
  const refuse = (status: number, problem: string, errors: CallerErrors = {}) =>
    data({ problem, errors, typed }, { status });
  const offer = offerOf(content.booking, typed.kind, typed.place);
  const start = instantOf(typed.start);
  if (!offer || start === undefined) return refuse(422, "Choose a time first.");
  const reading = readCaller(typed);
  if (!reading.ok)
    return refuse(422, "Nothing was booked. See the messages beside the fields.", reading.errors);
  const { person, text, basis } = reading;
  const own = { db, now, rules: content.booking, site: content.site, siteUrl: config.siteUrl };
  const wish = { offer, start, person, text, basis, submissionId: form.text("id") };
  const booked = await bookForCaller(own, wish, viewer);
  if (booked.outcome === "taken") return refuse(409, "This time is no longer free. Choose another one.");
  if (booked.outcome === "conflict")
    return refuse(409, "This was already booked with other details. Open the page again.");
  wakeOutbox();
  return redirect(`${appointmentPath(booked.bookingId)}?done=entered`, 303);
});

export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, place, kinds, places, day, times, others } = loaderData;
  const offered = kinds.find(({ id }) => id === kind)?.places ?? [];
  return (
    <>
      <ScreenHead heading="Book for a caller" back={{ to: appointmentsPath, name: "Appointments" }}>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <Panel id="when" heading="What, where and when">
        <Form method="get" className="row" key={`${kind} ${place} ${day}`} preventScrollReset>
          <Choice label="What" name="kind" value={kind} choices={kinds} />
          <Choice
            label="Where"
            name="place"
            value={place}
            choices={places.filter(({ id }) => offered.includes(id))}
          />
          <label>
            Free from <input type="date" name="day" required defaultValue={day} />
          </label>
          <Button look="quiet">Show times</Button>
        </Form>
        <p className="row">
          {others.map((each) => (
            <Link to={each.to} rel={each.rel} key={each.to} preventScrollReset>
              {each.name}
            </Link>
          ))}
        </p>
        {times.length === 0 && <p className="none">No time of this kind is free in this place.</p>}
      </Panel>
      <CallerForm {...loaderData} typed={actionData?.typed} errors={actionData?.errors ?? {}} />
    </>
  );
}

type ChoiceProps = { label: string; name: string; value: string; choices: { id: string; name: string }[] };

function Choice({ label, name, value, choices }: ChoiceProps) {
  return (
    <label>
      {label}{" "}
      <select name={name} defaultValue={value}>
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}

const texts = [
  { name: "name", label: "Name", mode: undefined, max: 100 },
  { name: "phone", label: "Phone", mode: "tel", max: 40 },
  { name: "email", label: "E-mail", mode: "email", max: 254 },
] as const;

type FormProps = Route.ComponentProps["loaderData"] & {
  typed: TypedCaller | undefined;
  errors: CallerErrors;
};

function CallerForm({ kind, place, name, times, bases, submissionId, typed, errors }: FormProps) {
  const isBusy = useIsBusy();
  return (
    <Form
      method="post"
      className="fields entry"
      aria-label="Book for a caller"
      // Without the day: when its last time is taken, the next free day is shown.
      key={`${kind} ${place}`}
    >
      <PressKey name="id" value={submissionId} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="place" value={place} />
      {times.length > 0 && (
        <fieldset className="choice times">
          <legend>{name}</legend>
          {times.map(({ start, clock, isAsked }) => (
            <label key={start}>
              <input
                type="radio"
                name="start"
                value={start}
                required
                defaultChecked={typed ? typed.start === start : isAsked}
              />{" "}
              {clock}
            </label>
          ))}
        </fieldset>
      )}
      <div className="pair">
        {texts.map(({ name, label, mode, max }) => (
          <Field id={`caller-${name}`} label={label} error={errors[name]} key={name}>
            {(wiring) => (
              <input
                {...wiring}
                name={name}
                inputMode={mode}
                autoComplete="off"
                maxLength={max}
                defaultValue={typed?.[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="pair who">
        <Field id="caller-basis" label="We may keep it because they" error={errors.basis}>
          {(wiring) => (
            <select {...wiring} name="basis" defaultValue={typed?.basis || bases[0]?.id}>
              {bases.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field id="caller-text" label="What it is about, in a sentence" error={errors.text}>
        {(wiring) => (
          <textarea {...wiring} name="text" rows={2} maxLength={2_000} defaultValue={typed?.text} />
        )}
      </Field>
      <p className="help">
        With an e-mail address they get the usual confirmation, with the link to move or cancel, and a
        reminder.
      </p>
      <p className="row">
        <Button disabled={isBusy || times.length === 0}>Book this time</Button>
      </p>
    </Form>
  );
}
