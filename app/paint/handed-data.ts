/** The loader data of a document: as plain JSON or, if it holds more than JSON, in the router's encoding. */
export type HandedData = { json: unknown } | { stream: string };

/** The router's encoding of null. */
const isNull = -5;

/**
 * @param stream the router's encoding: a line of values that refer to each other by position, and more lines if
 * something is awaited
 */
export function encoded(stream: string): HandedData {
  const [line = "", ...more] = stream.trimEnd().split("\n");
  if (more.length > 0 || !line.startsWith("[")) return { stream };
  const values: unknown[] = JSON.parse(line);
  const json = valueAt(values, 0);
  return json === undefined ? { stream } : { json };
}

/** Back to the router's encoding. */
export function decoded(data: HandedData): string {
  if ("stream" in data) return data.stream;
  const values: unknown[] = [];
  const place = (value: unknown): number => {
    if (value === null) return isNull;
    const at = values.push(value) - 1;
    if (Array.isArray(value)) values[at] = value.map(place);
    else if (typeof value === "object") {
      values[at] = Object.fromEntries(
        Object.entries(value).map(([key, of]) => [`_${place(key)}`, place(of)]),
      );
    }
    return at;
  };
  place(data.json);
  return `${JSON.stringify(values)}\n`;
}

/** The value at a position; undefined if it, or something in it, is no JSON. */
function valueAt(values: readonly unknown[], at: number): unknown {
  if (at === isNull) return null;
  const value = values[at];
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) {
    // A date, an error and the like begin with the letter of their kind.
    if (typeof value[0] === "string") return undefined;
    const items = value.map((item) => valueAt(values, item));
    return items.includes(undefined) ? undefined : items;
  }
  const entries = Object.entries(value as object).map(([key, of]) => [
    values[Number(key.slice(1))],
    valueAt(values, of),
  ]);
  return entries.some(([, of]) => of === undefined) ? undefined : Object.fromEntries(entries);
}
