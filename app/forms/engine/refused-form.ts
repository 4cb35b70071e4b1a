import type { FieldErrors, Typed } from "./read-answers.ts";

/** A form that is sent back to the visitor: the typed values and the errors. */
export type RefusedForm = {
  /** What happened and what to do now, if it belongs to no single field. */
  sentence?: string;
  errors: FieldErrors;
  typed: Typed;
  /** Path of the page on which the visitor met the form. */
  page?: string | undefined;
  /** Alternatives to a choice that is no longer available. */
  instead?: readonly { value: string; label: string }[];
  /** A look-up needs two further proofs. */
  asksBoth?: boolean;
  /** The result of a look-up: the drawn page knows its type. */
  found?: unknown;
};

/** The same with the status and headers of its response. */
export type FormRefusal = RefusedForm & { status: number; headers: Record<string, string> };
