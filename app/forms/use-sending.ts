import { useEffect, useRef, useState } from "react";
import { arrivalFields } from "./arrivals.ts";
import type { DrawnForm } from "./define-form.ts";
import { dropDraft, saveDraft } from "./drafts.ts";
import { summaryHeading } from "./error-summary.tsx";
import type { Again } from "./form-again.ts";
import {
  type AnsweredDetail,
  answeredEvent,
  dropKept,
  keep,
  keptSubmissions,
  resendKept,
} from "./kept-submissions.ts";
import { randomId } from "./random-id.ts";
import { readAnswers } from "./read-answers.ts";
import { say } from "./say.ts";
import { type Sent, sendSubmission } from "./send-submission.ts";
import { typedIn } from "./typed-in-form.ts";

/** Where a form stands between the first letter and the reference. */
export type Phase =
  | { at: "open"; again?: Omit<Again, "typed"> }
  | { at: "sending" }
  | { at: "kept"; id: string }
  | { at: "done"; reference: string; given?: string | undefined };

const unsendable =
  "We could not reach the server. Your answers are still here: please send them again in a minute.";

/** Sends a form once, whatever is clicked, and keeps it on the device while the network is away. */
export function useSending(form: DrawnForm, first: Omit<Again, "typed"> | undefined) {
  const [phase, setPhase] = useState<Phase>(first ? { at: "open", again: first } : { at: "open" });
  const busy = useRef(false);
  const attempt = useRef({ answers: "", id: "" });

  function settle(sent: Exclude<Sent, { result: "later" }>, body: string) {
    if (sent.result === "stored") {
      dropDraft(form.id);
      attempt.current = { answers: "", id: "" };
      const given = form.gives && new URLSearchParams(body).get(form.gives.field);
      setPhase({ at: "done", reference: sent.reference, given: given ?? undefined });
      say("success", "Sent. Thank you!");
    } else {
      attempt.current = { answers: "", id: "" };
      refuse(sent);
    }
  }

  function refuse(again: Omit<Again, "typed">) {
    setPhase({
      at: "open",
      again: { errors: again.errors, ...(again.sentence ? { sentence: again.sentence } : {}) },
    });
    say("error", summaryHeading(Object.keys(again.errors).length));
  }

  /** @param elapsedMs since the first letter; 0 when that was typed before the page was awake */
  async function submit(element: HTMLFormElement, elapsedMs: number) {
    if (busy.current) return;
    const typed = typedIn(element);
    const reading = readAnswers(form, typed);
    if (!reading.ok) return refuse(reading);
    busy.current = true;
    const answers = JSON.stringify(reading.answers);
    if (attempt.current.answers !== answers) attempt.current = { answers, id: randomId() };
    const { id } = attempt.current;
    const submission = { id, formId: form.id, body: bodyOf(element, form, id, elapsedMs) };
    setPhase({ at: "sending" });
    const sent = await sendSubmission(submission);
    busy.current = false;
    if (sent.result !== "later") return settle(sent, submission.body);
    saveDraft(form.id, typed);
    if (keep(submission)) setPhase({ at: "kept", id });
    else refuse({ errors: {}, sentence: unsendable });
  }

  useEffect(() => {
    const waiting = keptSubmissions().find(({ formId }) => formId === form.id);
    if (waiting) setPhase({ at: "kept", id: waiting.id });
  }, [form.id]);

  const keptId = phase.at === "kept" ? phase.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` only touches refs, setters and the form's id
  useEffect(() => {
    if (!keptId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resend = async () => {
      clearTimeout(timer);
      const waitS = await resendKept();
      if (waitS > 0) timer = setTimeout(resend, waitS * 1000);
      else setPhase((now) => (now.at === "kept" ? { at: "done", reference: "" } : now)); // another tab sent it
    };
    const answered = (event: Event) => {
      const { id, body, sent } = (event as CustomEvent<AnsweredDetail>).detail;
      if (id !== keptId) return;
      event.preventDefault();
      settle(sent, body);
    };
    addEventListener(answeredEvent, answered);
    addEventListener("online", resend);
    timer = setTimeout(resend, 5_000);
    return () => {
      clearTimeout(timer);
      removeEventListener(answeredEvent, answered);
      removeEventListener("online", resend);
    };
  }, [keptId]);

  function takeBack() {
    if (keptId) dropKept(keptId);
    setPhase({ at: "open" });
  }

  return { phase, submit, takeBack, sendNow: resendKept };
}

function bodyOf(element: HTMLFormElement, form: DrawnForm, id: string, elapsedMs: number): string {
  const fields = [...new FormData(element)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const own: [string, string][] = [
    ["_id", id],
    ...(elapsedMs > 0 ? [["_elapsed", String(Math.round(elapsedMs))] as [string, string]] : []),
    ...(form.attribution ? arrivalFields(sessionStore()) : []),
  ];
  return new URLSearchParams([...fields.filter(([, value]) => value !== ""), ...own]).toString();
}

/** Storage may be forbidden; then nothing is known of the arrival. */
function sessionStore(): Pick<Storage, "getItem"> {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null };
  }
}
