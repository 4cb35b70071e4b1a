/** Times as people in India read them. India has one zone and no summer time: +05:30 all year. */
const offsetMs = 330 * 60_000;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** 21 Nov 2026, 13:05 */
export function istDateTime(at: Date): string {
  return `${istDate(at)}, ${istClock(at)}`;
}

/** As short as it is clear: 13:05 today, 21 Nov in this year, 21 Nov 2025 before. */
export function istBrief(at: Date, now: Date): string {
  const [date, today] = [istDate(at), istDate(now)];
  if (date === today) return istClock(at);
  return date.slice(-4) === today.slice(-4) ? date.slice(0, -5) : date;
}

/** 2026-11-21T13:05:09+05:30, for files. */
export function istStamp(at: Date): string {
  return `${shifted(at).toISOString().slice(0, 19)}+05:30`;
}

/** The instant at which a day begins in India, or undefined when the text is no day such as 2026-11-21. */
export function istDayStart(text: string | null, daysLater = 0): Date | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const midnight = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== text) return undefined;
  midnight.setUTCDate(midnight.getUTCDate() + daysLater);
  return new Date(midnight.getTime() - offsetMs);
}

function istDate(at: Date): string {
  const local = shifted(at);
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

function istClock(at: Date): string {
  return shifted(at).toISOString().slice(11, 16);
}

function shifted(at: Date): Date {
  return new Date(at.getTime() + offsetMs);
}
