import { aheadMs, dayMs } from "#app/dates/india-time.ts";
import { afterWorkingDays, afterWorkingTime, type WorkingTime } from "#app/dates/working-time.ts";
import type { Kind, Status } from "./lead.ts";

const hourMs = 60 * 60_000;

/** A first answer to an enquiry, in hours of work. */
const answerHours = 8;
/** An application is answered within so many working days. */
const applicationDays = 10;
/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5): a complaint is acknowledged within 48 hours ... */
const acknowledgeHours = 48;
/** ... and redressed within one month; the same month for data requests (SPDI Rules 2011, rule 5(9)). */
const settleMonths = 1;

type Received = { kind: Kind; receivedAt: number };

/** By when the first stage of a new lead must be over; null when nothing waits. An appointment brings its own time. */
export function firstClock({ kind, receivedAt }: Received, working: WorkingTime): number | null {
  if (kind === "sales") return afterWorkingTime(receivedAt, answerHours * hourMs, working);
  if (kind === "request") return receivedAt + acknowledgeHours * hourMs;
  if (kind === "application") return afterWorkingDays(receivedAt, applicationDays, working);
  return null;
}

/** The clock after a change of status. Spam only pauses it: it may turn out to be none. */
export function clockAfter(
  { kind, receivedAt, clockAt }: Received & { clockAt: number | null },
  from: Status,
  to: Status,
): number | null {
  if (from === to || from === "spam" || to === "spam") return clockAt;
  if (kind === "request" && to === "contacted") return monthLater(receivedAt);
  if (kind === "application" && to === "contacted") return clockAt;
  if (kind === "service" && to === "contacted") return clockAt;
  return null;
}

/** The clock of a request that is opened again with a further wish. */
export function reopenedClock(now: number): number {
  return now + acknowledgeHours * hourMs;
}

/** What the running clock of a lead is about, in words; null where none runs. */
export function clockAbout(kind: Kind, status: Status): string | null {
  if (kind === "sales") return status === "new" ? "First answer" : null;
  if (kind === "request") return { new: "Acknowledge", contacted: "Settle" }[status as string] ?? null;
  if (kind === "application") return status === "new" || status === "contacted" ? "Answer" : null;
  if (kind === "service") return status === "new" || status === "contacted" ? "Appointment" : null;
  return null;
}

/** The same day and time a calendar month later in India; the last day of a shorter month. */
function monthLater(instant: number): number {
  const date = new Date(instant + aheadMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + settleMonths);
  if (date.getUTCDate() !== day) date.setTime(date.getTime() - date.getUTCDate() * dayMs);
  return date.getTime() - aheadMs;
}
