import { shortDay } from "#app/dates/india-time.ts";

/** A name for menus of owners, with the last day of an absence. */
export function awayName(name: string, until: string | undefined): string {
  return until ? `${name} (away until ${shortDay(until)})` : name;
}
