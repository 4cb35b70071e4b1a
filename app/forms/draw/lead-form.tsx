import { type FormEvent, Fragment, type ReactNode, useState } from "react";
import { chosenFileErrors, filledIn, takesFiles } from "#app/forms/device/chosen-files.ts";
import { toast } from "#app/forms/device/lazy-toast.ts";
import { useLeadSending } from "#app/forms/device/use-lead-sending.ts";
import { type DrawnForm, giftsFor, isConsent } from "#app/forms/engine/define-form.ts";
import { addsTo, drawnDetails, firstFields, isOfDetails } from "#app/forms/engine/details-form.ts";
import type { Field } from "#app/forms/engine/fields.ts";
import { type FieldErrors, isAsked, type Typed } from "#app/forms/engine/read-answers.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { StaticHtml } from "#app/paint/standing-html.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { type ArrivalRule, forgetsArrival } from "#app/values/forgets-arrival.ts";
import { Confirmation } from "./confirmation.tsx";
import { DraftNote } from "./draft-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldView } from "./field-parts.tsx";
import { FormField } from "./form-field.tsx";
import { MarketingBoxes } from "./marketing-boxes.tsx";
import { OtherWaiting } from "./other-waiting.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { Trap } from "./trap.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

type Props = {
  form: DrawnForm;
  /** The notice as drawn by the server, and the version that is sent with the answers; none if nothing is agreed to. */
  notice?: { version: string; html: string };
  /** Shown above the fields until they are sent. */
  intro?: ReactNode;
  /** The page of the form. */
  page: ArrivalRule & { path: string };
  /** The values of the form's carried fields, from the page. */
  carries?: Readonly<Record<string, string>>;
  /** What they stand for, in words. */
  about?: string;
  /** The server's findings about a form sent without script. */
  refused?: RefusedForm;
};

/** Any declared form. Complete without script; with script it checks, keeps drafts and sends once. */
export function LeadForm({ form, notice, intro, page, carries, about, refused }: Props) {
  const chosen: Readonly<Record<string, string>> = { ...form.presets?.[page.path], ...carries };
  const [typed, setTyped] = useState<Typed>(refused?.typed ?? asTyped(chosen));
  const { done, problem, isSending, isRestored, errorOf, offline, handlers } = useLeadSending(form, {
    first: refused,
    chosen,
    about,
    tellsArrival: form.attribution && !forgetsArrival(page),
    onTyped: (now) => setTyped((drawn) => (looksTheSame(form, drawn, now) ? drawn : now)),
  });
  const [wrongFiles, setWrongFiles] = useState<FieldErrors>({});

  if (done) {
    const { reference, mailed, more, given } = done;
    return (
      <>
        <Confirmation
          thanks={form.thanks}
          sealOf={isOfDetails(form) ? undefined : page}
          {...{ reference, mailed, gifts: giftsFor(form, given) }}
        />
        {more && <DetailsForm form={form} page={page} more={more} />}
      </>
    );
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    handlers.onInput(event);
    if (isFileInput(event.target)) judgeFiles(event.currentTarget);
  }

  async function judgeFiles(drawn: HTMLFormElement) {
    const wrong = await chosenFileErrors(filledIn(drawn, form), form);
    setWrongFiles(wrong);
    for (const sentence of Object.values(wrong)) toast("error", sentence);
  }

  const fields = firstFields(form);
  const names = Object.keys(fields);
  const spared = new Set(Object.values(fields).map(({ instead }) => instead));
  const drawField = (name: string) => {
    const field = fields[name];
    if (!field || (field.when?.part !== undefined && !isAsked(field, typed))) return null;
    if (field.instead && field.either) return drawEither(name, field.instead, field);
    return drawOne(name, field);
  };
  const drawEither = (name: string, other: string, field: Field) => {
    const id = `${form.id}-${name}`;
    const missing = errorOf(name) === field.missing ? field.missing : undefined;
    const error = missing === undefined ? {} : { missingId: `${id}-error`, error: undefined };
    return (
      <fieldset className="field either" data-required="" key={name}>
        <legend>{field.either}</legend>
        {drawOne(name, field, error)}
        {fields[other] && drawOne(other, fields[other], error)}
        <FieldError id={id} error={missing} />
      </fieldset>
    );
  };
  const drawOne = (name: string, field: Field, changes: Partial<FieldView> = {}) => {
    const view = {
      name,
      field,
      id: `${form.id}-${name}`,
      error: wrongFiles[name] ?? errorOf(name),
      unasked: !isAsked(field, typed),
      isAlternative: spared.has(name),
      ...changes,
    };
    return (
      <Fragment key={name}>
        {form.parts?.[name] && <h3>{form.parts[name]}</h3>}
        <FormField
          {...view}
          values={refused ? (refused.typed.get(name) ?? []) : [chosen[name] ?? []].flat()}
        />
      </Fragment>
    );
  };
  return (
    <>
      {intro}
      {offline.isQueued && <WaitingPanel sendNow={offline.sendNow} takeBack={offline.takeBack} />}
      {offline.other && (
        <OtherWaiting
          about={offline.other.about}
          sendNow={offline.sendNow}
          withdraw={offline.withdrawOther}
        />
      )}
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
        {problem && (
          <ErrorSummary
            formId={form.id}
            refused={problem}
            isHidden={(name) => fields[name]?.kind === "carried"}
            fromServer={problem === refused}
          />
        )}
        <Progress fields={fields} formId={form.id} typed={typed} />
        {names.filter((name) => !isConsent(name) && !spared.has(name)).map(drawField)}
        <Trap />
        <input type="hidden" name="_page" value={page.path} />
        {notice && (
          <>
            <input type="hidden" name="_notice" value={notice.version} />
            <StaticHtml id={`${form.id}-notice`} html={notice.html} />
          </>
        )}
        {names.filter((name) => isConsent(name) && fields[name]?.kind === "consent").map(drawField)}
        <MarketingBoxes form={form} refused={refused} />
        <p className="actions">
          <SubmitButton label={form.submitLabel} sending={isSending} />
        </p>
      </form>
    </>
  );
}

type DetailsProps = Pick<Props, "form" | "page"> & {
  /** The query of the confirmation: the signed link, and the answers that decide what is asked. */
  more: string;
};

/** The optional details that a form asks for after it was sent. */
export function DetailsForm({ form, page, more }: DetailsProps) {
  const [details] = useState(() => drawnDetails(form));
  return (
    <LeadForm
      form={details}
      page={page}
      carries={{ [addsTo]: `/forms/${form.id}/done?${more}` }}
      intro={
        <div className="more">
          <h3>Would you like to tell us more?</h3>
          <p className="soft">All of it is optional. Each answer saves a question in our reply.</p>
        </div>
      }
    />
  );
}

function asTyped(chosen: Readonly<Record<string, string>>): Typed {
  return new Map(Object.entries(chosen).map(([name, value]) => [name, [value]]));
}

function isFileInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === "file";
}

/**
 * Whether the form looks the same with either: most keystrokes change neither the questions nor which of them are
 * answered.
 */
function looksTheSame(form: DrawnForm, one: Typed, other: Typed): boolean {
  return Object.entries(form.fields).every(
    ([name, field]) =>
      isAsked(field, one) === isAsked(field, other) && isAnswered(name, one) === isAnswered(name, other),
  );
}

function isAnswered(name: string, typed: Typed): boolean {
  return typed.get(name)?.some((value) => value.trim() !== "") ?? false;
}

type ProgressProps = { fields: DrawnForm["fields"]; formId: string; typed: Typed };

/** The progress in a form of more than six questions. Consent counts, because the form is not sent without it. */
function Progress({ fields, formId, typed }: ProgressProps) {
  const asked = Object.entries(fields).filter(([, { kind }]) => kind !== "carried");
  if (asked.filter(([name, { when }]) => !isConsent(name) && !when).length <= 6) return null;
  const due = asked.filter(([, field]) => !field.optional && isAsked(field, typed));
  if (due.length === 0) return null;
  const given = due.filter(([name]) => isAnswered(name, typed)).length;
  const id = `${formId}-progress`;
  return (
    <p className="progress">
      <label htmlFor={id}>
        {given} of {due.length} answered
      </label>
      <progress id={id} value={given} max={due.length} />
    </p>
  );
}
