import { useRef, useState } from "react";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import type { Later } from "./post.ts";

/** Why the form could not be sent, from the page, the server or the network. */
export type Problem = Omit<RefusedForm, "typed"> & {
  /** No response arrived: the submission may have been stored. */
  isUnanswered?: boolean;
};

/** The outcome of one attempt. */
export type Sent<Stored extends object> =
  | ({ result: "stored" } & Stored)
  | ({ result: "refused" } & Pick<Problem, "errors" | "sentence" | "instead">)
  | Later;

export type SendingRules<Stored extends object> = {
  /** The server's findings about a form sent without script. */
  first?: Problem | undefined;
  /** The message for a missing response: what may have happened, and what to do. */
  unsure: string;
  /** Announces a problem; left out where what draws it takes the focus. */
  tell?: (problem: Problem) => void;
  /** Continues after storing; the button stays pressed until this has resolved. */
  goOn: (stored: Stored) => void | Promise<void>;
};

/**
 * The one way in which the site's forms and buttons send: once, whatever is clicked, and then on to the next page or
 * back with a problem.
 */
export function useSending<Stored extends object>({ first, unsure, tell, goOn }: SendingRules<Stored>) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState(first);
  const busy = useRef(false);

  function refuse(found: Problem) {
    setProblem(found);
    tell?.(found);
  }

  /** Draws the outcome of an attempt. */
  async function settle(sent: Sent<Stored>) {
    if (sent.result === "refused") {
      const { result: _, ...found } = sent;
      refuse(found);
    } else if (sent.result === "later") {
      refuse({
        errors: {},
        sentence: sent.sentence ?? unsure,
        ...(sent.sentence ? {} : { isUnanswered: true }),
      });
    } else {
      setProblem(undefined);
      await goOn(sent);
    }
  }

  /**
   * @param attempt posts when it calls `begin`; undefined if nothing is to be drawn
   * @returns the outcome; undefined while another attempt is in flight
   */
  async function send(attempt: (begin: () => void) => Promise<Sent<Stored> | undefined>) {
    if (busy.current) return undefined;
    busy.current = true;
    const sent = await attempt(() => setSending(true));
    if (sent) await settle(sent);
    busy.current = false;
    setSending(false);
    return sent;
  }

  return { isSending, problem, refuse, settle, send, clear: () => setProblem(undefined) };
}
