import { useEffect, useState } from "react";
import {
  type AnsweredDetail,
  answeredEvent,
  dequeue,
  enqueue,
  type QueuedSubmission,
  queuedOf,
  queuedSubmissions,
  resendQueued,
  responseFromOtherTab,
} from "./offline-queue.ts";
import type { OutgoingSubmission } from "./send-submission.ts";

/**
 * The queued submission of a page's form, and another one of the same form, about something else. Both are sent again at
 * intervals while the page is open.
 * @param carried the values of the page's carried fields that tell the form's requests apart
 * @param settle draws the response, whichever tab has sent the submission; undefined means that it was withdrawn
 */
export function useOfflineQueue(
  formId: string,
  carried: Readonly<Record<string, string>>,
  settle: (answered?: { sent: AnsweredDetail["sent"]; body: string }) => void,
) {
  const [queued, setQueued] = useState<{ id: string; body: string }>();
  const [other, setOther] = useState<QueuedSubmission>();
  const queuedId = queued?.id;
  const otherId = other?.id;
  const about = JSON.stringify(carried);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the carried values
  useEffect(() => {
    const lookForOther = () => setOther(queuedOf(formId, carried).other);
    setQueued(queuedOf(formId, carried).own);
    lookForOther();
    addEventListener(answeredEvent, lookForOther);
    addEventListener("storage", lookForOther);
    return () => {
      removeEventListener(answeredEvent, lookForOther);
      removeEventListener("storage", lookForOther);
    };
  }, [formId, about]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` only touches refs, setters and the form's id
  useEffect(() => {
    if (!queuedId && !otherId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isSettled = false;
    const settleOnce = (sent: AnsweredDetail["sent"]) => {
      if (isSettled || !queued) return;
      isSettled = true;
      setQueued(undefined);
      settle({ sent, body: queued.body });
    };
    const resend = async () => {
      clearTimeout(timer);
      const retryAfterS = await resendQueued();
      if (isOver) return;
      if (retryAfterS > 0) timer = setTimeout(resend, retryAfterS * 1000);
      else lookElsewhere();
    };
    const lookElsewhere = () => {
      if (!queued || queuedSubmissions().some(({ id }) => id === queued.id)) return;
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
      if (id !== queued?.id) return;
      event.preventDefault();
      settleOnce(sent);
    };
    addEventListener(answeredEvent, answered);
    addEventListener("online", resend);
    addEventListener("storage", lookElsewhere);
    timer = setTimeout(resend, 5_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener(answeredEvent, answered);
      removeEventListener("online", resend);
      removeEventListener("storage", lookElsewhere);
    };
  }, [queuedId, otherId]);

  function queue(submission: OutgoingSubmission): boolean {
    const isQueued = enqueue(submission);
    if (isQueued) setQueued(submission);
    return isQueued;
  }

  function takeBack() {
    if (queuedId) dequeue(queuedId);
    setQueued(undefined);
  }

  function withdrawOther() {
    if (other) dequeue(other.id);
    setOther(queuedOf(formId, carried).other);
  }

  return { isQueued: queued !== undefined, queue, takeBack, other, withdrawOther, sendNow: resendQueued };
}
