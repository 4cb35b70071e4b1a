import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { type Encoding, isCompressible } from "#server/encodings.ts";
import type { PackedFile } from "#server/packed-files.ts";
import type { SiteFile } from "./prerender.ts";

const cacheFolder = ".cache/compressed";

const compressors: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  zstd: (body) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 12 } }),
};

/** Compresses each distinct file once (cached between builds) and writes `pack.json` and `pack.bin`. */
export async function packFiles(files: SiteFile[], build: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const used = new Set<string>();
  const chunks: Buffer[] = [];
  const index: PackedFile[] = [];
  let offset = 0;
  const place = (body: Buffer): [number, number] => {
    chunks.push(body);
    offset += body.length;
    return [offset - body.length, body.length];
  };
  for (const variants of await inParallel(files, 4, (file) => compress(file, used))) {
    const { file, etag, bodies } = variants;
    const placed = Object.fromEntries(
      Object.entries(bodies).map(([encoding, body]) => [encoding, place(body)]),
    );
    const { path, type, cache, policy } = file;
    index.push({ path, type, cache, etag, ...(policy ? { policy } : {}), bodies: placed });
  }
  writeFileSync(`${build}/pack.bin`, Buffer.concat(chunks));
  writeFileSync(`${build}/pack.json`, JSON.stringify(index));
  for (const name of readdirSync(cacheFolder)) if (!used.has(name)) rmSync(`${cacheFolder}/${name}`);
}

async function compress(file: SiteFile, used: Set<string>) {
  const digest = createHash("sha256").update(file.body).digest("hex");
  const bodies: Partial<Record<Encoding, Buffer>> = { identity: file.body };
  if (isCompressible(file.type) && file.body.length > 200) {
    for (const [encoding, run] of Object.entries(compressors)) {
      const name = `${digest}.${encoding}`;
      used.add(name);
      const kept = `${cacheFolder}/${name}`;
      const body = existsSync(kept) ? readFileSync(kept) : await run(file.body);
      if (!existsSync(kept)) writeFileSync(kept, body);
      bodies[encoding as Encoding] = body;
    }
  }
  return { file, etag: digest.slice(0, 12), bodies };
}

async function inParallel<T, R>(items: T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
