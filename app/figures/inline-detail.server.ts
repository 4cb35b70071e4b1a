import type { DetailName } from "./detail-names.ts";
import { views } from "./picture-sizes.ts";

const files = import.meta.glob<string>("../../art/pictures/*-detail-600.avif", {
  query: "?inline",
  import: "default",
});

/** A detail of a rendered picture as a data address, for a picture that must be one file. */
export async function inlineDetail(name: DetailName): Promise<string> {
  const read = files[`../../art/pictures/${name}-detail-${views.detail.width}.avif`];
  if (!read) throw new Error(`${name} is not in art/pictures: npm run art -- ${name}`);
  return read();
}
