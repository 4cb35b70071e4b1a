import { type FormEvent, Fragment, useState } from "react";
import { type DocumentFacts, forgetsArrival } from "#app/document/facts.ts";
import { chosenFileErrors, takesFiles } from "#app/forms/device/chosen-files.ts";
import { say } from "#app/forms/device/say.ts";
import { useLeadSending } from "#app/forms/device/use-lead-sending.ts";
import { type DrawnForm, giftsFor, isConsent } from "#app/forms/engine/define-form.ts";
import type { Again } from "#app/forms/engine/form-again.ts";
import { type FieldErrors, isAsked, type Typed } from "#app/forms/engine/read-answers.ts";
import { StaticHtml } from "#app/paint/standing-html.tsx";
import { Confirmation } from "./confirmation.tsx";
import { DraftNote } from "./draft-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FormField } from "./form-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { Trap } from "./trap.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

type Props = {
  form: DrawnForm;
  /** The notice as drawn by the server, and the version that is sent with the answers. */
  notice: { version: string; html: string };
  /** The page the form stands on. */
  page: Pick<DocumentFacts, "path" | "section" | "forgetsArrival">;
  /** What the page writes into the form's carried fields. */
  carries?: Readonly<Record<string, string>>;
  /** What the server found when a form without script came back. */
  again?: Again;
};

/** Any declared form. Complete without script; with script it checks, keeps drafts, sends once and says so. */
export function LeadForm({ form, notice, page, carries, again }: Props) {
  const chosen: Readonly<Record<string, string>> = { ...form.presets?.[page.path], ...carries };
  const [typed, setTyped] = useState<Typed>(again?.typed ?? asTyped(chosen));
  const { done, problem, isSending, isRestored, errorOf, offline, handlers } = useLeadSending(form, {
    first: again,
    tellsArrival: form.attribution && !forgetsArrival(page),
    onTyped: (now) => setTyped((drawn) => (looksTheSame(form, drawn, now) ? drawn : now)),
  });
  const [wrongFiles, setWrongFiles] = useState<FieldErrors>({});

  if (done) {
    const { reference, mailed, given } = done;
    return <Confirmation thanks={form.thanks} {...{ reference, mailed, gifts: giftsFor(form, given) }} />;
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    handlers.onInput(event);
    if (isFileInput(event.target)) judgeFiles(event.currentTarget);
  }

  async function judgeFiles(drawn: HTMLFormElement) {
    const wrong = await chosenFileErrors(drawn, form);
    setWrongFiles(wrong);
    for (const sentence of Object.values(wrong)) say("error", sentence);
  }

  const names = Object.keys(form.fields);
  const drawField = (name: string) => {
    const field = form.fields[name];
    if (!field || (field.when?.part !== undefined && !isAsked(field, typed))) return null;
    const view = {
      name,
      field,
      id: `${form.id}-${name}`,
      error: wrongFiles[name] ?? errorOf(name),
      unasked: !isAsked(field, typed),
    };
    return (
      <Fragment key={name}>
        {form.parts?.[name] && <h3>{form.parts[name]}</h3>}
        <FormField {...view} values={again ? (again.typed.get(name) ?? []) : [chosen[name] ?? []].flat()} />
      </Fragment>
    );
  };
  return (
    <>
      {offline.isQueued && <WaitingPanel sendNow={offline.sendNow} takeBack={offline.takeBack} />}
      <form
        className="form"
        id={form.id}
        method="post"
        action={`/forms/${form.id}`}
        encType={takesFiles(form) ? "multipart/form-data" : undefined}
        aria-label={form.title}
        data-hold=""
        hidden={offline.isQueued}
        {...handlers}
        onInput={onInput}
      >
        {isRestored && <DraftNote />}
        {problem && <ErrorSummary formId={form.id} again={problem} fromServer={problem === again} />}
        <Progress form={form} typed={typed} />
        {names.filter((name) => !isConsent(name)).map(drawField)}
        <Trap />
        <input type="hidden" name="_page" value={page.path} />
        <input type="hidden" name="_notice" value={notice.version} />
        <StaticHtml id={`${form.id}-notice`} html={notice.html} />
        {names.filter(isConsent).map(drawField)}
        <p className="actions">
          <SubmitButton label={form.submitLabel} sending={isSending} />
        </p>
      </form>
    </>
  );
}

function asTyped(chosen: Readonly<Record<string, string>>): Typed {
  return new Map(Object.entries(chosen).map(([name, value]) => [name, [value]]));
}

function isFileInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === "file";
}

/** Whether the form looks the same with either: most keys change neither what is asked nor what is answered. */
function looksTheSame(form: DrawnForm, one: Typed, other: Typed): boolean {
  return Object.entries(form.fields).every(
    ([name, field]) =>
      isAsked(field, one) === isAsked(field, other) && isAnswered(name, one) === isAnswered(name, other),
  );
}

function isAnswered(name: string, typed: Typed): boolean {
  return typed.get(name)?.some((value) => value.trim() !== "") ?? false;
}

/** How far one is in a form of more than six questions. */
function Progress({ form, typed }: { form: DrawnForm; typed: Typed }) {
  const questions = Object.entries(form.fields).filter(
    ([name, { kind }]) => !isConsent(name) && kind !== "carried",
  );
  if (questions.filter(([, { when }]) => !when).length <= 6) return null;
  const due = questions.filter(([, field]) => !field.optional && isAsked(field, typed));
  const given = due.filter(([name]) => isAnswered(name, typed)).length;
  const id = `${form.id}-progress`;
  return (
    <p className="progress">
      <label htmlFor={id}>
        {given} of {due.length} answered
      </label>
      <progress id={id} value={given} max={due.length} />
    </p>
  );
}
