/** A line of a CSV file (RFC 4180): every cell in quotes, none that a spreadsheet would calculate. */
export function csvRow(cells: readonly (string | null | undefined)[]): string {
  return `${cells.map((cell) => `"${harmless(cell ?? "").replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/** The mark at the start of a file by which spreadsheet programs know UTF-8. */
export const csvMark = "\ufeff";

/** No cell begins with a sign that makes a spreadsheet calculate (ASVS 1.2.10), also behind spaces it would drop. */
function harmless(text: string): string {
  return /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n\0]/.test(text) ? `'${text}` : text;
}
