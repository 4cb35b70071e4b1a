import { trapName } from "#app/forms/engine/define-form.ts";
import { onDevice } from "#app/shell/device-storage.ts";
import { dropDraft, saveDraft } from "./drafts.ts";
import { isYoung } from "./expired.ts";
import { answeredKey, queueKey } from "./keys.ts";
import { toast } from "./lazy-toast.ts";
import { randomId } from "./random-id.ts";
import { type OutgoingSubmission, type StoredSubmission, sendSubmission } from "./send-submission.ts";
import type { Sent } from "./use-sending.ts";

export type QueuedSubmission = OutgoingSubmission & { keptAt: number };

/**
 * Dispatched on `window` when a queued submission was stored or refused. A form that shows the result prevents the
 * default toast.
 */
export const answeredEvent = "submissionanswered";
export type AnsweredDetail = {
  id: string;
  body: string;
  sent: Exclude<Sent<StoredSubmission>, { result: "later" }>;
};

/** Stores a submission on the device until it can be sent. @returns false if the browser stores nothing */
export function enqueue(submission: OutgoingSubmission): boolean {
  const others = queuedSubmissions().filter(({ id }) => id !== submission.id);
  return write([...others, { ...submission, keptAt: Date.now() }]);
}

/**
 * The queued submissions, oldest first. Submissions older than a week are deleted: their senders no longer expect them.
 */
export function queuedSubmissions(): QueuedSubmission[] {
  const kept = onDevice((device): QueuedSubmission[] => {
    const all: QueuedSubmission[] = JSON.parse(device.getItem(queueKey) ?? "[]");
    return all.filter(({ keptAt }) => isYoung(keptAt));
  });
  return kept ?? [];
}

/**
 * What waits of a form: the one from this page, and one about something else, such as another product.
 * @param carried the values of the page's carried fields that tell the form's requests apart
 */
export function queuedOf(formId: string, carried: Readonly<Record<string, string>>) {
  const ofForm = queuedSubmissions().filter((one) => one.formId === formId);
  const isOwn = ({ body }: QueuedSubmission) => {
    const sent = new URLSearchParams(body);
    return Object.entries(carried).every(([name, value]) => (sent.get(name) ?? "") === value);
  };
  return { own: ofForm.find(isOwn), other: ofForm.find((one) => !isOwn(one)) };
}

/** Removes a submission from the queue: it was answered, or its sender withdrew it. */
export function dequeue(submissionId: string): void {
  write(queuedSubmissions().filter(({ id }) => id !== submissionId));
}

/** The response to a queued submission that another tab sent. */
export function responseFromOtherTab(submissionId: string): AnsweredDetail["sent"] | undefined {
  return answersElsewhere().find(({ id }) => id === submissionId)?.sent;
}

let resending: Promise<number> | undefined;

/** Sends the queued submissions. Resolves to the seconds until the next try makes sense, 0 when the queue is empty. */
export function resendQueued(): Promise<number> {
  resending ??= resendAll().finally(() => {
    resending = undefined;
  });
  return resending;
}

async function resendAll(): Promise<number> {
  for (const queued of queuedSubmissions()) {
    const sent = await sendSubmission(queued);
    if (sent.result === "later") return sent.retryAfterS;
    if (sent.result === "refused") saveDraft(queued.formId, typedOf(queued.body), randomId());
    else dropDraft(queued.formId, queued.id);
    noteAnswer(queued.id, sent);
    dequeue(queued.id);
    const event = new CustomEvent<AnsweredDetail>(answeredEvent, {
      cancelable: true,
      detail: { id: queued.id, body: queued.body, sent },
    });
    if (dispatchEvent(event)) tell(sent);
  }
  return 0;
}

function tell(sent: AnsweredDetail["sent"]): void {
  if (sent.result === "stored") toast("success", `Your message from earlier is sent. ${afterwards(sent)}`);
  else
    toast(
      "error",
      "Your message from earlier could not be taken. Open its form: your answers are still there.",
    );
}

/** Only a token has no reference: its number is kept for half an hour, until the link in its mail is opened. */
function afterwards({ reference }: StoredSubmission): string {
  return reference ? `Reference ${reference}` : "Please open the mail that we send you within half an hour.";
}

type Answered = Omit<AnsweredDetail, "body"> & { keptAt: number };

/** The number of open tabs that may wait for a response. The references are no secret on the device that sent them. */
const maxAnswers = 5;

function answersElsewhere(): Answered[] {
  return onDevice((device) => JSON.parse(device.getItem(answeredKey) ?? "[]")) ?? [];
}

/** Call it before the submission leaves the queue: another tab that misses it there looks for the response here. */
function noteAnswer(id: string, sent: AnsweredDetail["sent"]): void {
  const answers = [...answersElsewhere(), { id, sent, keptAt: Date.now() }].slice(-maxAnswers);
  // If the storage is full, the other tab opens its form again.
  onDevice((device) => device.setItem(answeredKey, JSON.stringify(answers)));
}

function typedOf(body: string): Map<string, string[]> {
  const sent = new URLSearchParams(body);
  const names = [...sent.keys()].filter((name) => !name.startsWith("_") && name !== trapName);
  return new Map(names.map((name) => [name, sent.getAll(name)]));
}

function write(queue: QueuedSubmission[]): boolean {
  const isWritten = onDevice((device) => {
    if (queue.length > 0) device.setItem(queueKey, JSON.stringify(queue));
    else device.removeItem(queueKey);
    return true;
  });
  return isWritten ?? false;
}
