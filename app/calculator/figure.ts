import { cleanNumber } from "#app/values/clean-number.ts";
import { grouped } from "./rupees.ts";

/** A number of a calculation; null if left blank, which leaves its line out. */
export type Figure = number | null;

/** The rules of a figure's field. */
export type FigureRule = {
  /** Its name in error sentences. */
  label: string;
  /** The default. */
  initial: Figure;
  least?: number;
  most: number;
  whole?: boolean;
  needed?: boolean;
};

/** Field values: name -> text. */
export type Typed = Readonly<Record<string, string>>;

/** Name -> rule, in the order of the page. */
export type FigureRules = Readonly<Record<string, FigureRule>>;

export type Read = { values: Readonly<Record<string, Figure>>; errors: Readonly<Record<string, string>> };

/** Reads figures as people type them: 1,00,000 or Rs. 1 00 000/- or 1.2 lakh or १००. */
export function readFigures(rules: FigureRules, typed: Typed): Read {
  const values: Record<string, Figure> = {};
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = numberIn(plain(typed[name] ?? ""));
    values[name] = value;
    if (isWrong(rule, value)) errors[name] = sentence(rule);
  }
  return { values, errors };
}

/** A figure as its field shows it. */
export function shownFigure(value: Figure): string {
  return value === null ? "" : grouped(value, 6);
}

function numberIn(text: string): Figure {
  if (text === "") return null;
  const [, digits, unit = ""] = typedFigure.exec(text) ?? [];
  const zeros = zerosOf.get(unit);
  // Read as one decimal: a product such as 1.13 × 1,00,000 is not exact.
  return digits === undefined || zeros === undefined ? Number.NaN : Number(`${digits}e${zeros}`);
}

const typedFigure = /^(?:rs\.?|inr)?(\d{1,15}(?:\.\d{0,6})?|\.\d{1,6})([a-z]*)(?:\/-)?$/;

/** The words that people put after an amount, each with the zeros it stands for. */
const zerosOf = new Map([
  ["", 0],
  ...["lakh", "lakhs", "lac", "lacs"].map((unit) => [unit, 5] as const),
  ...["crore", "crores", "cr"].map((unit) => [unit, 7] as const),
]);

function plain(typed: string): string {
  return cleanNumber(typed)
    .toLowerCase()
    .replace(/[\s,₹%]/g, "");
}

function isWrong({ least = 0, most, whole, needed }: FigureRule, value: Figure): boolean {
  if (value === null) return needed ?? false;
  return !(value >= least && value <= most) || (whole === true && !Number.isInteger(value));
}

function sentence({ label, least = 0, most, whole, needed }: FigureRule): string {
  const kind = whole ? "a whole number" : "a number";
  return `${label}: enter ${kind} from ${grouped(least, 6)} to ${grouped(most)}${needed ? "" : ", or leave it blank"}`;
}
