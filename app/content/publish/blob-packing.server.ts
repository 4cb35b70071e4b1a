import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** As good as gzip at its best, in a third of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A file as the database keeps it. */
export async function packBlob(bytes: Uint8Array): Promise<Buffer> {
  return compress(bytes, quality);
}

export async function unpackBlob(bytes: Uint8Array): Promise<Buffer> {
  return decompress(bytes);
}
