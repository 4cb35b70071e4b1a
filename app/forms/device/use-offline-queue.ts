import { useEffect, useState } from "react";
import {
  type AnsweredDetail,
  answeredEvent,
  dequeue,
  enqueue,
  queuedSubmissions,
  resendQueued,
  responseFromOtherTab,
} from "./offline-queue.ts";
import type { OutgoingSubmission } from "./send-submission.ts";

/**
 * The queued submissions of a form, sent again at intervals while its page is open.
 * @param settle draws the response, whichever tab has sent the submission; undefined means that it was withdrawn
 */
export function useOfflineQueue(
  formId: string,
  settle: (answered?: { sent: AnsweredDetail["sent"]; body: string }) => void,
) {
  const [queued, setQueued] = useState<{ id: string; body: string }>();
  const queuedId = queued?.id;

  useEffect(() => {
    setQueued(queuedSubmissions().find((one) => one.formId === formId));
  }, [formId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` only touches refs, setters and the form's id
  useEffect(() => {
    if (!queued) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSettled = false;
    const settleOnce = (sent: AnsweredDetail["sent"]) => {
      if (isSettled) return;
      isSettled = true;
      setQueued(undefined);
      settle({ sent, body: queued.body });
    };
    const resend = async () => {
      clearTimeout(timer);
      const retryAfterS = await resendQueued();
      if (retryAfterS > 0) timer = setTimeout(resend, retryAfterS * 1000);
      else lookElsewhere();
    };
    const lookElsewhere = () => {
      if (queuedSubmissions().some(({ id }) => id === queued.id)) return;
      const sent = responseFromOtherTab(queued.id);
      if (sent) settleOnce(sent);
      else takenBack();
    };
    const takenBack = () => {
      if (isSettled) return;
      setQueued(undefined);
      settle();
    };
    const answered = (event: Event) => {
      const { id, sent } = (event as CustomEvent<AnsweredDetail>).detail;
      if (id !== queued.id) return;
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
  }, [queuedId]);

  function queue(submission: OutgoingSubmission): boolean {
    const isQueued = enqueue(submission);
    if (isQueued) setQueued(submission);
    return isQueued;
  }

  function takeBack() {
    if (queuedId) dequeue(queuedId);
    setQueued(undefined);
  }

  return { isQueued: queued !== undefined, queue, takeBack, sendNow: resendQueued };
}
