import { resendQueued } from "./offline-queue.ts";

/**
 * Sends what waits on this device once, whatever becomes of it. A door of its own for pages that load the sending code
 * late: offline-queue.ts comes with every page that has a form.
 */
export async function resendWaiting(): Promise<void> {
  await resendQueued();
}
