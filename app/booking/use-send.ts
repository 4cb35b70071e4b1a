import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FieldErrors } from "#app/forms/read-answers.ts";

/** What stands in the way, as the server or the network says it. */
export type Problem = {
  sentence?: string;
  errors: FieldErrors;
  instead?: readonly { value: string; label: string }[];
};

type Answer = { ok: true; goTo: string } | ({ ok: false } & Problem);

const patienceMs = 20_000;
const unsendable: Answer = {
  ok: false,
  errors: {},
  sentence:
    "We could not reach the server, and nothing was booked. What you typed is still here: please try again.",
};

/** Posts a form of the booking once, whatever is clicked, and goes on or says what stands in the way. */
export function useSend(first: Problem | undefined) {
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(first);
  const busy = useRef(false);

  /** @param more fields that are not in the form */
  async function send(form: HTMLFormElement, submitter: HTMLElement | null, more: [string, string][] = []) {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    const answer = await post(form.action, bodyOf(form, submitter, more));
    busy.current = false;
    setSending(false);
    if (answer.ok) {
      setProblem(undefined);
      await navigate(answer.goTo, { viewTransition: true });
    } else setProblem(answer);
    return answer;
  }

  return { sending, problem, setProblem, send };
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

async function post(action: string, body: URLSearchParams): Promise<Answer> {
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
    return unsendable; // no network, no answer in time, or no answer of ours
  }
}
