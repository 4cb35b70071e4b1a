import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { say } from "#app/forms/device/say.ts";
import { summaryHeading } from "#app/forms/draw/error-summary.tsx";
import type { FieldErrors } from "#app/forms/engine/read-answers.ts";
import type { EntryState } from "#app/shell/scroll/page-position.ts";

/** What stands in the way, as the server or the network says it. */
export type Problem = {
  sentence?: string;
  errors: FieldErrors;
  instead?: readonly { value: string; label: string }[];
  /** No answer came: what was sent may have arrived. */
  lost?: boolean;
};

type Answer = { ok: true; goTo: string } | ({ ok: false } & Problem);

const patienceMs = 20_000;

/**
 * Posts a form of the booking once, whatever is clicked, and goes on or says what stands in the way.
 *
 * @param unsure what is true, and what to do, when no answer came
 */
export function useSend(first: Problem | undefined, unsure: string) {
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(first);
  const refuse = (found: Problem) => {
    setProblem(found);
    say("error", problemHeading(found), { silent: true });
  };
  const busy = useRef(false);

  /** @param more fields that are not in the form */
  async function send(form: HTMLFormElement, submitter: HTMLElement | null, more: [string, string][] = []) {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    const answer: Answer = (await post(form.action, bodyOf(form, submitter, more))) ?? {
      ok: false,
      errors: {},
      sentence: unsure,
      lost: true,
    };
    busy.current = false;
    setSending(false);
    if (answer.ok) {
      setProblem(undefined);
      // The next step has its heading, which takes the focus.
      const state: EntryState = { stays: true };
      await navigate(answer.goTo, { state });
    } else refuse(answer);
    return answer;
  }

  return { sending, problem, refuse, send };
}

/** The problem in a few words. */
export function problemHeading({ errors, instead, lost }: Problem): string {
  const faults = Object.keys(errors).length;
  if (faults > 0) return summaryHeading(faults);
  if (lost) return "No answer came back";
  return instead ? "This time cannot be had" : "This could not be done";
}

function bodyOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  more: [string, string][],
): URLSearchParams {
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
  );
  return new URLSearchParams([...fields, ...more]);
}

async function post(action: string, body: URLSearchParams): Promise<Answer | undefined> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: Answer = await response.json();
    return answer.ok ? answer : { ...answer, errors: answer.errors ?? {} };
  } catch {
    return undefined; // no network, no answer in time, or no answer of ours
  }
}
