import { resendQueued } from "./offline-queue.ts";

/**
 * Sends the queued submissions once, whatever the result. An entry of its own for pages that load the sending code
 * late: offline-queue.ts comes with every page that has a form.
 */
export async function resendWaiting(): Promise<void> {
  await resendQueued();
}
