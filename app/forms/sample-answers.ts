import type { DrawnForm } from "./define-form.ts";
import type { Field } from "./fields.ts";
import { isAsked } from "./read-answers.ts";

/** Valid answers to every field that is asked, for tests, demo data and benches. */
export function sampleAnswers(form: Pick<DrawnForm, "fields">, changes: Record<string, string[]> = {}) {
  const typed = new Map<string, string[]>();
  for (const [name, field] of Object.entries(form.fields)) {
    const own = changes[name];
    if (own) typed.set(name, own);
    else if (isAsked(field, typed)) typed.set(name, [sampleOf(name, field)]);
  }
  return typed;
}

/** The same as the body that a browser posts. */
export function sampleBody(
  form: Pick<DrawnForm, "fields">,
  changes: Record<string, string[]> = {},
): URLSearchParams {
  const typed = sampleAnswers(form, changes);
  return new URLSearchParams([...typed].flatMap(([name, values]) => values.map((value) => [name, value])));
}

/** A body as a browser posts it, in several parts with a small PDF where the form takes one. */
export function samplePost(
  form: Pick<DrawnForm, "fields">,
  changes: Record<string, string[]> = {},
): URLSearchParams | FormData {
  const files = Object.keys(form.fields).filter((name) => form.fields[name]?.kind === "file");
  const body = sampleBody(form, changes);
  if (files.length === 0) return body;
  const data = new FormData();
  for (const [name, value] of body) {
    data.append(
      name,
      files.includes(name) ? new File([samplePdf], value, { type: "application/pdf" }) : value,
    );
  }
  return data;
}

/** The smallest thing that a reader opens as a PDF. */
export const samplePdf = new TextEncoder().encode(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
);

function sampleOf(name: string, field: Field): string {
  switch (field.kind) {
    case "text":
      return (
        { name: "Asha Rao", organization: "Example Textiles", city: "Bengaluru" }[name] ?? "Sample answer"
      );
    case "longText":
      return "We would like to compare two offers before the end of the quarter.";
    case "email":
      return "asha.rao@example.in";
    case "phone":
      return "98765 43210";
    case "pin":
      return "560001";
    case "gstin":
      return "27AAPFU0939F1ZV";
    case "number":
      return String(field.min ?? 1);
    case "choice":
    case "choices":
      return field.options?.[0] ?? "";
    case "file":
      return "cv.pdf";
    case "carried":
      return "/apple-mac-tco-calculator?devices=250";
    case "consent":
      return "yes";
  }
}
