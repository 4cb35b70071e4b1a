import { dayAfter, dayOf, instantOf, isDay, momentOf, startOfDay } from "#app/dates/india-time.ts";

/** The next task of a lead, and when it is due. */
export type Step = {
  text: string;
  /** An instant; a day without a time is its last millisecond, so that a step is overdue once this has passed. */
  at: number;
};

export const longestStep = 200;

/** The last instant of a day in India. */
export function endOfDay(day: string): number {
  return startOfDay(dayAfter(day)).getTime() - 1;
}

/** Whether a step has a day, but no time. */
export function isWholeDay(at: number): boolean {
  return at === endOfDay(dayOf(at));
}

/** `day` and `time` for the form fields of a step; the time is empty for a whole day. */
export function stepFields(step: Step | null): { text: string; day: string; time: string } {
  if (!step) return { text: "", day: "", time: "" };
  return {
    text: step.text,
    day: dayOf(step.at),
    time: isWholeDay(step.at) ? "" : momentOf(step.at).slice(11),
  };
}

type Typed = { text: string; day: string; time: string };

/** A step as typed. `step` is undefined when every field is empty. */
export function readStep(
  { text, day, time }: Typed,
  now: Date,
): { ok: true; step: Step | undefined } | { ok: false; problem: string } {
  if (!text && !day && !time) return { ok: true, step: undefined };
  const refused = (problem: string) => ({ ok: false as const, problem });
  if (!text) return refused("Say in a few words what the next step is.");
  if (text.length > longestStep) return refused(`A next step has at most ${longestStep} characters.`);
  if (!isDay(day)) return refused("Choose the day of the next step.");
  if (day < dayOf(now)) return refused("The day of the next step is over. Choose today or a later day.");
  const at = time ? instantOf(`${day}T${time}`) : endOfDay(day);
  return at === undefined
    ? refused("The time of the next step is no time of day.")
    : { ok: true, step: { text, at } };
}
