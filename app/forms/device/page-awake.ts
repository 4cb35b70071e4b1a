import { onDevice } from "#app/shell/device-storage.ts";
import { queueKey } from "./keys.ts";

/**
 * Sends the submissions that wait on this device, once when a page wakes and whenever the network comes back. Light:
 * the code that sends is loaded only when something waits.
 */
export function wakeForms(): void {
  sendWaiting();
  addEventListener("online", sendWaiting);
}

/** Counts what becomes of the forms of a page, where there are some. */
export function countForms(): void {
  if (!document.querySelector("form[data-hold]")) return;
  // Without a network there is nothing to tell either.
  import("./form-steps.ts").then(({ watchForms }) => watchForms()).catch(() => undefined);
}

function sendWaiting(): void {
  if (!onDevice((device) => device.getItem(queueKey))) return;
  // Without a network the code cannot be fetched either; it is tried again when there is one.
  import("./resend-waiting.ts").then(({ resendWaiting }) => resendWaiting()).catch(() => undefined);
}
