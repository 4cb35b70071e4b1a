import { useEffect, useRef, useState } from "react";
import { summaryHeading } from "#app/forms/draw/error-summary.tsx";
import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import type { Again } from "#app/forms/engine/form-again.ts";
import { readAnswers } from "#app/forms/engine/read-answers.ts";
import type { MailFate } from "#app/leads/submissions/submission.ts";
import { inTab } from "#app/shell/device-storage.ts";
import { arrivalFields } from "./arrivals.ts";
import { chosenFileErrors, chosenFilesMark, takesFiles } from "./chosen-files.ts";
import { dropDraft, saveDraft } from "./drafts.ts";
import {
  type AnsweredDetail,
  answerElsewhere,
  answeredEvent,
  dequeue,
  enqueue,
  queuedSubmissions,
  resendQueued,
} from "./offline-queue.ts";
import { randomId, submissionIdOf } from "./random-id.ts";
import { say } from "./say.ts";
import { type Sent, sendSubmission } from "./send-submission.ts";
import { typedIn } from "./typed-in-form.ts";

/** Where a form stands between the first letter and the reference. */
export type Phase =
  | { at: "open"; again?: Omit<Again, "typed"> }
  | { at: "sending" }
  | { at: "kept"; id: string; body: string }
  | { at: "done"; reference: string; mailed: MailFate | undefined; given?: string | undefined };

const unsendable =
  "We could not reach the server. Your answers are still here: please send them again in a minute.";

const unkeepable =
  "We could not reach the server, and a message with a file cannot wait on this device. Your answers and the file are still here: please send them again when you are connected.";

/**
 * Sends a form once, whatever is clicked, and keeps it on the device while the network is away.
 * @param first what the server found when a form without script came back
 * @param tellsArrival whether the page lets it be said how the visitor arrived
 */
export function useSending(form: DrawnForm, first: Omit<Again, "typed"> | undefined, tellsArrival: boolean) {
  const [phase, setPhase] = useState<Phase>(first ? { at: "open", again: first } : { at: "open" });
  const busy = useRef(false);
  const draftId = useRef("");

  function settle(sent: Exclude<Sent, { result: "later" }>, given?: string) {
    // What is sent from here on is a message of its own, also with the same answers.
    draftId.current = randomId();
    if (sent.result === "stored") {
      dropDraft(form.id);
      // The button stays as it is until the other page is there.
      if (sent.goTo) return location.assign(sent.goTo);
      setPhase({ at: "done", reference: sent.reference, mailed: sent.mailed, given });
      say("success", "Sent. Thank you!");
    } else refuse(sent);
  }

  function refuse(again: Omit<Again, "typed">) {
    setPhase({
      at: "open",
      again: { errors: again.errors, ...(again.sentence ? { sentence: again.sentence } : {}) },
    });
    say("error", summaryHeading(Object.keys(again.errors).length), { silent: true });
  }

  /** @param elapsedMs since the first letter; 0 when that was typed before the page was awake */
  async function submit(element: HTMLFormElement, elapsedMs: number) {
    if (busy.current) return;
    const typed = typedIn(element);
    const reading = readAnswers(form, typed);
    busy.current = true;
    const wrong = { ...(reading.ok ? {} : reading.errors), ...(await chosenFileErrors(element, form)) };
    if (!reading.ok || Object.keys(wrong).length > 0) {
      busy.current = false;
      return refuse({ errors: wrong });
    }
    const answers = JSON.stringify(reading.answers) + chosenFilesMark(element);
    const id = submissionIdOf(draftId.current, answers);
    const body = bodyOf(element, form, [
      ["_id", id],
      ...(elapsedMs > 0 ? [["_elapsed", String(Math.round(elapsedMs))] as [string, string]] : []),
      ...(form.attribution && tellsArrival ? (inTab(arrivalFields) ?? []) : []),
    ]);
    setPhase({ at: "sending" });
    const sent = await sendSubmission({ id, formId: form.id, body });
    busy.current = false;
    if (sent.result !== "later") return settle(sent, givenIn(body, form));
    saveDraft(form.id, typed, draftId.current);
    if (typeof body === "string" && enqueue({ id, formId: form.id, body })) {
      setPhase({ at: "kept", id, body });
      say("error", "Not sent yet: there is no connection. It is kept here and leaves by itself.");
    } else refuse({ errors: {}, sentence: typeof body === "string" ? unsendable : unkeepable });
  }

  useEffect(() => {
    const waiting = queuedSubmissions().find(({ formId }) => formId === form.id);
    if (waiting) setPhase({ at: "kept", id: waiting.id, body: waiting.body });
  }, [form.id]);

  const kept = phase.at === "kept" ? phase : undefined;
  const keptId = kept?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` only touches refs, setters and the form's id
  useEffect(() => {
    if (!kept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let settled = false;
    const settleOnce = (sent: AnsweredDetail["sent"]) => {
      if (!settled) settle(sent, givenIn(kept.body, form));
      settled = true;
    };
    const resend = async () => {
      clearTimeout(timer);
      const waitS = await resendQueued();
      if (waitS > 0) timer = setTimeout(resend, waitS * 1000);
      else lookElsewhere();
    };
    const lookElsewhere = () => {
      if (queuedSubmissions().some(({ id }) => id === kept.id)) return;
      const sent = answerElsewhere(kept.id);
      if (sent) settleOnce(sent);
      else setPhase({ at: "open" }); // taken back in another tab
    };
    const answered = (event: Event) => {
      const { id, sent } = (event as CustomEvent<AnsweredDetail>).detail;
      if (id !== kept.id) return;
      event.preventDefault();
      settleOnce(sent);
    };
    addEventListener(answeredEvent, answered);
    addEventListener("online", resend);
    addEventListener("storage", lookElsewhere);
    timer = setTimeout(resend, 5_000);
    return () => {
      clearTimeout(timer);
      removeEventListener(answeredEvent, answered);
      removeEventListener("online", resend);
      removeEventListener("storage", lookElsewhere);
    };
  }, [keptId]);

  function takeBack() {
    if (keptId) dequeue(keptId);
    setPhase({ at: "open" });
  }

  return { phase, draftId, submit, takeBack, sendNow: resendQueued };
}

/** The answer that decides what the confirmation hands over. */
function givenIn(body: string | FormData, { gives }: DrawnForm): string | undefined {
  return gives && typeof body === "string"
    ? (new URLSearchParams(body).get(gives.field) ?? undefined)
    : undefined;
}

/** @param own what travels with the answers */
function bodyOf(element: HTMLFormElement, form: DrawnForm, own: [string, string][]): string | FormData {
  const data = new FormData(element);
  if (takesFiles(form)) {
    for (const [name, value] of own) data.append(name, value);
    return data;
  }
  const fields = [...data].filter((field): field is [string, string] => typeof field[1] === "string");
  return new URLSearchParams([...fields.filter(([, value]) => value !== ""), ...own]).toString();
}
