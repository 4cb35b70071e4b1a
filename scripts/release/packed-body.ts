import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { type Encoding, isCompressible } from "#server/encodings.ts";
import { roomInFirstFlight } from "#server/first-flight.ts";
import type { PackedFile } from "#server/packed-files.ts";
import type { SiteFile } from "./site-file.ts";

export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

/** A file of the site with its body in every encoding that it is served in. */
export type Packed = { file: Omit<PackedFile, "bodies">; digest: string; bodies: Bodies };

/**
 * The highest level of brotli takes two and a half times as long for 2 %: only if these decide about a flight, and until
 * they do. The next ways to write distances are tried where the first is not enough: the names of files alone, which
 * differ from build to build, make a document 30 bytes larger or smaller with each of them.
 */
async function smallBrotli(body: Buffer, type: string): Promise<Buffer> {
  let least = await brotli(body, 10);
  if (!type.startsWith("text/html")) return least;
  for (let postfix = 0; postfix <= 2 && least.length > roomInFirstFlight; postfix += 1) {
    const tried = await brotli(body, 11, postfix);
    if (tried.length < least.length) least = tried;
  }
  return least;
}

function brotli(body: Buffer, quality: number, postfix = 0): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer, type: string) => Promise<Buffer>> = {
  br: smallBrotli,
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  zstd: (body) =>
    promisify(zstdCompress)(body, {
      // Without it zstd allocates and clears memory for a body of any length: 25 ms of processor time each.
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: 12 },
    }),
};

/** Finds the encodings of known bodies. */
export type KnownBodies = {
  find(digest: string): Omit<Bodies, "identity"> | undefined;
  add?(digest: string, bodies: Bodies): void;
};

/** Compresses a file, unless the encodings of its body are known. */
export async function pack(file: SiteFile, known: KnownBodies): Promise<Packed> {
  const { body, path, type, cache, policy } = file;
  const digest = createHash("sha256").update(body).digest("hex");
  const found = known.find(digest);
  const bodies = found ? { ...found, identity: body } : await compress(file);
  if (!found && bodies.br) known.add?.(digest, bodies);
  const etag = digest.slice(0, 12);
  return { file: { path, type, cache, etag, ...(policy ? { policy } : {}) }, digest, bodies };
}

async function compress({ body, type }: SiteFile): Promise<Bodies> {
  if (!isCompressible(type) || body.length <= 200) return { identity: body };
  const made = Object.entries(compressors).map(
    async ([encoding, run]) => [encoding, await run(body, type)] as const,
  );
  return { ...Object.fromEntries(await Promise.all(made)), identity: body };
}
