/** The file kinds of fields: the name of each, and its first bytes, whatever the file's name says. */
export const fileKinds = {
  pdf: { name: "PDF", type: "application/pdf", starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { name: "JPEG", type: "image/jpeg", starts: [0xff, 0xd8, 0xff] },
  png: { name: "PNG", type: "image/png", starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
} as const;

/** A kind by the usual extension of its files. */
export type FileKind = keyof typeof fileKinds;

/** The part of a field that concerns its files. */
type FileField = { label: string; accepts?: readonly FileKind[] };

/** The facts by which a chosen file is judged, in the browser and on the server. */
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

/** The paths that accept bodies with a file; all other bodies are small. */
export const uploadPaths: readonly string[] = ["/forms/education-offers", "/forms/application"];

export function isUploadPath(path: string): boolean {
  return uploadPaths.includes(path);
}

export const signatureLength = Math.max(...Object.values(fileKinds).map(({ starts }) => starts.length));

/** The kind of a file by its first bytes; undefined for any other. */
export function kindOfFile(head: Uint8Array): FileKind | undefined {
  const kinds = Object.keys(fileKinds) as FileKind[];
  return kinds.find((kind) => fileKinds[kind].starts.every((byte, at) => head[at] === byte));
}

/** The problem of a file chosen for a field, as one sentence; undefined if there is none. */
export function fileProblem(field: FileField, { size, head }: FileFacts): string | undefined {
  const { label } = field;
  if (size === 0) return `${label}: the file is empty. Choose another one`;
  if (size > fileLimit) return tooLarge(field);
  const kind = kindOfFile(head);
  if (kind && kindsOf(field).includes(kind)) return undefined;
  const names = namesOf(field);
  return `${label}: this file is not a ${names}. Save it as a ${names} and choose it again`;
}

export function tooLarge(field: FileField): string {
  return `${field.label}: the file is larger than ${fileLimit / megabyte} MB. Choose a smaller ${namesOf(field)}`;
}

/** The types for a file chooser: extensions for desktops, media types for phones. */
export function acceptOf(field: FileField): string {
  return kindsOf(field)
    .flatMap((kind) => [kind === "jpg" ? ".jpg,.jpeg" : `.${kind}`, fileKinds[kind].type])
    .join();
}

function kindsOf({ accepts = ["pdf"] }: FileField): readonly FileKind[] {
  return accepts;
}

/** "PDF", or "PDF, JPEG or PNG". */
function namesOf(field: FileField): string {
  const names = kindsOf(field).map((kind) => fileKinds[kind].name);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} or ${last}` : last;
}
