import { shortDay } from "#app/dates/india-time.ts";

/** A name as menus of owners show it: with the day until which its owner is away. */
export function awayName(name: string, until: string | undefined): string {
  return until ? `${name} (away until ${shortDay(until)})` : name;
}
