const files = import.meta.glob<string>(
  ["../../art/photos/*.avif", "../../art/photos/*.webp", "../../art/photos/*.jpg"],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);

/** The address of a photograph, which changes with its content. */
export function photoFile(name: string): string {
  const address = files[`../../art/photos/${name}`];
  if (!address)
    throw new Error(`${name} is not in art/photos, or the site was not built since it came there`);
  return address;
}
