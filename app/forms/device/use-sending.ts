import { useRef, useState } from "react";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import type { Later } from "./post.ts";

/** Why the form could not be sent, as the page, the server or the network says it. */
export type Problem = Omit<RefusedForm, "typed"> & {
  /** No answer came: what was sent may have arrived. */
  isUnanswered?: boolean;
};

/** What became of one sending. */
export type Sent<Stored extends object> =
  | ({ result: "stored" } & Stored)
  | ({ result: "refused" } & Pick<Problem, "errors" | "sentence" | "instead">)
  | Later;

export type SendingRules<Stored extends object> = {
  /** What the server found when a form without script came back. */
  first?: Problem | undefined;
  /** What is true, and what to do, when no answer came. */
  unsure: string;
  /** Says a problem; the caller draws it. */
  tell: (problem: Problem) => void;
  /** Goes on after it was stored; the button stays pressed until this has resolved. */
  goOn: (stored: Stored) => void | Promise<void>;
};

/** The one way in which the site's forms and buttons send: once, whatever is clicked, and then on or back with a problem. */
export function useSending<Stored extends object>({ first, unsure, tell, goOn }: SendingRules<Stored>) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState(first);
  const busy = useRef(false);

  function refuse(found: Problem) {
    setProblem(found);
    tell(found);
  }

  /** Draws what became of a sending. */
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
   * @param attempt posts when it calls `begin`; undefined when nothing is to be drawn
   * @returns what became of it; undefined while another sending is under way
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
