import { trapName } from "./define-form.ts";
import { saveDraft } from "./drafts.ts";
import { keptKey } from "./kept-key.ts";
import { say } from "./say.ts";
import { type OutgoingSubmission, type Sent, sendSubmission } from "./send-submission.ts";

export type KeptSubmission = OutgoingSubmission & { keptAt: number };

/** Told on `window` when a kept submission was answered: stored or refused. Whoever shows it prevents the default toast. */
export const answeredEvent = "submissionanswered";
export type AnsweredDetail = { id: string; body: string; sent: Exclude<Sent, { result: "later" }> };

const days = (count: number) => count * 86_400_000;
const longestKeptMs = days(7);

/** Keeps a submission on the device until it can be sent. False when the browser does not store anything. */
export function keep(submission: OutgoingSubmission): boolean {
  const others = keptSubmissions().filter(({ id }) => id !== submission.id);
  return write([...others, { ...submission, keptAt: Date.now() }]);
}

/** What waits on this device, oldest first. After a week nobody expects it any more. */
export function keptSubmissions(): KeptSubmission[] {
  try {
    const kept: KeptSubmission[] = JSON.parse(localStorage.getItem(keptKey) ?? "[]");
    return kept.filter(({ keptAt }) => Date.now() - keptAt < longestKeptMs);
  } catch {
    return [];
  }
}

export function dropKept(submissionId: string): void {
  write(keptSubmissions().filter(({ id }) => id !== submissionId));
}

let resending: Promise<number> | undefined;

/** Sends what waits. Resolves to the seconds until the next try makes sense, 0 when nothing waits any more. */
export function resendKept(): Promise<number> {
  resending ??= resendAll().finally(() => {
    resending = undefined;
  });
  return resending;
}

async function resendAll(): Promise<number> {
  for (const kept of keptSubmissions()) {
    const sent = await sendSubmission(kept);
    if (sent.result === "later") return sent.waitS;
    if (sent.result === "refused") saveDraft(kept.formId, typedOf(kept.body));
    dropKept(kept.id);
    const event = new CustomEvent<AnsweredDetail>(answeredEvent, {
      cancelable: true,
      detail: { id: kept.id, body: kept.body, sent },
    });
    if (dispatchEvent(event)) tell(sent);
  }
  return 0;
}

function tell(sent: AnsweredDetail["sent"]): void {
  if (sent.result === "stored")
    say("success", `Your message from earlier is sent. Reference ${sent.reference}`);
  else
    say(
      "error",
      "Your message from earlier could not be taken. Open its form: your answers are still there.",
    );
}

function typedOf(body: string): Map<string, string[]> {
  const sent = new URLSearchParams(body);
  const names = [...sent.keys()].filter((name) => !name.startsWith("_") && name !== trapName);
  return new Map(names.map((name) => [name, sent.getAll(name)]));
}

function write(kept: KeptSubmission[]): boolean {
  try {
    if (kept.length > 0) localStorage.setItem(keptKey, JSON.stringify(kept));
    else localStorage.removeItem(keptKey);
    return true;
  } catch {
    return false;
  }
}
