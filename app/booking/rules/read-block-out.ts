import { dayMs, instantOf } from "#app/dates/india-time.ts";

/** A block-out as typed, with values of `datetime-local` fields. */
export type TypedBlockOut = Record<"place" | "from" | "to" | "reason", string>;

const longestMs = 366 * dayMs;
export const longestReason = 120;

type Reading =
  | { ok: true; blockOut: { place: string | null; from: number; to: number; reason: string } }
  | { ok: false; problems: string[] };

/** Reads typed input. The place `everywhere` means all places. */
export function readBlockOut(typed: TypedBlockOut, places: readonly string[], now: number): Reading {
  const [from, to] = [instantOf(typed.from), instantOf(typed.to)];
  const reason = typed.reason.replace(/\s+/g, " ");
  const problems = [
    ...(typed.place === "everywhere" || places.includes(typed.place) ? [] : ["Choose where."]),
    ...(from === undefined ? ["Enter from when, with the time."] : []),
    ...(to === undefined ? ["Enter until when, with the time."] : []),
    ...(from !== undefined && to !== undefined && to <= from ? ["The end must be after the beginning."] : []),
    ...(to !== undefined && to <= now ? ["This time is over."] : []),
    ...(from !== undefined && to !== undefined && to - from > longestMs
      ? ["A year is the longest. For good, change content/booking.yaml."]
      : []),
    ...(reason === "" ? ["Say why; colleagues read it."] : []),
    ...(reason.length > longestReason ? [`Say why in at most ${longestReason} letters.`] : []),
  ];
  if (from === undefined || to === undefined || problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    blockOut: { place: typed.place === "everywhere" ? null : typed.place, from, to, reason },
  };
}
