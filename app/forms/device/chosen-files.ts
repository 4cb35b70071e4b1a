import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import { type FieldErrors, isAsked } from "#app/forms/engine/read-answers.ts";
import { fileProblem, signatureLength } from "#app/forms/engine/upload-rules.ts";
import { answersIn } from "./typed-in-form.ts";

/** Whether a form takes files; its body is then multipart. */
export function takesFiles({ fields }: Pick<DrawnForm, "fields">): boolean {
  return Object.values(fields).some(({ kind }) => kind === "file");
}

/** The values of the form on the page, as they are sent: with only those files that are asked for. */
export function filledIn(element: HTMLFormElement, form: Pick<DrawnForm, "fields">): FormData {
  const data = new FormData(element);
  const typed = answersIn(element, form);
  for (const [name, value] of [...data]) {
    const field = form.fields[name];
    const isLeft = typeof value !== "string" && (value.name === "" || !field || !isAsked(field, typed));
    if (isLeft) data.delete(name);
  }
  return data;
}

/** The errors of the chosen files, by the same rules as on the server. */
export async function chosenFileErrors(
  data: FormData,
  form: Pick<DrawnForm, "fields">,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [name, file] of data) {
    const field = form.fields[name];
    if (typeof file === "string" || !field) continue;
    const problem = fileProblem(field, { size: file.size, head: await headOf(file) });
    if (problem) errors[name] = problem;
  }
  return errors;
}

/** Identifies the chosen files, so that a changed file is sent as a new message. */
export function chosenFilesMark(data: FormData): string {
  return [...data.values()]
    .flatMap((value) =>
      typeof value === "string" ? [] : [`${value.name} ${value.size} ${value.lastModified}`],
    )
    .join();
}

/** A file that became unreadable has no first bytes. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
