/** The router's encoding of loader data: its one line as what it is, which weighs less than as a text; several as text. */
export type HandedLines = unknown[] | string;

export function encoded(data: string): HandedLines {
  const [line = "", ...more] = data.trimEnd().split("\n");
  return more.length === 0 && line.startsWith("[") ? JSON.parse(line) : data;
}

/** As the router's stream has it. */
export function decoded(data: HandedLines): string {
  return typeof data === "string" ? data : `${JSON.stringify(data)}\n`;
}
