import type { Field } from "./fields.ts";

/** What has to be known of a chosen file to judge it, in the browser and on the server. */
export type FileFacts = {
  /** Bytes. */
  size: number;
  /** Its first bytes, at least as many as a signature has. */
  head: Uint8Array;
};

const megabyte = 1024 * 1024;

/** Most bytes of a file, and most bytes of a body that carries one. */
export const fileLimit = 5 * megabyte;
export const uploadBodyLimit = fileLimit + 64_000;

/** Where bodies with a file are received; everywhere else a body is small. */
export const uploadPaths: readonly string[] = ["/forms/application"];

export function isUploadPath(path: string): boolean {
  return uploadPaths.includes(path);
}

/** "%PDF-": what every PDF begins with, whatever it is called. */
const pdfSignature = [0x25, 0x50, 0x44, 0x46, 0x2d];
export const signatureLength = pdfSignature.length;

/** What is wrong with a file that was chosen for a field, as one sentence; undefined when it is in order. */
export function fileProblem({ label }: Pick<Field, "label">, { size, head }: FileFacts): string | undefined {
  if (size === 0) return `${label}: the file is empty. Choose another one`;
  if (size > fileLimit) return tooLarge(label);
  if (!pdfSignature.every((byte, at) => head[at] === byte))
    return `${label}: this file is not a PDF. Save it as a PDF and choose it again`;
  return undefined;
}

export function tooLarge(label: string): string {
  return `${label}: the file is larger than ${fileLimit / megabyte} MB. Choose a smaller PDF`;
}
