/** The router's encoding of loader data: a single line as JSON, which is smaller than as a string; several as a string. */
export type HandedLines = unknown[] | string;

export function encoded(data: string): HandedLines {
  const [line = "", ...more] = data.trimEnd().split("\n");
  return more.length === 0 && line.startsWith("[") ? JSON.parse(line) : data;
}

/** Restores the router's stream format. */
export function decoded(data: HandedLines): string {
  return typeof data === "string" ? data : `${JSON.stringify(data)}\n`;
}
