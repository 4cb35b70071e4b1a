import * as v from "valibot";
import { isBlank } from "#app/values/plain-text.ts";
import type { DrawnForm } from "./define-form.ts";
import { fieldSchema, missingSentence } from "./field-schema.ts";
import type { Field } from "./fields.ts";

/** The typed values: every value of every name, in the order sent. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** Name -> stored value. Unanswered fields are absent; `choices` give a list. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Name -> one sentence for the visitor, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Reading = { ok: true; answers: Answers } | { ok: false; errors: FieldErrors };

/**
 * Checks typed values against a form, by the same rules in browser and server. Fields that the other answers make
 * irrelevant are neither asked nor stored.
 */
export function readAnswers(form: Pick<DrawnForm, "fields">, typed: Typed): Reading {
  const answers: Record<string, string | readonly string[]> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    if (!isAsked(field, typed)) continue;
    const isSpared = field.instead !== undefined && isGiven(typed, field.instead);
    const read = readField(isSpared ? { ...field, optional: true } : field, typed.get(name) ?? []);
    if (read.error !== undefined) errors[name] = read.error;
    else if (read.value !== undefined) answers[name] = read.value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, answers };
}

/** Whether a field is asked, given the other answers. */
export function isAsked({ when }: Field, typed: Typed): boolean {
  if (!when) return true;
  const { field, part, is } = when;
  const given = typed.get(field) ?? [];
  const answers = part === undefined ? given : given.map((address) => partOf(address, part));
  return answers.some((answer) => is.includes(answer));
}

function isGiven(typed: Typed, name: string): boolean {
  return typed.get(name)?.some((value) => !isBlank(value)) ?? false;
}

function partOf(address: string, part: string): string {
  return new URLSearchParams(address.split("?")[1]).get(part) ?? "";
}

/** The first name that the form does not have, or undefined. */
export function unknownName(form: Pick<DrawnForm, "fields">, typed: Typed): string | undefined {
  return [...typed.keys()].find((name) => !Object.hasOwn(form.fields, name));
}

function readField(
  field: Field,
  sent: readonly string[],
): { value?: string | readonly string[]; error?: string } {
  const values = sent.filter((value) => !isBlank(value));
  if (values.length === 0) return field.optional ? {} : { error: missingSentence(field) };
  if (field.kind === "choices") return readSeveral(field, values);
  if (values.length > 1) return { error: `${field.label}: give one answer` };
  const parsed = v.safeParse(fieldSchema(field), values[0]);
  return parsed.success ? { value: parsed.output } : { error: parsed.issues[0].message };
}

function readSeveral(field: Field, values: readonly string[]) {
  const unique = [...new Set(values)];
  const wrong = unique
    .map((value) => v.safeParse(fieldSchema(field), value))
    .find((parsed) => !parsed.success);
  return wrong ? { error: wrong.issues[0].message } : { value: unique };
}
