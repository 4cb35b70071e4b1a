import { useState } from "react";
import { toast } from "#app/forms/device/lazy-toast.ts";
import { useForm } from "#app/forms/device/use-form.ts";
import { DraftNote } from "#app/forms/draw/draft-note.tsx";
import { FormField } from "#app/forms/draw/form-field.tsx";
import { SubmitButton } from "#app/forms/draw/submit-button.tsx";
import { Trap } from "#app/forms/draw/trap.tsx";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { StaticHtml } from "#app/paint/standing-html.tsx";
import { ExperienceField } from "./experience-field.tsx";
import {
  feedbackFields,
  feedbackId,
  type Prefill,
  questions,
  refusalOf,
  servicePath,
  toastTexts,
} from "./feedback.ts";
import { PersonField } from "./person-field.tsx";
import { type FeedbackParcel, type FeedbackWire, sendFeedback } from "./send-feedback.ts";

type Props = {
  wire: FeedbackWire;
  prefill: Prefill;
  /** The notice as drawn by the server. */
  noticeHtml: string;
  /** The server's findings about a form sent without script. */
  refused?: RefusedForm;
};

const form = { id: feedbackId, fields: feedbackFields };

/** Stays on the page after the toast has gone; the toast was announced, so this is not. */
const thanksLine = "We have your answers, thank you. The form is empty again for the next person.";

/**
 * The event feedback form: idle, submitting, and after success empty except for prefilled fields. Without script it is
 * posted to this site even if the service has a host of its own (decisions/0061).
 */
export function FeedbackForm({ wire, prefill, noticeHtml, refused }: Props) {
  const [typed, setTyped] = useState(refused?.typed);
  const [spoken, setSpoken] = useState(refused?.sentence);
  const [isThanked, setThanked] = useState(false);
  const { isSending, isRestored, errorOf, handlers } = useForm<FeedbackParcel, object>({
    form,
    // On a shared device the next invited person must not find these answers under their name.
    owner: Object.entries(prefill).flat().join(" "),
    first: refused,
    unsure: toastTexts.failed,
    pack: ({ id, answers }) => ({ key: id, answers }),
    post(parcel) {
      setThanked(false);
      return sendFeedback(wire, parcel);
    },
    tell({ errors }) {
      setThanked(false);
      const [first] = Object.keys(errors);
      if (first) document.getElementById(idOf(first))?.focus();
      speak("error", first ? refusalOf(errors) : toastTexts.failed);
    },
    goOn() {
      handlers.ref.current?.reset();
      setTyped(undefined);
      setThanked(true);
      speak("success", toastTexts.sent);
    },
  });

  /** Shows the toast; if that fails, the same words in the form. */
  async function speak(kind: "success" | "error", text: string) {
    setSpoken((await toast(kind, text)) ? undefined : text);
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
      {...handlers}
    >
      {isRestored && <DraftNote />}
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
        <SubmitButton label="Submit" sending={isSending} />
      </p>
      {isThanked && <p className="thanked">{thanksLine}</p>}
    </form>
  );
}

function idOf(name: string): string {
  return `feedback-${name}`;
}
