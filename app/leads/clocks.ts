import { aheadMs, dayMs } from "#app/dates/india-time.ts";
import { afterWorkingDays, afterWorkingTime, type WorkingTime } from "#app/dates/working-time.ts";
import type { Kind, Status } from "./lead.ts";

const hourMs = 60 * 60_000;

/** Hours of work until the first answer to an enquiry. */
const answerHours = 8;
/** Working days until an application is answered. */
const applicationDays = 10;
/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5): a complaint is acknowledged within 48 hours ... */
const acknowledgeHours = 48;
/** ... and redressed within one month; the same month for data requests (SPDI Rules 2011, rule 5(9)). */
const settleMonths = 1;

type Received = { kind: Kind; receivedAt: number };

/** The end of a new lead's first stage; null if no clock runs. For an appointment it is the appointment's time. */
export function firstClock({ kind, receivedAt }: Received, working: WorkingTime): number | null {
  if (kind === "sales") return afterWorkingTime(receivedAt, answerHours * hourMs, working);
  if (kind === "request") return receivedAt + acknowledgeHours * hourMs;
  if (kind === "application") return afterWorkingDays(receivedAt, applicationDays, working);
  return null;
}

/**
 * The clock after a change of status; `clockAbout` says whether it runs. Spam pauses it, because the lead may turn out
 * to be genuine. That of an appointment or an application is kept for a lead that is put back.
 */
export function clockAfter(
  { kind, receivedAt, clockAt }: Received & { clockAt: number | null },
  from: Status,
  to: Status,
): number | null {
  if (from === to || from === "spam" || to === "spam") return clockAt;
  if (kind === "application" || kind === "service") return clockAt;
  if (kind === "request" && to === "contacted") return monthLater(receivedAt);
  return null;
}

/** The clock of a request that a further wish reopens. */
export function reopenedClock(now: number): number {
  return now + acknowledgeHours * hourMs;
}

/** What a lead's running clock is about, as a phrase; null if none runs. */
export function clockAbout(kind: Kind, status: Status): string | null {
  if (kind === "sales") return status === "new" ? "First answer" : null;
  if (kind === "request") return { new: "Acknowledge", contacted: "Settle" }[status as string] ?? null;
  if (kind === "application") return status === "new" || status === "contacted" ? "Answer" : null;
  if (kind === "service") return status === "new" || status === "contacted" ? "Appointment" : null;
  return null;
}

/** The same day and time one calendar month later in India; in a shorter month its last day. */
function monthLater(instant: number): number {
  const date = new Date(instant + aheadMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + settleMonths);
  if (date.getUTCDate() !== day) date.setTime(date.getTime() - date.getUTCDate() * dayMs);
  return date.getTime() - aheadMs;
}
