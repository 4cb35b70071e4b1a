import { type Read, shownFigure } from "#app/calculator/figure.ts";
import { type DeviceKey, deviceRows, type FleetKey, fleetRows, type Origin } from "./assumptions.ts";
import { tcoRules } from "./calculation.ts";
import { isMacOnly, nameOf } from "./inputs.ts";
import { presetOf } from "./presets.ts";

/** The date of the sources. */
export const figuresAsOf = "21 November 2026";

/** The legend of the words beside the figures. */
export const originNotes = [
  { word: "Example", means: "replace it." },
  { word: "Our estimate", means: "usual for a laptop; only power differs." },
  { word: "Tax law", means: "18 per cent on laptops (HSN\u00a08471)." },
  { word: "Study", means: "named, with who paid." },
] as const;

export const blankNote = "A blank field is left out on both sides.";

export const softNote =
  "Never part of the result. Shares: Forrester, July 2021, commissioned by Apple, ten organisations.";

const origins: Record<Origin, string> = {
  example: "example",
  estimate: "our estimate",
  law: "tax law",
  study: "study",
};

/** The source of a row's figures, in a word. */
export function originOf(
  names: readonly string[],
  values: Read["values"],
  origin: Origin | undefined,
): string {
  if (names.some((name) => values[name] !== tcoRules[name]?.initial)) return "yours";
  return origin ? origins[origin] : "";
}

/** The same for a row of the comparison, whose figures may come from a preset. */
export function originOfRow(row: DeviceKey | FleetKey, values: Read["values"]): string {
  if (row in fleetRows) return originOf([row], values, fleetRows[row as FleetKey].origin);
  const key = row as DeviceKey;
  const preset = key === "tickets" ? presetOf(values) : undefined;
  const { origin } = deviceRows[key] as { origin?: Origin };
  return preset ?? originOf(namesOf(key), values, origin);
}

export function namesOf(key: DeviceKey): string[] {
  return isMacOnly(key) ? [nameOf("mac", key)] : [nameOf("mac", key), nameOf("pc", key)];
}

export type AssumptionRow = { label: string; mac: string; pc: string; origin: string };

/** The inputs of a result with their sources. Rows of one figure have it under Mac. */
export function assumptionRows(values: Read["values"]): AssumptionRow[] {
  const shown = (name: string) => shownFigure(values[name] ?? null) || "not counted";
  const fleet = (Object.keys(fleetRows) as FleetKey[]).map((key) => ({
    label: titled(fleetRows[key]),
    mac: key === "credit" ? (values.credit === 0 ? "not claimed" : "claimed back") : shown(key),
    pc: "",
    origin: originOfRow(key, values),
  }));
  const compared = (Object.keys(deviceRows) as DeviceKey[]).map((key) => ({
    label: titled(deviceRows[key]),
    mac: shown(nameOf("mac", key)),
    pc: isMacOnly(key) ? "" : shown(nameOf("pc", key)),
    origin: originOfRow(key, values),
  }));
  return [...fleet, ...compared];
}

function titled({ label, unit }: { label: string; unit: string }): string {
  return unit ? `${label} (${unit})` : label;
}
