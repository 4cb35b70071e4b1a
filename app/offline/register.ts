import { workerPath } from "./worker-path.ts";

/** Asks the browser to have the page ready that stands in for one that cannot be reached; a browser that cannot goes without. */
export function keepOfflinePage(): void {
  // A page that the browser draws ahead asks for nothing; the next one does.
  if (import.meta.env.DEV || ("prerendering" in document && document.prerendering)) return;
  // In private windows and without https there is none, or it may not be used.
  navigator.serviceWorker?.register(workerPath).catch(() => undefined);
}
