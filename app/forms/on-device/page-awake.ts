import { rememberArrival } from "./arrivals.ts";
import { keptKey } from "./kept-key.ts";

/**
 * What forms want done on every page, once when it wakes: the arrival remembered for this session, and submissions
 * that wait on this device sent. Light: the code that sends is loaded only when something waits.
 * @param remembers false on pages for children, parents and schools, where nothing of an arrival is kept
 */
export function wakeForms(remembers: boolean): void {
  try {
    if (remembers) {
      rememberArrival({ href: location.href, referrer: document.referrer, at: new Date() }, sessionStorage);
    }
    sendWaiting();
    addEventListener("online", sendWaiting);
  } catch {
    // A browser that forbids storage remembers no arrival and keeps no submission.
  }
}

function sendWaiting(): void {
  if (!localStorage.getItem(keptKey)) return;
  // Without a network the code cannot be fetched either; it is tried again when there is one.
  import("./resend-waiting.ts").then(({ resendWaiting }) => resendWaiting()).catch(() => undefined);
}
