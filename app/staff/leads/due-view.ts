import { clockText, dayAfter, dayOf, shortDay } from "#app/dates/india-time.ts";
import { isWholeDay } from "#app/leads/next-step.ts";

export type DueView = { text: string; full: string; iso: string; state: "overdue" | "today" | "later" };

/** A due time in its shortest clear form, for lists: `16:00` and `Today`, `Tomorrow`, `Wed 25 Nov`, `Yesterday`. */
export function dueView(at: number, now: Date): DueView {
  const day = dayOf(at);
  const time = isWholeDay(at) ? "" : clockText(at);
  const today = dayOf(now);
  const near: Record<string, string> = {
    [dayAfter(today, -1)]: "Yesterday",
    [today]: "Today",
    [dayAfter(today)]: "Tomorrow",
  };
  const named =
    near[day] ??
    (day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`);
  return {
    text: day === today && time ? time : named,
    full: [near[day] ?? shortDay(day), time].filter(Boolean).join(", "),
    iso: new Date(at).toISOString(),
    state: at < now.getTime() ? "overdue" : day === today ? "today" : "later",
  };
}
