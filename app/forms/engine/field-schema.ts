import * as v from "valibot";
import { grouped } from "#app/calculator/rupees.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { oneEmailAddress } from "#app/values/email-address.ts";
import { readGstin } from "#app/values/gstin.ts";
import { inSentence } from "#app/values/in-sentence.ts";
import { internationalPhone } from "#app/values/phone.ts";
import { manyLines, oneLine } from "#app/values/plain-text.ts";
import type { Field } from "./fields.ts";

export type FieldSchema = v.GenericSchema<string, string>;

const made = new WeakMap<Field, FieldSchema>();

/** The rule for one non-empty value of a field, created once: from typed to stored value. */
export function fieldSchema(field: Field): FieldSchema {
  const known = made.get(field);
  if (known) return known;
  const schema = v.pipe(
    v.string(),
    v.transform(lineBreakAsOne),
    v.maxLength(longest(field), tooLong(field)),
    kindSchema(field),
  );
  made.set(field, schema);
  return schema;
}

/** The sentence for a required field that was left empty. */
export function missingSentence({ kind, label, missing }: Field): string {
  if (missing) return missing;
  if (kind === "choice") return `Choose an answer: ${label}`;
  if (kind === "choices") return `Choose at least one: ${label}`;
  return `Enter ${inSentence(label)}`;
}

function kindSchema(field: Field): FieldSchema {
  switch (field.kind) {
    case "text":
    case "file":
      return read(oneLine, `${called(field)}: use one line of plain text`);
    case "longText":
      return read(manyLines, `${called(field)}: use plain text`);
    case "email":
      return read(oneEmailAddress, "Enter an e-mail address like name@company.in");
    case "phone":
      return read(
        internationalPhone,
        "Enter a phone number like 98765 43210, a landline with its STD code like 080 4000 1234, or one from abroad with +",
      );
    case "pin":
      return read(pinCode, "Enter a PIN code of six digits, like 560001");
    case "gstin":
      return read(readGstin, "Check the GSTIN: 15 characters, like 27AAPFU0939F1ZV");
    case "number":
      return read(
        (typed) => wholeNumber(typed, field),
        `${called(field)}: enter a whole number from ${grouped(field.min ?? 0)} to ${grouped(field.max ?? Number.MAX_SAFE_INTEGER)}`,
      );
    case "choice":
    case "choices":
      return v.pipe(
        v.string(),
        v.transform((typed) => field.formerly?.[typed] ?? typed),
        v.picklist(field.options ?? [], `${called(field)}: choose one of the answers offered`),
      );
    case "carried":
      return v.pipe(
        v.string(),
        v.regex(/^\/[\w/-]+(\?[\w=&.-]+)?$/, `${called(field)}: reload the page and try again`),
      );
    case "consent":
      return v.literal("yes", missingSentence(field));
  }
}

function read(keep: (typed: string) => string | undefined, sentence: string): FieldSchema {
  return v.pipe(v.string(), v.transform(keep), v.string(sentence));
}

/** As the browser counts: a form posted without script sends two characters for each line break. */
function lineBreakAsOne(typed: string): string {
  return typed.replaceAll("\r\n", "\n");
}

/** Most characters of an answer. */
export function longest({ kind, max }: Field): number {
  // The sender's disk named the file; the server cuts the name.
  if (kind === "file") return Number.POSITIVE_INFINITY;
  return kind === "number" ? 15 : (max ?? 200);
}

/** The label without what follows a colon. */
function called({ label }: Field): string {
  return label.replace(/\?$/, "");
}

function tooLong(field: Field): string {
  return `${called(field)}: use at most ${longest(field)} characters`;
}

function pinCode(typed: string): string | undefined {
  const compact = cleanNumber(typed).trim();
  return /^[1-9]\d{2} ?\d{3}$/.test(compact) ? compact.replace(" ", "") : undefined;
}

function wholeNumber(typed: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Field): string | undefined {
  const compact = cleanNumber(typed).replace(/[\s,]/g, "");
  const value = /^\d{1,12}$/.test(compact) ? Number(compact) : Number.NaN;
  return value >= min && value <= max ? String(value) : undefined;
}
