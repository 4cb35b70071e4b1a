import { type FormEvent, useRef, useState } from "react";
import { randomId } from "#app/forms/device/random-id.ts";
import { prepareToSay, say } from "#app/forms/device/say.ts";
import { typedIn } from "#app/forms/device/typed-in-form.ts";
import { FormField } from "#app/forms/draw/form-field.tsx";
import { SubmitButton } from "#app/forms/draw/submit-button.tsx";
import { Trap } from "#app/forms/draw/trap.tsx";
import { useErrorsLeft } from "#app/forms/draw/use-errors-left.ts";
import { useOwnCheck } from "#app/forms/draw/use-own-check.ts";
import type { Again } from "#app/forms/engine/form-again.ts";
import type { FieldErrors } from "#app/forms/engine/read-answers.ts";
import { StaticHtml } from "#app/paint/standing-html.tsx";
import { ExperienceField } from "./experience-field.tsx";
import {
  feedbackFields,
  feedbackId,
  type Prefill,
  questions,
  readFeedback,
  refusalOf,
  servicePath,
  toastTexts,
} from "./feedback.ts";
import { PersonField } from "./person-field.tsx";
import { type FeedbackWire, sendFeedback } from "./send-feedback.ts";

type Props = {
  wire: FeedbackWire;
  prefill: Prefill;
  /** The notice as drawn by the server. */
  noticeHtml: string;
  /** What the server found when a form without script came back. */
  again?: Again;
};

const faultless: FieldErrors = {};

/** Stays where the visitor looks when the toast is gone; it has spoken, and this need not. */
const thanksLine = "We have your answers, thank you. The form is empty again for the next person.";

/**
 * The event feedback form: idle, submitting, and on success empty again but for what was prefilled. Without script it
 * is posted to this site even where the service has a host of its own (decisions/0061).
 */
export function FeedbackForm({ wire, prefill, noticeHtml, again }: Props) {
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState(again?.errors ?? faultless);
  const { errorOf, judge } = useErrorsLeft(errors, readFeedback);
  const [typed, setTyped] = useState(again?.typed);
  const [spoken, setSpoken] = useState(again?.sentence);
  const [isThanked, setThanked] = useState(false);
  const busy = useRef(false);
  const attempt = useRef({ answers: "", key: "" });
  const element = useRef<HTMLFormElement>(null);
  useOwnCheck(element);

  /** The toast; where it cannot be shown, the same words in the form. */
  async function tell(kind: "success" | "error", text: string) {
    setSpoken((await say(kind, text)) ? undefined : text);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const reading = readFeedback(typedIn(form));
    setErrors(reading.ok ? faultless : reading.errors);
    setThanked(false);
    if (!reading.ok) {
      document.getElementById(idOf(Object.keys(reading.errors)[0] ?? ""))?.focus();
      return tell("error", refusalOf(reading.errors));
    }
    const answers = JSON.stringify(reading.answers);
    if (attempt.current.answers !== answers) attempt.current = { answers, key: randomId() };
    busy.current = true;
    setSubmitting(true);
    const sent = await sendFeedback(wire, reading.answers, attempt.current.key);
    busy.current = false;
    setSubmitting(false);
    if (!sent) return tell("error", toastTexts.failed);
    attempt.current = { answers: "", key: "" };
    form.reset();
    setTyped(undefined);
    setThanked(true);
    return tell("success", toastTexts.sent);
  }

  const view = (name: string) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    values: typed?.get(name) ?? [],
  });
  return (
    <form
      className="form"
      id={feedbackId}
      method="post"
      action={servicePath}
      aria-label="Feedback"
      data-hold=""
      ref={element}
      onFocus={prepareToSay}
      onInput={judge}
      onSubmit={onSubmit}
    >
      {spoken && (
        <p className="summary" role="alert">
          {spoken}
        </p>
      )}
      <PersonField {...view("name")} prefilled={prefill.name} />
      <PersonField {...view("organization")} prefilled={prefill.organization} />
      {Object.entries(questions).map(([name, field]) =>
        field.kind === "longText" ? (
          <ExperienceField key={name} {...view(name)} field={field} />
        ) : (
          <FormField key={name} {...view(name)} field={feedbackFields[name] ?? field} unasked={false} />
        ),
      )}
      <Trap />
      <StaticHtml id={`${feedbackId}-notice`} html={noticeHtml} />
      <p className="actions">
        <SubmitButton label="Submit" sending={submitting} />
      </p>
      {isThanked && <p className="thanked">{thanksLine}</p>}
    </form>
  );
}

function idOf(name: string): string {
  return `feedback-${name}`;
}
