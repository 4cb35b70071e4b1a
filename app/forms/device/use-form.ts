import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import { type Answers, readAnswers, type Typed } from "#app/forms/engine/read-answers.ts";
import { chosenFileErrors, chosenFilesMark, filledIn } from "./chosen-files.ts";
import { dropDraft, readDraft, saveDraft, saveDraftSoon } from "./drafts.ts";
import { prefetchToasts } from "./lazy-toast.ts";
import { randomId, submissionIdOf } from "./random-id.ts";
import { answersIn, isFilledIn, putBack } from "./typed-in-form.ts";
import { useErrorsLeft } from "./use-errors-left.ts";
import { useOwnCheck } from "./use-own-check.ts";
import { type SendingRules, type Sent, useSending } from "./use-sending.ts";

/** The contents of a checked form at the moment of sending. */
export type Filled = {
  /** The same for the same answers of one draft, so that a second try is stored once. */
  id: string;
  element: HTMLFormElement;
  /** Read once: the fields, and the requested files. */
  data: FormData;
  answers: Answers;
  /** Since the first letter; 0 if that was typed before hydration. */
  elapsedMs: number;
};

type Rules<Parcel, Stored extends object> = SendingRules<Stored> & {
  form: Pick<DrawnForm, "id" | "fields">;
  /** Whose form it is, if the page says so: each has a draft of its own. */
  owner?: string;
  /** The body, read once because the visitor may type on while it is sent. */
  pack: (filled: Filled) => Parcel;
  post: (parcel: Parcel) => Promise<Sent<Stored>>;
  /** Queues a submission that cannot be sent now. False, or left out: the visitor must send it again. */
  queue?: (parcel: Parcel) => boolean;
  /** Called with the form's values after each change. */
  onTyped?: (typed: Typed) => void;
};

/**
 * The shared behaviour of every form in the browser: validation, the draft on this device, sending once, and the
 * remaining errors.
 */
export function useForm<Parcel, Stored extends object>(rules: Rules<Parcel, Stored>) {
  const { form, owner, onTyped } = rules;
  const draftKey = owner ? `${form.id} ${owner}` : form.id;
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  useOwnCheck(element);
  const sending = useSending<Stored>(rules);
  const errors = useErrorsLeft(sending.problem?.errors, (typed) => readAnswers(form, typed));
  // From the first render: a letter can be typed between hydration and the first effect.
  const [firstId] = useState(randomId);
  const draftId = useRef(firstId);
  const [isRestored, setRestored] = useState(false);
  const startedAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put back once, into the form as it was first drawn
  useEffect(() => {
    const drawn = element.current;
    if (!drawn) return;
    const draft = readDraft(draftKey);
    draftId.current = draft.id;
    const wasFilledIn = isFilledIn(drawn);
    setRestored(putBack(drawn, draft.typed));
    const typed = answersIn(drawn, form);
    onTyped?.(typed);
    if (wasFilledIn) saveDraftSoon(draftKey, typed, draft.id);
  }, [draftKey]);

  /** The next submission is a new one, even with the same answers. */
  function startAnew() {
    draftId.current = randomId();
  }

  function forgetDraft() {
    dropDraft(draftKey, draftId.current);
    startAnew();
    setRestored(false);
  }

  async function settle(sent: Sent<Stored>) {
    if (sent.result === "stored") forgetDraft();
    // The refused answers are a draft of its own by now.
    else draftId.current = readDraft(draftKey).id;
    await sending.settle(sent);
  }

  async function submit(drawn: HTMLFormElement) {
    return sending.send(async (begin) => {
      const typed = answersIn(drawn, form);
      const reading = readAnswers(form, typed);
      const data = filledIn(drawn, form);
      const wrong = { ...(reading.ok ? {} : reading.errors), ...(await chosenFileErrors(data, form)) };
      if (!reading.ok || Object.keys(wrong).length > 0) return { result: "refused", errors: wrong };
      const id = submissionIdOf(draftId.current, JSON.stringify(reading.answers) + chosenFilesMark(data));
      const elapsedMs = startedAt.current && performance.now() - startedAt.current;
      const parcel = rules.pack({ id, element: drawn, data, answers: reading.answers, elapsedMs });
      begin();
      const sent = await rules.post(parcel);
      if (sent.result === "stored") forgetDraft();
      else {
        if (sent.result === "refused") startAnew();
        saveDraft(draftKey, typed, draftId.current);
      }
      if (sent.result !== "later" || !rules.queue?.(parcel)) return sent;
      sending.clear();
      return undefined;
    });
  }

  return {
    ...sending,
    ...errors,
    isRestored,
    submit,
    settle,
    /** For the `form` element. */
    handlers: {
      ref: element,
      onFocus: prefetchToasts,
      onInput(event: FormEvent<HTMLFormElement>) {
        startedAt.current ||= performance.now();
        const typed = answersIn(event.currentTarget, form);
        onTyped?.(typed);
        errors.judge(event);
        saveDraftSoon(draftKey, typed, draftId.current);
      },
      /** The browser empties the fields after this event. */
      onReset(event: FormEvent<HTMLFormElement>) {
        const drawn = event.currentTarget;
        forgetDraft();
        setTimeout(() => onTyped?.(answersIn(drawn, form)));
      },
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        await submit(event.currentTarget);
      },
    },
  };
}
