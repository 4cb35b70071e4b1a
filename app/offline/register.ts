import { workerPath } from "./worker-path.ts";

/** Registers the service worker that holds the offline page, where the browser supports one. */
export function registerOfflinePage(): void {
  // A prerendering page must not register; the next visible page does.
  if (import.meta.env.DEV || ("prerendering" in document && document.prerendering)) return;
  // Missing or blocked in private windows and without https.
  navigator.serviceWorker?.register(workerPath).catch(() => undefined);
}
