import { data, Form, redirect, useFetcher } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { content } from "#app/content/content.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { enterLead } from "#app/leads/entry/enter-lead.server.ts";
import { enteredSubmission } from "#app/leads/entry/entered-submission.server.ts";
import { entryBases, entrySources } from "#app/leads/entry/entry-choices.ts";
import { readStep } from "#app/leads/next-step.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { PressKey } from "#app/staff/frame/seen-version.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { leadAddress } from "#app/staff/leads/lead-query.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import type { Route } from "./+types/lead-new";
import { EntryFields } from "./entry-fields.tsx";
import { KnownPeople } from "./known-people.tsx";
import type { loader as likeLoader } from "./lead-like.ts";
import { entryFields, entryForms, readEntry, type TypedEntry } from "./read-entry.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "New lead - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer }) => {
  const staff = staffCan.assign(viewer) ? await listStaff(db) : [];
  return {
    submissionId: crypto.randomUUID(),
    me: viewer.id,
    imports: staffCan.importRecords(viewer),
    tomorrow: dayAfter(dayOf(now())),
    forms: entryForms.map(({ id, title }) => ({ id, name: title })),
    sources: entrySources.map(({ id, name }) => ({ id, name })),
    bases: entryBases.map(({ id, name }) => ({ id, name })),
    owners: staff
      .filter(({ id, disabled }) => !disabled && id !== viewer.id)
      .map(({ id, name }) => ({ id, name })),
  };
});

export const action = forStaff(async ({ services, viewer, asking }) => {
  const { db, now, wakeOutbox } = services;
  const form = await posted(asking.request);
  const typed = Object.fromEntries(entryFields.map((name) => [name, form.raw(name)])) as TypedEntry;
  const step = { text: form.text("step"), day: form.text("day"), time: "" };
  const refuse = (status: number, problem: string, errors = {}) =>
    data({ problem, errors, typed, step }, { status });
  const reading = readEntry(typed);
  // The date field has a value from the start; only a text makes it a step.
  const planned = readStep(step.text ? step : { text: "", day: "", time: "" }, now());
  if (!reading.ok)
    return refuse(422, "The lead was not saved. See the messages beside the fields.", reading.errors);
  if (!planned.ok) return refuse(422, planned.problem);
  const { site } = content;
  const { email } = reading.person;
  const mail = {
    kind: "mail" as const,
    template: "confirmation" as const,
    data: { formName: reading.form.title, receipt: "enquiry", nextSteps: [...reading.form.nextSteps] },
    to: [email ?? ""],
    subject: `${site.name}: we have noted your enquiry ({reference})`,
  };
  const mails = form.text("mail") === "yes" && email ? [mail] : [];
  const submission = enteredSubmission({ ...reading, submissionId: form.text("id"), mails }, site);
  const owner = form.text("owner") || viewer.id;
  const entry = { submission, ownerId: owner === "none" ? null : owner, step: planned.step };
  const stored = await enterLead(db, entry, { viewer, now: now() });
  if (stored.outcome === "not-allowed") return refuse(403, "You cannot give a lead to this colleague.");
  if (stored.outcome === "conflict")
    return refuse(409, "This lead was already saved with other details. Open a new form.");
  wakeOutbox();
  return redirect(leadAddress(stored.leadId, ""), 303);
});

export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  const { submissionId, tomorrow, owners } = loaderData;
  const like = useFetcher<typeof likeLoader>();
  const isBusy = useIsBusy();
  const look = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const query = new URLSearchParams(
      ["phone", "email", "name"].map((name) => [name, String(typed.get(name) ?? "")]),
    );
    like.load(`/leads/dashboard/leads/new/like?${query}`);
  };
  return (
    <>
      <ScreenHead heading="New lead" back={{ to: "/leads/dashboard/leads", name: "Leads" }}>
        {loaderData.imports && (
          <p className="actions">
            <ButtonLink look="quiet" to="/leads/dashboard/leads/import">
              Import a file
            </ButtonLink>
          </p>
        )}
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <Form
        method="post"
        className="fields entry"
        aria-label="New lead"
        onBlur={(event) => look(event.currentTarget)}
      >
        <PressKey name="id" value={submissionId} />
        <EntryFields {...loaderData} typed={actionData?.typed} errors={actionData?.errors ?? {}}>
          <KnownPeople people={like.data?.people ?? []} />
        </EntryFields>
        <div className="pair">
          <label>
            Next step
            <input name="step" maxLength={200} autoComplete="off" defaultValue={actionData?.step.text} />
          </label>
          <label>
            Day
            <input type="date" name="day" defaultValue={actionData?.step.day ?? tomorrow} />
          </label>
          <label>
            Owner
            <select name="owner" defaultValue={loaderData.me}>
              <option value={loaderData.me}>Me</option>
              <option value="none">No one yet</option>
              <NamedOptions of={owners} />
            </select>
          </label>
        </div>
        <label>
          <span>
            <input type="checkbox" name="mail" value="yes" /> Send a mail with the reference to the customer
          </span>
        </label>
        <p className="row">
          <Button disabled={isBusy}>Save lead</Button>
        </p>
      </Form>
    </>
  );
}
