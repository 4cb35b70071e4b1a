import type { ReactElement } from "react";
import * as v from "valibot";
import type { MailBrand } from "./brand.ts";

/** A mail's row, checked by the schema of its template; `reason` is for staff. */
export type ReadMail =
  | { outcome: "read"; data: Record<string, unknown>; body: (brand: MailBrand) => ReactElement }
  | { outcome: "unreadable"; reason: string };

/**
 * A mail: the schema of its row and its component. Rows outlive versions: a field added later is optional or has a
 * default, so that rows waiting in the outbox can still be sent.
 */
export function mailTemplate<const Entries extends v.ObjectEntries>(
  entries: Entries,
  body: (props: v.InferOutput<v.ObjectSchema<Entries, undefined>> & { brand: MailBrand }) => ReactElement,
) {
  const schema = v.object(entries);
  return {
    schema,
    read(data: unknown): ReadMail {
      const read = v.safeParse(schema, data);
      if (!read.success) return { outcome: "unreadable", reason: problemsIn(read.issues) };
      return { outcome: "read", data: read.output, body: (brand) => body({ ...read.output, brand }) };
    },
  };
}

/** The names of the invalid fields, never their values. */
export function problemsIn(issues: readonly v.BaseIssue<unknown>[]): string {
  const fields = issues.map((issue) => v.getDotPath(issue) ?? "the whole row");
  return `this version cannot read ${[...new Set(fields)].join(", ")} of the queued row`;
}
