import { isConsent } from "#app/forms/engine/define-form.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { onDevice } from "#app/shell/device-storage.ts";
import { isYoung } from "./expired.ts";
import { draftPrefix } from "./keys.ts";
import { isOfDraft, randomId } from "./random-id.ts";

/** `id` tells the submissions of a draft from those of any other, in whichever tab it is sent. */
export type Draft = { id: string; typed: Typed };

type Stored = { id?: string | undefined; at: number; typed: [string, readonly string[]][] };

/** Saves unsent values on this device, and only there, until they are sent or a week has passed. */
export function saveDraft(formId: string, typed: Typed, id?: string): void {
  const kept = [...typed].filter(
    ([name, values]) => !isConsent(name) && values.some((value) => value !== ""),
  );
  const draft: Stored = { id, at: Date.now(), typed: kept };
  if (kept.length === 0) dropDraft(formId, id);
  else onDevice((device) => device.setItem(key(formId), JSON.stringify(draft)));
}

const waitMs = 250;
type Pending = { id: string | undefined; timer: ReturnType<typeof setTimeout>; save: () => void };
const waiting = new Map<string, Pending>();

/** Saves a draft a moment after the last key, and at once when the page is left or hidden. */
export function saveDraftSoon(formId: string, typed: Typed, id?: string): void {
  clearTimeout(waiting.get(formId)?.timer);
  const save = () => saveDraft(formId, typed, id);
  waiting.set(formId, { id, timer: setTimeout(flush, waitMs), save });
  // Adding the same listener again has no effect.
  addEventListener("pagehide", flush);
  addEventListener("visibilitychange", flush);
}

function flush(): void {
  for (const [formId, { timer, save }] of waiting) {
    clearTimeout(timer);
    waiting.delete(formId);
    save();
  }
}

/** The draft of a form on this device; a new and empty one if there is none or it has expired. */
export function readDraft(formId: string): Draft {
  flush();
  const stored = read(formId);
  if (stored && isYoung(stored.at)) return { id: stored.id || randomId(), typed: new Map(stored.typed) };
  if (stored) dropDraft(formId);
  return { id: randomId(), typed: new Map() };
}

/**
 * Deletes the draft: it was sent, or its owner discarded it.
 * @param of the id of the draft, or of what was sent: another tab's draft stays
 */
export function dropDraft(formId: string, of?: string): void {
  const isIts = ({ id }: { id?: string | undefined }) => !id || of === undefined || isOfDraft(of, id);
  const pending = waiting.get(formId);
  if (pending && isIts(pending)) {
    clearTimeout(pending.timer);
    waiting.delete(formId);
  }
  const stored = read(formId);
  if (!stored || isIts(stored)) onDevice((device) => device.removeItem(key(formId)));
}

function read(formId: string): Stored | null | undefined {
  return onDevice((device) => JSON.parse(device.getItem(key(formId)) ?? "null"));
}

const key = (formId: string) => draftPrefix + formId;
