import { type FormEvent, useEffect, useRef, useState } from "react";
import { arrivalFields } from "#app/forms/device/arrivals.ts";
import { dropDraft, readDraft, saveDraftSoon } from "#app/forms/device/drafts.ts";
import { prepareToSay, say } from "#app/forms/device/say.ts";
import { putBack, typedIn } from "#app/forms/device/typed-in-form.ts";
import { DraftNote } from "#app/forms/draw/draft-note.tsx";
import { ErrorSummary } from "#app/forms/draw/error-summary.tsx";
import { FormField } from "#app/forms/draw/form-field.tsx";
import { SubmitButton } from "#app/forms/draw/submit-button.tsx";
import { Trap } from "#app/forms/draw/trap.tsx";
import { useErrorsLeft } from "#app/forms/draw/use-errors-left.ts";
import { useOwnCheck } from "#app/forms/draw/use-own-check.ts";
import { type DrawnForm, isConsent } from "#app/forms/engine/define-form.ts";
import type { Again } from "#app/forms/engine/form-again.ts";
import { readAnswers, type Typed } from "#app/forms/engine/read-answers.ts";
import { StaticHtml } from "#app/paint/standing-html.tsx";
import { inTab } from "#app/shell/device-storage.ts";
import { InsteadTimes } from "./instead-times.tsx";
import { problemHeading, useSend } from "./use-send.ts";

type Props = {
  form: DrawnForm;
  notice: { version: string; html: string };
  hidden: Readonly<Record<string, string>>;
  stood: boolean;
  until?: string;
  page: string;
  again?: Again | undefined;
};

const unsure =
  "We could not reach the server, or its answer was lost on the way: we do not know whether your booking arrived. What you typed is still here. Send it again as it is, and it is booked once.";

/** The last step: who comes. Complete without script; with script it checks, keeps a draft and sends once. */
export function DetailsForm({ form, notice, hidden, stood, until, page, again }: Props) {
  const { sending, problem, refuse, send } = useSend(again, unsure);
  const { errorOf, judge } = useErrorsLeft(problem?.errors, (typed) => readAnswers(form, typed));
  const [restored, setRestored] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useOwnCheck(element);
  const startedAt = useRef(0);
  useEffect(() => {
    if (element.current) setRestored(putBack(element.current, readDraft(form.id).typed));
  }, [form.id]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    startedAt.current ||= performance.now();
    judge(event);
    saveDraftSoon(form.id, answersIn(event.currentTarget, form));
  }

  function onReset() {
    dropDraft(form.id);
    setRestored(false);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const drawn = event.currentTarget;
    const reading = readAnswers(form, answersIn(drawn, form));
    if (!reading.ok) return refuse({ errors: reading.errors });
    const answer = await send(drawn, null, tracesOf(form, startedAt.current));
    if (!answer?.ok) return;
    dropDraft(form.id);
    if (answer.goTo.endsWith("?booked")) say("success", "Booked. Thank you!");
  }

  const names = Object.keys(form.fields);
  const drawField = (name: string) => {
    const field = form.fields[name];
    if (!field) return null;
    const id = `${form.id}-${name}`;
    const [error, values] = [
      errorOf(name),
      again ? (again.typed.get(name) ?? []) : [form.presets?.[page]?.[name] ?? []].flat(),
    ];
    return (
      <FormField key={name} name={name} field={field} id={id} error={error} values={values} unasked={false} />
    );
  };
  const instead = problem?.instead ?? [];
  const { start, ...carried } = hidden;
  return (
    <form
      className="form"
      id={form.id}
      method="post"
      action="/booking/book"
      aria-label={form.title}
      data-hold=""
      ref={element}
      onInput={onInput}
      onFocus={prepareToSay}
      onReset={onReset}
      onSubmit={onSubmit}
    >
      {stood && (
        <p className="summary">
          You booked from here a moment ago, and that booking stands: its link is in our mail. Fill this in
          only to book one more.
        </p>
      )}
      {restored && <DraftNote />}
      {until && <p className="pill">Held for you until {until}</p>}
      {problem && instead.length === 0 && (
        <ErrorSummary
          formId={form.id}
          heading={problemHeading(problem)}
          again={problem}
          fromServer={problem === again}
        />
      )}
      {instead.length > 0 ? (
        <InsteadTimes sentence={problem?.sentence ?? ""} times={instead} fromServer={problem === again} />
      ) : (
        <input type="hidden" name="start" value={start} />
      )}
      {names.filter((name) => !isConsent(name)).map(drawField)}
      <Trap />
      {Object.entries({ ...carried, _page: page, _notice: notice.version }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <StaticHtml id={`${form.id}-notice`} html={notice.html} />
      {names.filter(isConsent).map(drawField)}
      <p className="actions">
        <SubmitButton label={form.submitLabel} sending={sending} />
      </p>
    </form>
  );
}

/** What was typed, without the time and the controls that travel with it. */
function answersIn(element: HTMLFormElement, form: DrawnForm): Typed {
  return new Map([...typedIn(element)].filter(([name]) => Object.hasOwn(form.fields, name)));
}

/** How long it took, and where the visitor came from on pages that remember it. */
function tracesOf(form: DrawnForm, startedAt: number): [string, string][] {
  const elapsed: [string, string][] = startedAt
    ? [["_elapsed", String(Math.round(performance.now() - startedAt))]]
    : [];
  return form.attribution ? [...elapsed, ...(inTab(arrivalFields) ?? [])] : elapsed;
}
