import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DrawingKind, Drawings } from "./drawings.ts";

/** In the folder of a release: what pictures and PDFs are drawn upon, for the release after it. */
const platesFolder = "plates";

/** A drawing that stays in the folder of the release, with the digest of what it was made of. */
export async function storedPlate(
  kind: DrawingKind,
  name: string,
  madeOf: unknown,
  { release, drawings }: { release: string; drawings: Drawings },
  draw: () => Promise<Buffer>,
): Promise<{ picture: Buffer; key: string | undefined }> {
  const file = `${platesFolder}${name}`;
  const picture = await drawings.get(kind, file, madeOf, draw);
  mkdirSync(join(release, dirname(file)), { recursive: true });
  writeFileSync(join(release, file), picture);
  return { picture, key: drawings.made[file] };
}
