import type { FieldErrors, Typed } from "./read-answers.ts";

/** A form that goes back to the visitor: what was typed, and what is to be put right. */
export type RefusedForm = {
  /** What happened and what to do now, where it does not belong to one field. */
  sentence?: string;
  errors: FieldErrors;
  typed: Typed;
  /** Path of the page on which the visitor met the form. */
  page?: string | undefined;
  /** What can be had instead of a choice that is gone. */
  instead?: readonly { value: string; label: string }[];
  /** A look-up wants a second fact and a third one. */
  asksBoth?: boolean;
  /** What a look-up found: the page that is drawn knows its kind. */
  found?: unknown;
};

/** The same with the status and headers of the answer that carries it. */
export type FormRefusal = RefusedForm & { status: number; headers: Record<string, string> };
