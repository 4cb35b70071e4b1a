import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import type { FieldErrors } from "#app/forms/engine/read-answers.ts";
import { fileProblem, signatureLength } from "#app/forms/engine/upload-rules.ts";

/** Whether a form takes files; its body is then multipart. */
export function takesFiles({ fields }: Pick<DrawnForm, "fields">): boolean {
  return Object.values(fields).some(({ kind }) => kind === "file");
}

/** What is wrong with the files chosen in a form on the page, by the same rule as on the server. */
export async function chosenFileErrors(
  element: HTMLFormElement,
  form: Pick<DrawnForm, "fields">,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [name, file] of new FormData(element)) {
    const field = form.fields[name];
    if (typeof file === "string" || file.name === "" || !field) continue;
    const problem = fileProblem(field, { size: file.size, head: await headOf(file) });
    if (problem) errors[name] = problem;
  }
  return errors;
}

/** Identifies the chosen files, so that a changed file is sent as a new message. */
export function chosenFilesMark(element: HTMLFormElement): string {
  return [...new FormData(element).values()]
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
