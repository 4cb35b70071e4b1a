import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DrawingKind, Drawings } from "./drawings.ts";

/** In the folder of a release: the backgrounds of pictures and PDFs, for the next release. */
const platesFolder = "plates";

/** A drawing kept in the folder of the release, with the digest of its inputs. */
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
