import { inTab } from "#app/shell/device-storage.ts";

type Kept<Done> = { entry: string; done: Done };

/** Keeps a form's confirmation for the present entry of the tab's history: its reference may stand nowhere else. */
export function keepSent(formId: string, done: object): void {
  const entry = presentEntry();
  if (entry) inTab((tab) => tab.setItem(key(formId), JSON.stringify({ entry, done })));
}

/** The confirmation to show again after a reload or on the way back; undefined on a new visit of the page. */
export function sentHere<Done>(formId: string): Done | undefined {
  const kept = inTab((tab): Kept<Done> | null => JSON.parse(tab.getItem(key(formId)) ?? "null"));
  return kept && kept.entry === presentEntry() ? kept.done : undefined;
}

/** The key that the router gives each entry. */
function presentEntry(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

const key = (formId: string) => `sent:${formId}`;
