import type * as v from "valibot";

/** The part of a schema's shape that can be inspected. */
type Shape = v.GenericSchema & {
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  value?: Shape;
  options?: unknown;
};

/** The keys that the schema allows at `path` of `data`; empty where keys are free. */
export function keysAt(schema: v.GenericSchema, path: (string | number)[], data: unknown): string[] {
  let shape: Shape | undefined = choose(schema as Shape, data);
  let value = data as Record<string | number, unknown> | undefined;
  for (const step of path) {
    value = value?.[step] as typeof value;
    const next: Shape | undefined = shape?.entries?.[step] ?? shape?.item ?? shape?.value;
    shape = next && choose(next, value);
  }
  return Object.keys(shape?.entries ?? {});
}

/** Every key of a schema at any depth, as `a.b.c`; list items add nothing. For the docs check. */
export function allKeys(schema: v.GenericSchema, before = ""): string[] {
  const shape = unwrap(schema as Shape);
  if (shape.type === "variant")
    return (shape.options as Shape[]).flatMap((option) => allKeys(option, before));
  const inner = shape.item ?? (shape.type === "record" ? shape.value : undefined);
  if (inner) return allKeys(inner, before);
  return Object.entries(shape.entries ?? {}).flatMap(([key, entry]) => {
    const path = before ? `${before}.${key}` : key;
    return [path, ...allKeys(entry, path)];
  });
}

function choose(schema: Shape, data: unknown): Shape {
  const shape = unwrap(schema);
  if (shape.type !== "variant") return shape;
  const { key } = shape as unknown as { key: string };
  const chosen = (data as Record<string, unknown> | undefined)?.[key];
  const options = shape.options as Shape[];
  return (
    options.find((option) => (option.entries?.[key] as { literal?: unknown })?.literal === chosen) ?? shape
  );
}

function unwrap(schema: Shape): Shape {
  return schema.wrapped ? unwrap(schema.wrapped) : schema;
}
