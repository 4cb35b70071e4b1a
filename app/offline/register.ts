import { workerPath } from "./worker-path.ts";

/** Asks the browser to have the page ready that stands in for one that cannot be reached; a browser that cannot goes without. */
export function keepOfflinePage(): void {
  // In private windows and without https there is none, or it may not be used.
  if (import.meta.env.PROD) navigator.serviceWorker?.register(workerPath).catch(() => undefined);
}
