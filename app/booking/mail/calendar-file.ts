/** A booking as a calendar program sees it. */
export type CalendarEntry = {
  /** Constant across versions of a booking. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  start: number;
  end: number;
  /** When this version was made, in milliseconds. */
  stamp: number;
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
};

/** An iCalendar file (RFC 5545, RFC 5546). */
export function calendarFile(entry: CalendarEntry): string {
  const { organizer, status } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(organizer.name)}//Booking//EN`,
    `METHOD:${status === "CANCELLED" ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `STATUS:${status}`,
    `SUMMARY:${text(entry.summary)}`,
    `LOCATION:${text(entry.location)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "")}":mailto:${organizer.email}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20261124T050000Z`. */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
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
