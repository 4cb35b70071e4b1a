import { clockText, instantOn } from "#app/dates/india-time.ts";

/** A row of the hours table lasts half an hour. */
export const rowMs = 30 * 60_000;

/** An entry that takes time in a column. */
export type Taking = { start: number; end: number };

/** A cell: its entries, and the number of its rows. `isOpen`: within working hours and in the future. */
export type GridCell<Entry> = {
  from: number;
  to: number;
  rows: number;
  entries: Entry[];
  isOpen: boolean;
};

type Hours = readonly (readonly [opens: string, closes: string])[];

/** The first and last instant of the table: whole hours around working hours and entries outside them. */
export function stretchOf(
  day: string,
  hours: Hours,
  takings: readonly Taking[],
): { from: number; to: number } {
  const hourMs = 2 * rowMs;
  const dawn = instantOn(day, "00:00");
  const [opens, closes] = [hours[0]?.[0] ?? "09:00", hours.at(-1)?.[1] ?? "18:00"];
  const within = takings.filter(({ start, end }) => end - start < 12 * hourMs);
  const first = Math.min(instantOn(day, opens), ...within.map(({ start }) => start));
  const last = Math.max(instantOn(day, closes), ...within.map(({ end }) => end));
  const floor = (at: number) => dawn + Math.floor((at - dawn) / hourMs) * hourMs;
  return { from: Math.max(dawn, floor(first)), to: Math.min(dawn + 24 * hourMs, floor(last + hourMs - 1)) };
}

/** The cells of a column from top to bottom. Overlapping entries share one cell that covers all of them. */
export function cellsOf<Entry extends Taking>(
  { from, to }: { from: number; to: number },
  entries: readonly Entry[],
  isOpenAt: (at: number) => boolean,
): GridCell<Entry>[] {
  const cells: GridCell<Entry>[] = [];
  for (let at = from; at < to; ) {
    let end = at + rowMs;
    let inside: Entry[] = [];
    for (let before = -1; before !== inside.length; ) {
      before = inside.length;
      inside = entries.filter((entry) => entry.start < end && entry.end > at);
      const last = Math.max(end, ...inside.map((entry) => Math.min(entry.end, to)));
      end = at + Math.ceil((last - at) / rowMs) * rowMs;
    }
    cells.push({ from: at, to: end, rows: (end - at) / rowMs, entries: inside, isOpen: isOpenAt(at) });
    at = end;
  }
  return cells;
}

/** The time of each row, such as "10:00". */
export function rowClocks({ from, to }: { from: number; to: number }): { at: number; clock: string }[] {
  return Array.from({ length: (to - from) / rowMs }, (_, row) => from + row * rowMs).map((at) => ({
    at,
    clock: clockText(at),
  }));
}
