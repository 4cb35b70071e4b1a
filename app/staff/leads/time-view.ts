import { istBrief, istDateTime } from "#app/dates/brief-time.ts";

export type TimeView = { text: string; full: string; iso: string };

/** A past time, as a row shows it. */
export function timeView(at: Date, now: Date): TimeView {
  return { text: istBrief(at, now), full: `${istDateTime(at)} IST`, iso: at.toISOString() };
}
