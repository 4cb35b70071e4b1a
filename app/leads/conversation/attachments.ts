/** The rules for files of a reply. Pure. */

const megabyte = 1024 * 1024;

/** Most bytes of a reply's files together, most bytes of a body that carries them, and most files. */
export const attachmentsLimit = 10 * megabyte;
export const replyBodyLimit = attachmentsLimit + 128_000;
export const maxAttachments = 10;

const replyPath = /^\/leads\/dashboard\/[0-9a-f-]{36}(\/preview)?(\.data)?$/;

/** Whether a path receives such bodies. */
export function isReplyPath(path: string): boolean {
  return replyPath.test(path);
}

export type SentAttachment = { name: string; bytes: Uint8Array };
export type Attachment = SentAttachment & { type: string };

type Kind = { type: string; starts?: readonly number[] };

const zip = [0x50, 0x4b, 0x03, 0x04];
const office = "application/vnd.openxmlformats-officedocument";

/** By file name extension: the type that we send, and the first bytes of such a file. */
const kinds: Readonly<Record<string, Kind>> = {
  pdf: { type: "application/pdf", starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  png: { type: "image/png", starts: [0x89, 0x50, 0x4e, 0x47] },
  jpg: { type: "image/jpeg", starts: [0xff, 0xd8, 0xff] },
  jpeg: { type: "image/jpeg", starts: [0xff, 0xd8, 0xff] },
  webp: { type: "image/webp", starts: [0x52, 0x49, 0x46, 0x46] },
  docx: { type: `${office}.wordprocessingml.document`, starts: zip },
  xlsx: { type: `${office}.spreadsheetml.sheet`, starts: zip },
  pptx: { type: `${office}.presentationml.presentation`, starts: zip },
  odt: { type: "application/vnd.oasis.opendocument.text", starts: zip },
  ods: { type: "application/vnd.oasis.opendocument.spreadsheet", starts: zip },
  csv: { type: "text/csv" },
  txt: { type: "text/plain" },
};

/** The extensions that a file chooser offers. */
export const acceptedEndings = Object.keys(kinds).map((ending) => `.${ending}`);

/** The files for storing and sending, or a sentence about what is wrong with one. */
export function checkAttachments(
  files: readonly SentAttachment[],
): { ok: true; attachments: Attachment[] } | { ok: false; problem: string } {
  const refused = (problem: string) => ({ ok: false as const, problem });
  if (files.length > maxAttachments) return refused(`A reply has at most ${maxAttachments} files.`);
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > attachmentsLimit) return refused("The files of a reply have at most 10 MB in all.");
  const attachments: Attachment[] = [];
  for (const { name, bytes } of files) {
    const kind = kindOf(name);
    if (!kind) return refused(`"${name}" cannot be sent: ${acceptedEndings.join(", ")} can.`);
    if (bytes.length === 0) return refused(`"${name}" is empty.`);
    if (!isKind(bytes, kind))
      return refused(`"${name}" is not what its name says. Save it again in its program.`);
    attachments.push({ name, bytes, type: kind.type });
  }
  return { ok: true, attachments };
}

function kindOf(name: string): Kind | undefined {
  const ending = /\.([a-z]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
}

function isKind(bytes: Uint8Array, { starts }: Kind): boolean {
  if (starts) return starts.every((byte, at) => bytes[at] === byte);
  return !bytes.includes(0) && isUtf8(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
