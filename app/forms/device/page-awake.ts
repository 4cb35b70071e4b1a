import { onDevice } from "#app/shell/device-storage.ts";
import { queueKey } from "./keys.ts";

/**
 * Sends the submissions that wait on this device, once after hydration and whenever the network returns. Light: the
 * code that sends is loaded only if a submission waits.
 */
export function wakeForms(): void {
  sendWaiting();
  addEventListener("online", sendWaiting);
}

/** Counts the steps of a page's forms, if it has some. */
export function countForms(): void {
  if (!document.querySelector("form[data-hold]")) return;
  // Without a network there is nothing to report to.
  import("./form-steps.ts").then(({ watchForms }) => watchForms()).catch(() => undefined);
}

function sendWaiting(): void {
  if (!onDevice((device) => device.getItem(queueKey))) return;
  // Without a network the code cannot be loaded either; the next `online` event tries again.
  import("./resend-waiting.ts").then(({ resendWaiting }) => resendWaiting()).catch(() => undefined);
}
