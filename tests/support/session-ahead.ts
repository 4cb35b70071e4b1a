import { dayAfter, dayOf } from "#app/dates/india-time.ts";

/** The text of a file of `content/events/` with its session a month after the day on which the tests run. */
export function sessionAhead(text: string): string {
  const day = dayAfter(dayOf(Date.now()), 30);
  return text.replace(/^(start|end): [\d-]+/gm, (_, moment) => `${moment}: ${day}`);
}
