import { isConsent } from "./define-form.ts";
import type { Typed } from "./read-answers.ts";

/** What was typed and not sent yet stays in this tab, on this device, until it is sent or the tab is closed. */
export function saveDraft(formId: string, typed: Typed): void {
  const kept = [...typed].filter(
    ([name, values]) => !isConsent(name) && values.some((value) => value !== ""),
  );
  store((session) => session.setItem(key(formId), JSON.stringify(kept)));
}

export function readDraft(formId: string): Typed {
  const kept = store((session): [string, string[]][] => JSON.parse(session.getItem(key(formId)) ?? "[]"));
  return new Map(kept);
}

export function dropDraft(formId: string): void {
  store((session) => session.removeItem(key(formId)));
}

const key = (formId: string) => `draft:${formId}`;

/** A browser may forbid storage or have no room; then there are no drafts. */
function store<Result>(use: (session: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
