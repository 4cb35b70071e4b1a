import { momentOf } from "#app/dates/india-time.ts";

/** The visitor's choices so far, carried in the query. */
export type BookingChoice = {
  kind?: string | undefined;
  place?: string | undefined;
  /** The day whose times are listed. */
  day?: string | undefined;
  /** The start of the chosen time, an instant in milliseconds. */
  start?: number | undefined;
  /** The token of this visitor's hold. */
  hold?: string | undefined;
  /** "yes": a booking was already made from this page. */
  stood?: string | undefined;
};

/** The address of a step. Its fragment scrolls to the tool without script. */
export function stepPath(page: string, { start, ...chosen }: BookingChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value);
  if (start !== undefined) query.set("start", momentOf(start));
  const text = query.toString().replaceAll("%3A", ":");
  return `${page}${text ? `?${text}` : ""}#tool`;
}
