import { createHash } from "node:crypto";
import type { Form } from "#app/forms/engine/define-form.ts";
import { type Answers, type FieldErrors, isAsked, type Typed } from "#app/forms/engine/read-answers.ts";
import { fileProblem } from "#app/forms/engine/upload-rules.ts";
import type { Upload } from "#app/leads/submissions/submission.ts";
import { bluntText } from "#app/values/plain-text.ts";

/** A file as it arrived. Its name is the sender's choice. */
export type SentFile = { name: string; bytes: Uint8Array };

/** The files of a body by the name of their field. */
export type SentFiles = ReadonlyMap<string, readonly SentFile[]>;

/** The names of the fields that take a file. */
export function fileFields({ fields }: Pick<Form, "fields">): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === "file");
}

/**
 * The typed values with the name of each file as the answer to its field; undefined if a file or a text is misplaced.
 */
export function withFileNames(form: Form, typed: Typed, files: SentFiles): Typed | undefined {
  const named = new Map(typed);
  for (const name of fileFields(form)) {
    if (typed.get(name)?.some((text) => text !== "")) return undefined;
    const sent = files.get(name) ?? [];
    named.set(
      name,
      sent.map((file) => bluntText(file.name.split(/[\\/]/).at(-1) ?? "", 100) || "file"),
    );
  }
  return [...files.keys()].every((name) => form.fields[name]?.kind === "file") ? named : undefined;
}

/** The errors of the requested files: size and signature, field by field. */
export function fileErrors(
  { fields }: Form,
  { typed, files }: { typed: Typed; files: SentFiles },
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, [file]] of files) {
    const field = fields[name];
    if (!field || !file || !isAsked(field, typed)) continue;
    const problem = fileProblem(field, { size: file.bytes.length, head: file.bytes });
    if (problem) errors[name] = problem;
  }
  return errors;
}

/** The files of a valid submission, for storing: those that answer a field. */
export function uploadsOf(files: SentFiles, answers: Answers): Upload[] {
  return [...files].flatMap(([field, [file]]) => {
    if (!file || !Object.hasOwn(answers, field)) return [];
    const sha256 = createHash("sha256").update(file.bytes).digest("hex");
    return [{ field, sha256, bytes: file.bytes }];
  });
}
