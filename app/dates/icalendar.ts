/** The spelling of iCalendar files (RFC 5545), for every file and feed that we make. */

/** The lines of a file, folded, each with its end. */
export function icalLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

export type IcalEvent = {
  /** Constant across versions. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  start: number;
  end: number;
  /** When this version was made, in milliseconds. */
  stamp: number;
  summary: string;
  location: string;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

/** @param more lines that only this kind of event has */
export function icalEvent(event: IcalEvent, more: readonly string[]): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${icalInstant(event.stamp)}`,
    `DTSTART:${icalInstant(event.start)}`,
    `DTEND:${icalInstant(event.end)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${icalText(event.summary)}`,
    `LOCATION:${icalText(event.location)}`,
    ...more,
    "END:VEVENT",
  ];
}

/** An instant: `20261124T050000Z`. */
export function icalInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A text value (3.3.11): no sign of it ends the value or begins a line, and control characters are left out. */
export function icalText(value: string): string {
  return value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Folds lines at 75 bytes (RFC 5545, 3.1); a continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (size + bytes > 75) {
      parts.push(part);
      part = "";
      size = 1; // the leading space
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join("\r\n ");
}
